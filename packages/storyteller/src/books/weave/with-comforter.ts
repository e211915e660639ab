import type { ScriptPage, ThingName } from '@storylantern/contract';
import type { Company, Telling } from '../arc.ts';
import { namesThing } from '../audit/thing-words.ts';
import { namePattern } from '../audit/who-is-named.ts';
import { namedAtHome } from '../company/named-at-home.ts';
import { escaped } from '../../words/escaped.ts';
import { inTenseOf } from '../told-now.ts';
import { firstThatTakes } from './one-more-sentence.ts';

/** Soft things as they are drawn. */
const SOFT: readonly (readonly [RegExp, ThingName])[] = [
  [/\b(?:blanket|blankie|quilt|cloth|muslin)\b/i, 'blanket'],
  [/\b(?:rabbit|bunny)\b/i, 'rabbit-toy'],
  [/\b(?:teddy|bear)\b/i, 'teddy'],
];
const OF_CLOTH = /\b(?:blanket|blankie|blanky|quilt|cloth|muslin)\b/i;
/** "his bunny Flops protects him", "Mr Button keeps watch". */
const WATCHES = /\b(?:protects?|keeps? watch|guards?|looks? after|keeps? (?:him|her|them) safe)\b/i;
const BOLD: ReadonlySet<string> = new Set(['happy', 'excited', 'proud', 'calm', 'curious', 'determined']);
/** Nobody takes a soft toy into the water or out of a spaceship. */
const NOT_THERE = /^(?:space|undersea|sky)$/;

/** Whoever wakes up is tucked in no more. */
const MORNING = /\b(?:morning|breakfast|woke|wakes?|awake)\b/i;

/** What is said of a child's soft toy or blanket where it comes in, where it is needed, and at the end, in bed or up. */
interface Lines {
  readonly first: readonly string[];
  readonly held: readonly string[];
  readonly inBed: readonly string[];
  readonly up: readonly string[];
}

function linesFor(soft: string, told: string, isCloth: boolean, watches: boolean, child: string): Lines {
  if (isCloth)
    return {
      first: [`${child} had ${told} round both shoulders.`, `${child} had ${told}.`],
      held: [`${child} pulled ${soft} up a bit.`, `${child} held on to ${soft}.`],
      inBed: [`${child} lay warm under ${soft}.`, `${soft} was warm.`],
      up: [`${child} had ${soft} the whole time.`],
    };
  if (watches)
    return {
      first: [`${told} was there to keep watch.`, `${told} kept watch.`],
      held: [`${child} looked at ${soft}.`, `${soft} was there.`],
      inBed: [`${soft} kept watch.`],
      up: [`${soft} had kept watch.`],
    };
  return {
    first: [`${child} had ${told} under one arm.`],
    held: [`${child} held ${soft} tight.`, `${child} hugged ${soft}.`],
    inBed: [`${soft} was tucked in too.`, `${soft} was in there too.`],
    up: [`${soft} had seen it all.`],
  };
}

/** What the comforter of a family is: "toy rabbit", of a name alone what the name says: "Bear-Bear". */
function kindOf({ comforter, theme, details }: Company): string {
  if (comforter === null || !/^\p{Lu}/u.test(comforter)) return comforter ?? '';
  const kind = namedAtHome(theme.raw, details).find(({ name }) => name === comforter)?.kind;
  // "His blanket is called Baba", which is somebody's father elsewhere.
  const cloth = new RegExp(
    String.raw`\b(blanket|blankie|blanky|muslin|cloth|quilt)[^.;,]{0,16} ${escaped(comforter)}(?!\p{L})`,
    'iu',
  ).exec(details)?.[1];
  return kind ?? cloth?.toLowerCase() ?? comforter.toLowerCase().replaceAll('-', ' ');
}

/**
 * What a child sleeps with is with the child from the first pages on, held when it is needed and there at the end, in the
 * tense of the book. A toy that comes in on the last page only was somewhere else all along, and is left out.
 */
export function withComforter(pages: readonly ScriptPage[], company: Company, telling: Telling): readonly ScriptPage[] {
  const { child, comforter, theme, details } = company;
  if (comforter === null) return pages;
  // The toy that the book is about is in it already, and a book that has a Teddy in it has the child's own, by name.
  const isIt = theme.thing !== null && /\b(?:teddy|bear|bunny|rabbit|doll|dolly|toy|blanket)\b/i.test(theme.thing.word);
  const all = pages.map(({ text }) => text).join(' ');
  if (
    isIt ||
    (/\bTeddy\b/.test(all) && !OF_CLOTH.test(kindOf(company))) ||
    all.toLowerCase().includes(comforter.toLowerCase())
  )
    return pages;
  const isName = /^\p{Lu}/u.test(comforter);
  const kind = kindOf(company);
  const soft = isName ? comforter : `the ${comforter.replace(/^(?:the|an?) /, '')}`;
  const noun = kind.split(' ').at(-1) ?? '';
  const isTold = OF_CLOTH.test(noun) || !namePattern(noun).test(all.toLowerCase());
  const isKind = noun !== '' && noun !== 'toy' && !comforter.toLowerCase().includes(noun);
  const told = isName && isKind && isTold ? `${comforter} the ${noun}` : soft;
  const lines = linesFor(soft, told, OF_CLOTH.test(kind), isName && WATCHES.test(details), child.name);
  const tense = inTenseOf(pages.map(({ text }) => text));
  const drawn = SOFT.find(([words]) => words.test(kind))?.[1];
  const isWith = (index: number): boolean =>
    pages[index]?.scene.actors.some(({ who }) => who === child.id) === true &&
    !NOT_THERE.test(pages[index]?.scene.setting ?? '');
  // In the pictures it is where its page says what it is.
  const seen = (page: ScriptPage): ScriptPage =>
    drawn === undefined ||
    !namesThing(page.text.toLowerCase(), drawn) ||
    page.scene.things.includes(drawn) ||
    page.scene.things.length > 3
      ? page
      : { ...page, scene: { ...page.scene, things: [...page.scene.things, drawn] } };
  const put = (to: readonly ScriptPage[], order: readonly number[], said: readonly string[]): ScriptPage[] | null =>
    firstThatTakes(to, order, said.map(tense), telling, (page) => page)?.map((page, n) =>
      page === to[n] ? page : seen(page),
    ) ?? null;
  const last = pages.length - 1;
  const begun = put(pages, [0, 1, 2].filter(isWith), lines.first);
  if (begun === null || !isWith(last)) return pages;
  const end = pages[last];
  const inBed =
    end?.scene.setting === 'bedroom' &&
    !MORNING.test(end.text) &&
    end.scene.actors.some(({ who, pose }) => who === child.id && /^(?:sleep|sit)$/.test(pose));
  const ended = put(begun, [last, last - 1].filter(isWith), inBed ? lines.inBed : lines.up);
  if (ended === null) return pages;
  const hard = [...pages.keys()].filter(
    (index) =>
      index > 2 &&
      index < last - 1 &&
      isWith(index) &&
      pages[index]?.scene.actors.some(({ who, feeling }) => who === child.id && !BOLD.has(feeling)) === true,
  );
  return put(ended, hard, lines.held) ?? ended;
}
