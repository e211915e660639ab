import type { ScriptPage } from '@storylantern/contract';
import { escaped } from '../../words/escaped.ts';
import { MOST_ACTORS } from '../also-there.ts';
import type { Figure, Telling } from '../arc.ts';
import { namePattern } from '../audit/who-is-named.ts';
import { isShort } from './one-more-sentence.ts';

/** So many pages apart one says something after the other. */
const MOST_SAID = 2;

/** What two do together as well as one: past and present, without the "s" of one alone. */
const TOGETHER: Readonly<Record<string, string>> = {
  looks: 'look', waits: 'wait', listens: 'listen', watches: 'watch', laughs: 'laugh', runs: 'run', goes: 'go', walks: 'walk',
  comes: 'come', waves: 'wave', builds: 'build', makes: 'make', packs: 'pack', pulls: 'pull', digs: 'dig', sings: 'sing',
  dances: 'dance', cheers: 'cheer', claps: 'clap', fetches: 'fetch', carries: 'carry', hunts: 'hunt', plays: 'play',
  helps: 'help', nods: 'nod', smiles: 'smile', finds: 'find', 'sits by': 'sit by', 'is here': 'are here', 'is there': 'are there',
}; // prettier-ignore
const TOGETHER_PAST =
  'looked|waited|listened|watched|laughed|ran|went|walked|came|waved|built|made|packed|pulled|dug|hurried|crept|sang|danced|cheered|clapped|fetched|found|carried|searched|hunted|planted|baked|played|helped|nodded|smiled|followed|unpacked|washed|dried|filled|put(?! out)|sat by|sat beside|sat down|got out|got down|lay down|stood|set off|climbed|crouched|knelt|raced|chased|rowed|sailed|swam|splashed|hid|pushed|stopped|tried|heard|saw|met|brought|stayed|had (?:made|built|drawn|painted|brought|found|packed|baked|planted|put|helped|come|gone|heard|seen)';
const DOING = `${TOGETHER_PAST}|${Object.keys(TOGETHER).join('|')}`;
/** "Emma came along, and was in charge": what goes on with a verb for one is not done by two. */
const GOES_ON_ALONE = String.raw`[^.!?"“]*(?<!\p{L})and (?:then |so )?(?:was|is|has|\p{L}{3,}s)(?!\p{L})`;
/** What each has of their own, and does with it alone: nobody puts out one hand of two, or sits down on one chair. */
const WITH_ONES_OWN = String.raw`[^.!?"“]*(?<!\p{L})(?:own|alone|hands?|arms?|heads?|eyes?|ears?|nose|knees?|foot|feet|legs?|fingers?|mouth|chin|tummy|lap|chair|stool|pocket|hat|coat|scarf|boots?|shoes?|himself|herself|both)(?!\p{L})`;
const SPOKE = 'said|says|asked|asks|cried|called|whispered|shouted';
/** What only one of two can say. */
const OF_ONE = /(?<!\p{L})(?:I|me|my|mine|myself|I['’]\p{L}+)(?!\p{L})/u;
/** Several of whom the one is among. */
const OF_SEVERAL = /\b(?:they|them|we|us)\b/i;
const QUOTED = /["“][^"”]*["”]/g;

/** Pages of a book and on how many of them somebody now has a share; null where that is on none. */
export interface Shared {
  readonly pages: readonly ScriptPage[];
  readonly count: number;
}

/**
 * Somebody who is there all along has a share in what another does and says: "Edie and Ralph fetched the lamp", and a
 * sentence that either of them could say is said by the one as well as by the other. Nothing is added that the story does
 * not need. The first pages and a page of the middle are asked first; the refrain stays with whoever has it.
 */
export function withShare(
  book: readonly ScriptPage[],
  leader: Figure,
  other: Figure,
  telling: Telling,
  refrain: string | null,
): Shared {
  const pages = [...book];
  let count = 0;
  const put = (index: number, text: string | null): boolean => {
    const page = pages[index];
    if (!page || text === null || !isShort(text, telling) || isAtOwnHome(page, other)) return false;
    const actor = page.scene.actors.find(({ who }) => who === leader.id);
    // Who is only heard is not drawn, whoever of the two it is.
    if (!actor) {
      if (leader.isChild) return false;
      pages[index] = { ...page, text };
      count++;
      return true;
    }
    const isSpokenOf = namePattern(leader.name).test(text) || (leader.isChild && OF_SEVERAL.test(text));
    // Whoever is not spoken of any more is not in the picture either.
    const others = isSpokenOf ? page.scene.actors : page.scene.actors.filter((each) => each !== actor);
    if (others.length >= MOST_ACTORS) return false;
    const actors = [...others, { ...actor, who: other.id, holds: isSpokenOf ? null : actor.holds }];
    pages[index] = { ...page, text, scene: { ...page.scene, actors } };
    count++;
    return true;
  };
  const free = (index: number): boolean => !namePattern(other.name).test(pages[index]?.text ?? '');
  const textOf = (index: number): string => pages[index]?.text ?? '';
  const last = pages.length - 1;
  const order = [...pages.keys()].filter((index) => index < last && free(index));
  // Somebody who comes in at the end only has been somewhere else.
  const early = order.filter((index) => index < last / 2);
  const first = early.find((index) => put(index, doneByBoth(textOf(index), leader, other)));
  const core = refrain?.toLowerCase().replace(/[.!?,]+$/, '') ?? null;
  let said = 0;
  let doneAgain = 0;
  let before = first ?? 0;
  for (const index of order) {
    if (said >= MOST_SAID || index < before + 2) continue;
    const others = pages.filter((page, n) => n !== index && namePattern(leader.name).test(page.text));
    if (put(index, saidByOther(textOf(index), leader, other, core, others.length > 0))) {
      said++;
      before = index;
    }
  }
  if (leader.isChild)
    for (const index of order.filter((each) => each > before + 1 && free(each))) {
      if (said + doneAgain >= MOST_SAID || index < before + 2) continue;
      if (put(index, doneByBoth(textOf(index), leader, other))) {
        doneAgain++;
        before = index;
      }
    }
  // Of two grown-ups the other one may do the whole of a page.
  const named = order.filter((index) => namePattern(leader.name).test(textOf(index)));
  if (count === 0 && !leader.isChild)
    named.slice(1).find((index) => put(index, doneByOther(textOf(index), leader, other)));
  // Better late than not at all.
  if (count === 0) order.find((index) => put(index, doneByBoth(textOf(index), leader, other)));
  return { pages, count };
}

/** At night a friend is in a bed of their own. */
const isAtOwnHome = ({ scene }: ScriptPage, { introduced, name }: Figure): boolean =>
  introduced !== name &&
  / (?:friend|cousin) /.test(introduced) &&
  scene.setting === 'bedroom' &&
  scene.time === 'night';

/** "Edie looked in" as "Edie and Ralph looked in"; null where nothing on a page is done by two as well as by one. */
function doneByBoth(text: string, leader: Figure, other: Figure): string | null {
  const { name } = leader;
  const told = text.replaceAll(QUOTED, '"."');
  // "Mum put in apples. She smiled": of two it would be they.
  if (saysHeOf(text, leader)) return null;
  const at = new RegExp(
    String.raw`((?:^|[.!?]["”]? )(?:So |Then |But |And )?)${escaped(name)} (${DOING})(?=[ .,])(?!(?:[^.!?"“]*(?<!\p{L})${escaped(name)}(?!\p{L})))(?!${GOES_ON_ALONE})(?!${WITH_ONES_OWN})`,
    'u',
  );
  const both = `${name} and ${other.name}`;
  if (at.test(text)) return text.replace(at, (_, before, verb: string) => `${before}${both} ${TOGETHER[verb] ?? verb}`);
  // "In come Emma and Mummy", "went to Dad to see": where one is named beside others there is room for two.
  const beside = new RegExp(String.raw`(?<!\p{L})(\p{Lu}\p{L}+) and ${escaped(name)}(?=[.,!?]| (?:${DOING})\b)`, 'u');
  if (beside.test(told) && !beside.test(text.match(QUOTED)?.join(' ') ?? ''))
    return text.replace(beside, (_, one: string) => `${one}, ${both}`);
  const towards = new RegExp(
    String.raw`(?<= (?:to|with|behind|beside|past|between|round) )${escaped(name)}(?=[.,!?]| (?:to|and|in|at|on|with)\b)`,
    'u',
  );
  if (towards.test(told) && !towards.test(text.match(QUOTED)?.join(' ') ?? '')) return text.replace(towards, both);
  return null;
}

/** A page with the other one in the place of the first; null where it has a word for the first that the other has not. */
function doneByOther(text: string, leader: Figure, other: Figure): string | null {
  return saysHeOf(text, leader) ? null : text.replace(new RegExp(namePattern(leader.name).source, 'gu'), other.name);
}

/** Whether a page tells of one of two in a pronoun that the other may not have: "She smiled". */
function saysHeOf(text: string, { name, he, him, his }: Figure): boolean {
  const told = text.replaceAll(QUOTED, '"."');
  return he !== name && new RegExp(String.raw`\b(?:${[he, him, his].map(escaped).join('|')})\b`, 'iu').test(told);
}

/** What one says alone on a page, said by the other, or by both where the one says nothing else; null where only the one can. */
function saidByOther(
  text: string,
  { name }: Figure,
  other: Figure,
  refrain: string | null,
  isAlsoElsewhere: boolean,
): string | null {
  const named = text.match(new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})`, 'gu')) ?? [];
  if (named.length !== 1 || (refrain !== null && text.toLowerCase().includes(refrain))) return null;
  const tag = new RegExp(String.raw`(["“][^"”]*["”] (?:${SPOKE}) )${escaped(name)}(?=[.,])`, 'u');
  const found = tag.exec(text)?.[1];
  if (found === undefined || OF_ONE.test(text) || found.includes(other.name)) return null;
  return text.replace(
    tag,
    (_, before: string) => `${before}${isAlsoElsewhere ? other.name : `${name} and ${other.name}`}`,
  );
}
