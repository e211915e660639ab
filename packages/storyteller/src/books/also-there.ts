import type { Character, ScriptPage } from '@storylantern/contract';
import type { Chance, Company, Figure, Telling } from './arc.ts';
import { BOOK_LIMITS } from './audit/limits.ts';
import { pageText } from './audit/page-text.ts';
import { isActing, namePattern } from './audit/who-is-named.ts';
import { isCast } from './company/figure.ts';
import { punctuated } from './punctuation.ts';
import { inTenseOf } from './told-now.ts';
import { longer } from './weave/one-more-sentence.ts';
import { sentencesOf, wordsOf } from '../words/sentences.ts';

/** A picture holds so many. */
export const MOST_ACTORS = 4;
/** On so many pages somebody is in the story itself. */
export const PLAYS_FROM = 2;
/** On so many pages a child of the family is called by name at least: a parent who chose them looks for them. */
const NAMED_FROM = 2;
/** How somebody feels on a page decides what whoever is beside them does. */
const CONTENT: ReadonlySet<string> = new Set(['happy', 'excited', 'proud', 'calm', 'curious']);

type Actor = ScriptPage['scene']['actors'][number];

/** How a page feels to the child on it, as far as it decides what whoever is beside them does. */
type Mood = 'glad' | 'calm' | 'uneasy';
const moodOf = (feeling: string): Mood =>
  /^(?:happy|excited|proud)$/.test(feeling) ? 'glad' : /^(?:calm|curious|sleepy)$/.test(feeling) ? 'calm' : 'uneasy';

/** A line about somebody, with the name of the child whom they came with, and how it is where the line stands. */
export type Line = (figure: Figure, child: Figure, mood: Mood, page?: ScriptPage) => string;

const byMood =
  (lines: Readonly<Record<Mood, Line>>): Line =>
  (figure, child, mood) =>
    lines[mood](figure, child, mood);

/** Where one goes, somebody may come too; at home a friend has come to play, and a brother was there already. */
const GOES =
  /\b(?:set (?:off|out)|off (?:they|we) (?:go|went)|(?:went|goes|go|going|came|comes|walks?|walked|drove|drives|rode|rides|sails?|sailed|flew|flies|ran|racing) (?:to|for|on|out|by|down|up|into|along)|on the way|packs?|packed|trip|holiday|visits?|visited)\b/i;
const AT_HOME: ReadonlySet<string> = new Set([
  'bedroom',
  'living-room',
  'kitchen',
  'bathroom',
  'garden',
  'home',
  'hall',
]);
const comesToPlay: Line = ({ name }) => `${name} had come to play.`;
const isThereAlready: Line = ({ name }) => `${name} was there as well.`;
const comesAlong: Line = ({ name }) => `${name} came along.`;
function arrivesFrom({ introduced }: Figure, page: ScriptPage | undefined): Line {
  if (page === undefined || GOES.test(page.text)) return ({ name }) => `${name} came too.`;
  if (!AT_HOME.has(page.scene.setting)) return comesAlong;
  return / (?:friend|cousin) /.test(introduced) && !/night|dawn/.test(page.scene.time) ? comesToPlay : isThereAlready;
}

type Thread = readonly [arrives: Line, goesOn: Line, last: Line];

/**
 * What somebody does for whom a plot has no part: they come with it, and go along with what happens as anybody would. No
 * story of their own, however small: what came back on every page, a sock or a crumb, was another book, pasted in.
 */
const THREADS: readonly [Thread, Thread] = [
  [
    ({ name }) => `${name} came too.`,
    byMood({
      glad: ({ name }) => `${name} laughed.`,
      calm: ({ name }) => `${name} came closer to see.`,
      uneasy: ({ name }, child) => `${name} held ${child.names} hand.`,
    }),
    byMood({
      glad: ({ name }) => `${name} was glad, too.`,
      calm: ({ name }) => `${name} smiled.`,
      uneasy: ({ name }, child) => `${name} stayed close to ${child.name}.`,
    }),
  ],
  [
    ({ name }) => `${name} was there as well.`,
    byMood({
      glad: ({ name }) => `${name} laughed, too.`,
      calm: ({ name }) => `${name} watched.`,
      uneasy: ({ name }) => `${name} stayed close.`,
    }),
    byMood({
      glad: ({ name }) => `${name} smiled.`,
      calm: ({ name }) => `${name} came closer to see.`,
      uneasy: ({ name }) => `${name} came closer.`,
    }),
  ],
];
/** What a small animal of the family's own does, who claps no hands and holds none. */
const OF_A_PET: Thread = [
  ({ name }) => `${name} came too.`,
  byMood({
    glad: ({ name }) => `${name} sat up to see.`,
    calm: ({ name }) => `${name} came closer to see.`,
    uneasy: ({ name }, child) => `${name} kept close to ${child.name}.`,
  }),
  byMood({
    glad: ({ name }) => `${name} looked very pleased.`,
    calm: ({ name }) => `${name} sat down to see.`,
    uneasy: ({ name }, child) => `${name} stayed close to ${child.name}.`,
  }),
];
/** On such a page nobody is told to be beside the child, who is alone, asleep or listening. */
const ALONE =
  /\b(?:alone|bathroom|mirror|asleep|slept|sleeps|went to sleep|put out the light|shut (?:the|a) [\p{L} ]{0,12}?door|nobody (?:else )?(?:was )?there|by (?:him|her|it)self)\b/iu;
// "Still asleep!" is said of a tiger.
const isAlone = (page: ScriptPage | undefined): boolean =>
  ALONE.test((page?.text ?? '').replace(/["“][^"”]*["”]/gu, '"."'));
/** The one that needs no hands, feet or head. */
const OF_ANYBODY = 1;

/** A book in the making. */
export interface Pages {
  readonly pages: readonly ScriptPage[];
  readonly cast: readonly Character[];
}

/**
 * Puts the other children of the family into a book that is told of one: they come with the
 * child at the beginning and are met again in the middle and at the end, each time in the picture. Pages keep the limits of the age.
 */
export function withAlsoThere(book: Pages, company: Company, telling: Telling, chance: Chance): Pages {
  let made = book;
  // Each is told in lines that all fit.
  const fitting = THREADS.filter((lines) =>
    company.alsoThere.every((figure) => lines.every((line) => isShort(line(figure, company.child, 'calm'), telling))),
  );
  const count = company.alsoThere.length;
  const threads = chance.some(count, fitting.length < count ? THREADS : fitting);
  for (const [index, figure] of company.alsoThere.entries()) {
    // Whoever has a share in what the child does is there, and need not come too.
    const isThere = made.pages.some(({ text }) => namePattern(figure.name).test(text));
    const [arrives, goesOn, last] = threads[index] ?? THREADS[OF_ANYBODY];
    const arrivesAs = introducing(arrives, figure, telling);
    // In the long books of the oldest such lines stand out; who is only spoken of is listed there, whoever was chosen is in it.
    if (!isThere && telling === 'old' && !isChosen(figure)) continue;
    const along = isThere
      ? seenWhereActing(made, figure)
      : withOne(made, figure, company, telling, [arrivesAs, goesOn, last]);
    // In a long book one line more stands out.
    made = telling === 'old' && !isChosen(figure) ? along : namedOften(along, figure, company, telling);
  }
  if (count < 2) return made;
  const together = (text: string): string => text.replace(TWO_COME, comeTogether).replace(TWO_DO, doTogether);
  return { ...made, pages: made.pages.map((page) => ({ ...page, text: together(page.text) })) };
}

/** How somebody comes who is told of as who they are. */
const introducing =
  (arrives: Line, figure: Figure, telling: Telling): Line =>
  (who, child, mood, page) => {
    const said = isChosen(figure) ? arrives : arrivesFrom(who, page);
    const introduced = said({ ...who, name: who.introduced }, child, mood, page);
    return isShort(introduced, telling) ? introduced : arrives(who, child, mood, page);
  };

/** A book in which somebody who has a share in it later on comes in on one of the first pages; null where none has room. */
export function withArrival(
  book: Pages,
  figure: Figure,
  { child }: Pick<Company, 'child'>,
  telling: Telling,
): Pages | null {
  const [arrives] = THREADS[0];
  const order = [...book.pages.keys()]
    .slice(0, comesBy(book.pages, child))
    .filter((index) => book.pages[index]?.scene.actors.some(({ who }) => who === child.id));
  const tense = inTenseOf(book.pages.map(({ text }) => text));
  for (const index of order.toSorted((a, b) => Number(isAlone(book.pages[a])) - Number(isAlone(book.pages[b])))) {
    const page = book.pages[index];
    const beside = page?.scene.actors.find(({ who }) => who === child.id);
    if (!page || !beside || page.scene.actors.length >= MOST_ACTORS) continue;
    const line = introducing(arrives, figure, telling)(figure, child, moodOf(beside.feeling), page);
    const said = punctuated(tense(line));
    const taken = afterTheNaming(page, said, child.name, telling) ?? longer(page, said, telling, 'last');
    if (!taken) continue;
    const actors = [...page.scene.actors, besideSomebody(figure, beside)];
    return {
      ...book,
      pages: book.pages.map((each, n) => (n === index ? { ...taken, scene: { ...page.scene, actors } } : each)),
    };
  }
  return null;
}

/** "Mabel stayed close. Sonny stayed close." */
const TWO_DO =
  /(?<!\p{L})(\p{Lu}[\p{L}-]+) ((?:stay|laugh|smile|look|watche?|c[ao]me|h[eo]ld)(?:ed|s|d)?)((?: \p{Ll}[^.!?"“]*)?)(,? too)?\. (\p{Lu}[\p{L}-]+) \2\3(?:,? too)?\./u;
const doTogether = (
  _: string,
  one: string,
  verb: string,
  rest: string,
  too: string | undefined,
  other: string,
): string =>
  `${one} and ${other} ${verb.replace(/es$|s$/, (end) => (/(?:tch)es$/.test(verb) ? '' : end === 'es' ? 'e' : ''))}${rest}${too ?? ''}.`;

/** "Poppy's brother Jack came too. Poppy's brother Sam was there as well." */
const TWO_COME =
  /((?:\p{L}+['’]s?) (?:\p{Ll}+ )?)(brother|sister|cousin|friend) (\p{Lu}\p{L}+) (c[ao]mes?|was|is|ha[sd])( there as well| too| along| come to play)\. \1\2 (\p{Lu}\p{L}+) (?:c[ao]mes?|was|is|ha[sd])(?: there as well| too| along| come to play)\./u;
const OF_TWO: Readonly<Record<string, string>> = { was: 'were', is: 'are', has: 'have', comes: 'come' };
function comeTogether(
  _: string,
  whose: string,
  kin: string,
  one: string,
  verb: string,
  how: string,
  other: string,
): string {
  const does = how === ' there as well' ? (/^(?:comes|is)$/.test(verb) ? 'come too' : 'came too') : undefined;
  return `${whose}${kin}s ${one} and ${other} ${does ?? `${OF_TWO[verb] ?? verb}${how}`}.`;
}

/** Whoever a parent only speaks of is told as who they are: "Ben's brother Aidan". */
export const isChosen = ({ name, introduced }: Figure): boolean => introduced === name;

/** Of somebody who is in the book a page may tell already, as "Ada's brother Yusuf got his finger stuck": there they are seen. */
function seenWhereActing(book: Pages, figure: Figure): Pages {
  if (!isCast(figure)) return book;
  const pages = book.pages.map((page) => {
    const [first, ...others] = page.scene.actors;
    const isSeen = page.scene.actors.some((actor) => actor.who === figure.id);
    if (!first || isSeen || others.length + 1 >= MOST_ACTORS) return page;
    if (!isActing(pageText(page.text), figure.character)) return page;
    return { ...page, scene: { ...page.scene, actors: [...page.scene.actors, besideSomebody(figure, first)] } };
  });
  const isCastAlready = book.cast.some((each) => each.id === figure.id);
  return { pages, cast: isCastAlready ? book.cast : [...book.cast, figure.character] };
}

/** What somebody who is there does, by how the page feels; an "Oh no!" may stand where nothing is wrong. */
const SHORT_LINE = byMood({
  glad: ({ name }) => `${name} smiled.`,
  calm: ({ name }) => `${name} watched.`,
  uneasy: ({ name }) => `${name} waited.`,
});

/** A book in which somebody is called by name on some pages at least: first on those where they are seen already. */
function namedOften(book: Pages, figure: Figure, { child }: Company, telling: Telling): Pages {
  if (!isCast(figure)) return book;
  const pages = [...book.pages];
  const tense = inTenseOf(book.pages.map(({ text }) => text));
  const isNamed = (page: ScriptPage): boolean => namePattern(figure.name).test(page.text);
  const isSeen = (page: ScriptPage | undefined): boolean =>
    page?.scene.actors.some((actor) => actor.who === figure.id) === true;
  const first = pages.findIndex(isNamed);
  // Nobody does anything before anybody knows that they are there.
  const order = [...pages.keys()].filter((index) => index > first && index < pages.length - 1);
  const rank = (index: number): number => (isAlone(pages[index]) ? 2 : 0) - Number(isSeen(pages[index]));
  for (const index of order.toSorted((a, b) => rank(a) - rank(b))) {
    if (first < 0 || pages.filter(isNamed).length >= NAMED_FROM) break;
    const page = pages[index];
    const beside = page?.scene.actors.find((actor) => actor.who === child.id);
    if (!page || !beside || isNamed(page) || (!isSeen(page) && page.scene.actors.length >= MOST_ACTORS)) continue;
    const said = SHORT_LINE(figure, child, moodOf(beside.feeling));
    const taken = longer(page, punctuated(tense(said)), telling, 'last');
    if (!taken) continue;
    const actors = isSeen(page) ? page.scene.actors : [...page.scene.actors, besideSomebody(figure, beside)];
    pages[index] = { ...taken, scene: { ...page.scene, actors } };
  }
  return { ...book, pages };
}

/** Somebody who stands or sits by somebody else, and feels with them. */
const besideSomebody = (figure: Figure, { pose, feeling }: Actor): Actor => ({
  who: figure.id,
  pose: pose === 'sit' || pose === 'sleep' ? 'sit' : 'stand',
  feeling: CONTENT.has(feeling) ? 'happy' : 'worried',
  holds: null,
});

const isShort = (line: string, telling: Telling): boolean =>
  pageText(line).sentences.every((each) => wordsOf(each).length <= BOOK_LIMITS[telling].sentence);

/**
 * Somebody the theme names and the arc has no part for comes along from the first pages, with a small story of their own.
 * The same book when no page has room for it.
 */
export function withVisitor(book: Pages, figure: Figure, company: Company, telling: Telling, chance: Chance): Pages {
  const bodiless = /^(?:vehicle|thing|sea)$/.test(figure.being?.isa ?? '');
  const fits = THREADS.filter((_, n) => !bodiless || n === OF_ANYBODY);
  const isSmall = figure.being?.isa === 'pet' && figure.being.size <= 2;
  const [thread] = isSmall ? [OF_A_PET] : chance.some(1, fits);
  if (!thread) return book;
  const [arrives, ...after] = thread;
  const introduced: Line = (who, child, mood) => arrives({ ...who, name: who.introduced }, child, mood);
  return withOne(book, figure, company, telling, [introduced, ...after]);
}

/** By this page whoever comes along has come: early in the book, or together with a child who comes in later. */
const COMES_BY = 2;
const comesBy = (pages: readonly ScriptPage[], child: Figure): number => {
  const first = pages.findIndex(({ scene }) => scene.actors.some(({ who }) => who === child.id));
  return Math.min(Math.max(COMES_BY, first + 1), Math.ceil(pages.length / 2));
};
/** What goes on from the sentence before it. */
const GOES_ON = /^(?:["“]|(?:It|He|She|They|This|That|There|Then|But|And|So|Or|Nobody|Everybody|All|Both|Only)\b)/u;

/** A page with a line where the child is told of first, as whoever comes along is told of then; null where that would part two sentences. */
function afterTheNaming(page: ScriptPage, line: string, name: string, telling: Telling): ScriptPage | null {
  if (longer(page, line, telling, 'last') === null) return null;
  const told = sentencesOf(page.text).map((each) => each.text);
  const at = told.findIndex((each) => namePattern(name).test(each));
  const [naming, next] = [told[at], told[at + 1]];
  if (naming === undefined || next === undefined || /["“”]/u.test(naming) || GOES_ON.test(next)) return null;
  if (told.join(' ') !== page.text) return null;
  return { ...page, text: [...told.slice(0, at + 1), line, ...told.slice(at + 1)].join(' ') };
}

/** Somebody comes along with lines of their own: one when they come, one on the way, and one before the end. */
export function withOne(
  book: Pages,
  figure: Figure,
  { child, alsoThere }: Pick<Company, 'child' | 'alsoThere'>,
  telling: Telling,
  thread: Thread,
): Pages {
  if (!isCast(figure)) return book;
  const pages = [...book.pages];
  const [arrives, goesOn, lastLine] = thread;
  const tense = inTenseOf(book.pages.map(({ text }) => text));
  const seen = (page: ScriptPage): boolean => page.scene.actors.some((actor) => actor.who === figure.id);
  const put = (index: number, line: Line, where: 'first' | 'last' = 'last'): boolean => {
    const page = pages[index];
    const beside = page?.scene.actors.find((actor) => actor.who === child.id) ?? page?.scene.actors[0];
    if (!page || !beside || seen(page) || page.scene.actors.length >= MOST_ACTORS) return false;
    const said = punctuated(tense(line(figure, child, moodOf(beside.feeling), page)));
    const taken =
      (line === arrives ? afterTheNaming(page, said, child.name, telling) : null) ?? longer(page, said, telling, where);
    if (taken === null) return false;
    pages[index] = {
      ...taken,
      scene: { ...page.scene, actors: [...page.scene.actors, besideSomebody(figure, beside)] },
    };
    return true;
  };
  const order = pages.map((_, index) => index);
  // The child is on the page: whoever else is there is beside the child.
  const withChild = order.filter((index) => pages[index]?.scene.actors.some((actor) => actor.who === child.id));
  // Whoever has a part of their own in it needs no lines besides.
  if (pages.filter(seen).length >= PLAYS_FROM) return book;
  const first = [...withChild, ...order].toSorted((a, b) => Number(isAlone(pages[a])) - Number(isAlone(pages[b])));
  // A child of the family who is only spoken of is there when it begins, or is listed.
  const isBegunWith = alsoThere.includes(figure) && !isChosen(figure);
  const before = isBegunWith ? comesBy(pages, child) : pages.length / 2;
  const comesIn = isBegunWith ? first.filter((index) => withChild.includes(index)) : first;
  const early = comesIn.find((index) => index < before && put(index, arrives));
  // Nobody goes on with what was never begun.
  if (early === undefined && (isBegunWith || alsoThere.every((each) => each !== figure))) return book;
  const last = order.length - 1;
  const middle = withChild.filter((index) => index > (early ?? -1) && index < last - 1);
  // Two children do not speak on the same pages.
  const turn = alsoThere.indexOf(figure);
  const mine = middle.filter((_, n) => turn < 0 || n % alsoThere.length === turn);
  let count = early === undefined ? 0 : 1;
  const isGlad = (index: number): boolean =>
    pages[index]?.scene.actors.every(({ feeling }) => CONTENT.has(feeling)) === true;
  const aside = (index: number): number =>
    Math.abs(index - last / 2) + (isGlad(index) ? 0 : last) + (isAlone(pages[index]) ? 2 * last : 0);
  // Nobody has a word about socks for somebody who is sad, while there are other pages.
  if (mine.toSorted((x, y) => aside(x) - aside(y)).some((index) => put(index, goesOn))) count++;
  // The last page is the book's own, where the page before it has room.
  const isLeftAlone = isBegunWith && isAlone(pages[last - 1]);
  if ((!isLeftAlone && put(last - 1, lastLine)) || (!isBegunWith && put(last, lastLine, 'first'))) count++;
  if (count === 0) return book;
  return seenWhereActing({ ...book, pages }, figure);
}
