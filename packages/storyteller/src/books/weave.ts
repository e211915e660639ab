import type { Character, ScriptPage, SettingName, ThingName } from '@storylantern/contract';
import { BOOK_LIMITS } from './audit/limits.ts';
import { pageText } from './audit/page-text.ts';
import { namesEntity } from './audit/scene-truth.ts';
import type { Chance, Company, Figure, Telling } from './arc.ts';
import { isCast, withArticle } from './company/figure.ts';
import { punctuated } from './punctuation.ts';
import type { Entity } from './theme.ts';
import { isUnkind } from '../facts/usable-phrase.ts';
import { isOfKin } from './theme/household.ts';
import { isSpokenOf } from './theme/clauses.ts';
import { singularsOf } from './theme/entries.ts';
import { kindOf, type NounSort } from './theme/noun-kind.ts';
import type { Occasion } from './theme/occasion.ts';

/** Settings that a story uses when it does not mind where it happens. */
const ANY_PLACE: ReadonlySet<SettingName> = new Set([
  'garden',
  'street',
  'forest',
  'playground',
  'living-room',
  'bedroom',
  'kitchen',
  'farm',
]);
/** Words that tie a page to where it is. */
const TIED: Readonly<Partial<Record<SettingName, RegExp>>> = {
  garden: /\b(?:garden|gate|lawn|flower ?bed|hedge|home|shed|fence|washing line)\b/i,
  street: /\b(?:street|road|pavement|shop|corner)\b/i,
  forest: /\b(?:forest|woods?|trees?|branch\w*)\b/i,
  playground: /\b(?:playground|swings?|slide|park)\b/i,
  'living-room': /\b(?:room|sofa|carpet|rug|home|house|stairs|window|door)\b/i,
  bedroom: /\b(?:bed|bedroom|pillow|quilt|home|stairs|window|door|asleep|sleep|night)\b/i,
  kitchen: /\b(?:kitchen|table|oven|cupboard|kettle|home|door|window|supper|breakfast)\b/i,
  farm: /\b(?:farm|barn|yard|field)\b/i,
};

/** A book in the making. */
export interface Weaving {
  readonly pages: readonly ScriptPage[];
  readonly cast: readonly Character[];
  /** How many parts of the theme had to be put in because the arc has no use for them. */
  readonly woven: number;
}

/** Parts of a theme that an arc left out get a line of their own and a place in a picture, true to whatever they are. */
export function woven(
  book: { readonly pages: readonly ScriptPage[]; readonly cast: readonly Character[] },
  company: Company,
  telling: Telling,
  chance: Chance,
): Weaving {
  let { pages, cast } = book;
  let count = 0;
  const put = (made: readonly ScriptPage[] | null): void => {
    if (!made) return;
    pages = made;
    count++;
  };
  const { theme } = company;
  // What a page only speaks of, in the words of the theme, need not be brought as well.
  const isSpoken = (entity: Entity): boolean => isSpokenOf(theme, entity) && told(entity);
  const told = (entity: Entity): boolean =>
    pages.some((page) =>
      [entity.word, entity.being?.id, entity.thing?.id].some(
        (word) => word !== undefined && namesEntity(page.text, word, null),
      ),
    );
  if (theme.place && !isSpoken(theme.place) && !(told(theme.place) && inPlace(pages, theme.place)) && isSaidInTheme(theme.place, theme.raw))
    put(withPlace(pages, theme.place, telling, chance));
  // Nothing is said of a thing nobody knows, not even that it can be brought; of some only the kind has to be known.
  if (theme.thing && canBeBrought(theme.thing) && !(told(theme.thing) && isDrawn(pages, theme.thing))) {
    put(withThing(pages, theme.thing, company.hero, telling, chance));
  }
  for (const each of theme.also)
    if (canBeBrought(each) && !told(each)) put(withThing(pages, each, company.hero, telling, chance));
  if (isOfKin(theme) && theme.clause === null) put(withSaying(pages, company, telling));
  if (theme.occasion && !isSaid(theme.occasion, pages)) put(withOccasion(pages, theme.occasion, telling, chance));
  const seen = new Set(pages.flatMap((page) => page.scene.actors.map((actor) => actor.who)));
  // Somebody whom a child is to keep away from does not look in to say hello.
  const welcome = !/^strangers?$/.test(theme.other?.word ?? '');
  if (welcome && company.other && theme.other && (!seen.has('other') || !told(theme.other)) && isCast(company.other)) {
    const visited = withVisitor(pages, company.other, telling, chance);
    put(visited);
    if (visited && !cast.some((each) => each.id === 'other')) cast = [...cast, company.other.character];
  }
  return { pages: withFamily(pages, company, telling), cast, woven: count };
}

/** A place that was only put in, because a journey goes somewhere, is not insisted on. */
const isSaidInTheme = ({ word, known }: Entity, raw: string): boolean =>
  known || raw.toLowerCase().includes(word.toLowerCase());

/** Kinds of things that may lie about whatever else is true of them. */
const MAY_LIE_ABOUT: ReadonlySet<NounSort> = new Set<NounSort>([
  'food',
  'plant',
  'instrument',
  'toy',
  'clothing',
  'furniture',
  'container',
  'machine',
  'tool',
  'vehicle',
]);
function canBeBrought({ word, known }: Entity): boolean {
  if (known) return true;
  const kind = kindOf(word) ?? kindOf(word.split(' ').at(-1) ?? word);
  return kind !== undefined && MAY_LIE_ABOUT.has(kind.kind.sort);
}

const isSaid = ({ lines, weather }: Occasion, pages: readonly ScriptPage[]): boolean =>
  pages.some(
    (page) => lines.some((line) => page.text.includes(line)) || (weather !== null && page.scene.weather === weather),
  );

/** Where weather is seen. */
const OUTDOORS: ReadonlySet<SettingName> = new Set([
  'garden',
  'street',
  'forest',
  'playground',
  'farm',
  'beach',
  'pond',
  'mountain',
  'castle',
]);
/** A page that says what the sky does is left alone. */
const OF_THE_SKY = /\b(?:sun\w*|moon\w*|stars?|sky|skies|rain\w*|snow\w*|wind\w*|dry|warm|hot|cold|clear|shadow)\b/i;

const LONGEST_SAYING = 40;

/** "daddy dances funny": what a theme says of one of the family, said by the child in the theme's own words. */
function withSaying(
  pages: readonly ScriptPage[],
  { theme, child }: Company,
  telling: Telling,
): ScriptPage[] | null {
  const said = theme.raw.split(/[.!?;,]/)[0]?.trim() ?? '';
  if (said.length > LONGEST_SAYING || /[^\p{L} '-]/u.test(said) || isUnkind(said) || !OF_ONE.test(said)) return null;
  const line = `"${said.charAt(0).toUpperCase()}${said.slice(1)}," said ${child.name}.`;
  const withChild = [0, 1].filter((i) => pages[i]?.scene.actors.some((actor) => actor.who === child.id));
  return firstThatTakes(pages, withChild, [line], telling, (page) => page, 'first');
}
/** It has a verb of its own. */
const OF_ONE = /^(?:my |our )?\p{L}+ (?:\p{Lu}\p{L}+ )?(?:is|has|can|can't|never|always|won't|\p{Ll}{2,}s) \p{L}/u;

/** A page that names its own day or hour keeps it. */
const OF_A_DAY = /\b(?:night|day|morning|evening|afternoon|next|today|tomorrow|yesterday|o'clock|\p{Lu}\p{L}+day)\b/u;

/** The day of a theme begins one of the first pages; its weather is seen where it is said. */
function withOccasion(
  pages: readonly ScriptPage[],
  { lines, weather }: Occasion,
  telling: Telling,
  chance: Chance,
): ScriptPage[] | null {
  // Who it is about is told first, and then the day.
  const early = [1, 2, 3, 0].filter((i) => i < pages.length);
  const quiet = early.filter((i) => !OF_A_DAY.test(pages[i]?.text ?? ''));
  const said = chance.some(lines.length, lines);
  const outside = early.filter((i) => {
    const page = pages[i];
    return page !== undefined && OUTDOORS.has(page.scene.setting) && !OF_THE_SKY.test(page.text);
  });
  const shown = (page: ScriptPage): ScriptPage => ({ ...page, scene: { ...page.scene, weather: weather ?? 'clear' } });
  return (
    (weather === null ? null : firstThatTakes(pages, outside, said, telling, shown, 'first')) ??
    firstThatTakes(pages, [...quiet, ...early], said, telling, (page) => page, 'first')
  );
}

/** Pages on which the child is content, where a word about what the child likes does no harm. */
const CONTENT: ReadonlySet<string> = new Set(['happy', 'excited', 'proud']);
/** Soft things as they are drawn. */
const SOFT: readonly (readonly [RegExp, ThingName])[] = [
  [/\b(?:blanket|blankie|quilt|cloth|muslin)\b/i, 'blanket'],
  [/\b(?:rabbit|bunny)\b/i, 'rabbit-toy'],
  [/\b(?:teddy|bear)\b/i, 'teddy'],
];

/** What the child sleeps with and what the child likes, each as one detail of a page, where there is a place for it. */
function withFamily(pages: readonly ScriptPage[], company: Company, telling: Telling): readonly ScriptPage[] {
  const { child, comforter, interests, theme } = company;
  const all = pages
    .map((page) => page.text)
    .join(' ')
    .toLowerCase();
  let made = pages;
  const last = made.length - 1;
  const end = made[last];
  if (comforter !== null && end?.scene.setting === 'bedroom' && !all.includes(comforter.toLowerCase())) {
    const inBed = end.scene.actors.some((actor) => actor.who === child.id && /^(?:sleep|sit)$/.test(actor.pose));
    const soft = /^\p{Lu}/u.test(comforter) ? comforter : `the ${comforter.replace(/^(?:the|an?) /, '')}`;
    const drawn = SOFT.find(([words]) => words.test(comforter))?.[1];
    if (inBed)
      made =
        firstThatTakes(made, [last], [`${soft} was there too.`], telling, (page) =>
          drawn === undefined || page.scene.things.includes(drawn) || page.scene.things.length > 3
            ? page
            : { ...page, scene: { ...page.scene, things: [...page.scene.things, drawn] } },
        ) ?? made;
  }
  const liked = interests.find(
    (each) =>
      singularsOf(each).every((form) => !namesEntity(`${theme.raw} ${all}`, form, null)) &&
      /^\p{Ll}[\p{L} ]{2,18}$/u.test(each),
  );
  if (liked !== undefined) {
    const order = inOrder(made)
      .slice(-4, -1)
      .filter((i) => !/["”]$/.test(made[i]?.text ?? '"'))
      .filter((i) => made[i]?.scene.actors.some((actor) => actor.who === child.id && CONTENT.has(actor.feeling)));
    const lines = [
      `"It is nearly as good as ${liked}," said ${child.name}.`,
      `"As good as ${liked}!" said ${child.name}.`,
    ];
    made = firstThatTakes(made, order.toReversed(), lines, telling, (page) => page) ?? made;
  }
  return made;
}

const inPlace = (pages: readonly ScriptPage[], { place }: Entity): boolean =>
  place === null || pages.some((page) => page.scene.setting === place.setting);
/** How an entity is drawn when it lies about: as a thing. */
const drawnAs = ({ thing, being }: Entity): ThingName | null =>
  thing?.drawn ?? (being && 'thing' in being.drawing ? being.drawing.thing : null);
function isDrawn(pages: readonly ScriptPage[], entity: Entity): boolean {
  const drawn = drawnAs(entity);
  if (drawn === null) return true;
  return pages.some(({ scene }) => scene.things.includes(drawn) || scene.actors.some((actor) => actor.holds === drawn));
}

/** The words of a page with one more sentence, when the page has room for it. */
function longer(page: ScriptPage, line: string, telling: Telling, where: 'first' | 'last'): ScriptPage | null {
  const sentence = punctuated(line);
  const limits = BOOK_LIMITS[telling];
  const { words, sentences } = pageText(sentence);
  if (
    words.length > limits.sentence * sentences.length ||
    pageText(page.text).words.length + words.length > limits.page[1]
  )
    return null;
  return { ...page, text: where === 'first' ? `${sentence} ${page.text}` : `${page.text} ${sentence}` };
}

/** The first of some pages that takes one of the lines, with its scene changed. */
function firstThatTakes(
  pages: readonly ScriptPage[],
  order: readonly number[],
  lines: readonly string[],
  telling: Telling,
  change: (page: ScriptPage) => ScriptPage | null,
  where: 'first' | 'last' = 'last',
): ScriptPage[] | null {
  for (const index of order) {
    const page = pages[index];
    const changed = page && change(page);
    if (!changed) continue;
    for (const line of lines) {
      const made = longer(changed, line, telling, where);
      if (made) return pages.map((each, i) => (i === index ? made : each));
    }
  }
  return null;
}

const inOrder = (pages: readonly ScriptPage[]): number[] => pages.map((_, i) => i);

function withPlace(
  pages: readonly ScriptPage[],
  { word, place, plural }: Entity,
  telling: Telling,
  chance: Chance,
): ScriptPage[] | null {
  const where = place?.id ?? (plural ? `the ${word}s` : `the ${word}`);
  const named = where.includes(word) || place === null ? where : `the ${word}`;
  const lines = chance.some(3, [
    `They were off to ${named}.`,
    `It was a day for ${named}.`,
    `This was the day of ${named}.`,
  ]);
  const setting = place?.setting;
  const free = (page: ScriptPage): boolean => {
    const tied = TIED[page.scene.setting];
    return (
      ANY_PLACE.has(page.scene.setting) && page.scene.time === 'day' && (tied === undefined || !tied.test(page.text))
    );
  };
  const moved = (page: ScriptPage): ScriptPage | null =>
    setting === undefined || page.scene.setting === setting
      ? page
      : free(page)
        ? { ...page, scene: { ...page.scene, setting } }
        : null;
  const arrived = [`Then they were at ${named}.`, `Here was ${named}, all around.`, `They had come to ${named}.`];
  return (
    firstThatTakes(
      pages,
      inOrder(pages).filter((i) => {
        const page = pages[i];
        return page !== undefined && (page.scene.setting === setting || free(page));
      }),
      chance.some(3, arrived),
      telling,
      moved,
    ) ??
    firstThatTakes(pages, inOrder(pages).slice(0, -1), lines, telling, (page) =>
      setting === undefined ? page : { ...page, scene: { ...page.scene, setting } },
    )
  );
}

/** Nouns that are not counted: "some bread". */
const MASS =
  /(?<!\p{L})(?:water|sand|snow|rain|bread|milk|soup|honey|jam|cheese|flour|music|paint|popcorn|ice cream|mud|grass|hay|porridge|rice|pasta|juice|tea|butter|chocolate|glue|paper|cardboard|wool|string|yarn|soap|furniture|treasure|lettuce|broccoli|sweetcorn|pizza|lasagne|lasagna|toast|jelly|custard|sushi|ham|bacon|fruit|candyfloss|fudge|clothing|pyjamas|armour)$/u;

function withThing(
  pages: readonly ScriptPage[],
  entity: Entity,
  hero: Figure,
  telling: Telling,
  chance: Chance,
): ScriptPage[] | null {
  const { word, plural, adjectives } = entity;
  const noun = [...adjectives.slice(0, 1), word].join(' ');
  const few =
    plural || MASS.test(word) ? `some ${noun.endsWith('s') || MASS.test(word) ? noun : `${noun}s`}` : withArticle(noun);
  const known = plural ? `the ${word.endsWith('s') ? word : `${word}s`}` : `the ${word}`;
  const lines = chance.some(4, [
    `${hero.name} had ${few} that day.`,
    `${hero.name} had brought ${few}.`,
    `And there, close by, stood ${few}.`,
    `Here ${plural ? 'were' : 'was'} ${few}, too.`,
  ]);
  const drawn = drawnAs(entity);
  const shown = (page: ScriptPage): ScriptPage | null =>
    drawn === null || page.scene.things.includes(drawn)
      ? page
      : page.scene.things.length < 4
        ? { ...page, scene: { ...page.scene, things: [...page.scene.things, drawn] } }
        : null;
  // Where a page names it already, it only has to be seen.
  const named = pages.findIndex((page) => namesEntity(page.text, word, null) && shown(page) !== null);
  if (named >= 0 && drawn !== null) return pages.map((page, i) => (i === named ? (shown(page) ?? page) : page));
  const made = firstThatTakes(pages, inOrder(pages).slice(0, -1), lines, telling, shown);
  if (!made) return null;
  // What is brought is met again at the end.
  const last = made.length - 1;
  const kept = plural ? `They had kept ${known}, of course.` : `And ${known} was still there.`;
  return firstThatTakes(made, [last], [kept], telling, shown) ?? made;
}

function withVisitor(
  pages: readonly ScriptPage[],
  other: Figure,
  telling: Telling,
  chance: Chance,
): ScriptPage[] | null {
  const lines = chance.some(3, [
    `${other.introduced} came too.`,
    `${other.introduced} was there as well.`,
    `${other.introduced} looked in to say hello.`,
  ]);
  return firstThatTakes(pages, inOrder(pages), lines, telling, (page) => {
    const { actors } = page.scene;
    if (actors.length >= 4 || page.scene.setting === 'space' || page.scene.setting === 'undersea') return null;
    return {
      ...page,
      scene: { ...page.scene, actors: [...actors, { who: other.id, pose: 'stand', feeling: 'happy', holds: null }] },
    };
  });
}
