import type { BookScript, SettingName } from '@storylantern/contract';
import type { Telling } from '../arc.ts';
import { namePattern } from '../audit/who-is-named.ts';
import { inTenseOf } from '../told-now.ts';
import { isShort } from '../weave/one-more-sentence.ts';
import { sentencesOf } from '../../words/sentences.ts';
import { nounPattern, thingsDescribed } from './things-described.ts';

type Book = Pick<BookScript, 'pages'>;

/** "The boat was called Sea Star." where the book first has such a thing. */
function withNameOfThing<B extends Book>(book: B, nouns: readonly string[], name: string, telling: Telling): B {
  if (book.pages.some(({ text }) => namePattern(name).test(text))) return book;
  const tense = inTenseOf(book.pages.map(({ text }) => text));
  const noun = new RegExp(String.raw`(?<![\p{L}-])(${nounPattern(nouns)})(?![\p{L}-])`, 'u');
  // What has been there for half the book has no need of a name any more.
  for (const [n, page] of book.pages.slice(0, Math.ceil(book.pages.length / 2)).entries()) {
    const told = sentencesOf(page.text).map((each) => each.text);
    const at = told.findIndex((each) => noun.test(each) && !/["“”]/u.test(each));
    const found = noun.exec(told[at] ?? '')?.[1];
    if (found === undefined || told.join(' ') !== page.text) continue;
    const text = [...told.slice(0, at + 1), tense(`The ${found} was called ${name}.`), ...told.slice(at + 1)].join(' ');
    if (isShort(text, telling))
      return { ...book, pages: book.pages.map((each, index) => (index === n ? { ...each, text } : each)) };
  }
  return book;
}

const PLACE = String.raw`(?<place>(?:the )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})`;
/** "They live in Brighton", "on holiday in Wales", "skate park in Leeds", "by the sea in Cornwall". */
const SAYS_WHERE: readonly RegExp[] = [
  new RegExp(String.raw`\b[Ll]ives? (?:\p{Ll}+ ){0,4}?in ${PLACE}(?=[.,;!]|$)`, 'u'),
  new RegExp(
    String.raw`\b(?:holidays?|camping|trip|staying|weekend) (?:\p{Ll}+ ){0,2}?(?:in|to) ${PLACE}(?=[.,;!]|$)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:going|go|goes|flying|fly|flies|off|travelling|driving|moving|trip|ferry|boat|plane|train) to ${PLACE}(?=[.,;!]| (?:to|for|on|in|with|by|and)\b|$)`,
    'u',
  ),
  new RegExp(String.raw`\b(?:park|pool|beach|school|club|farm|zoo|museum|forest|woods) in ${PLACE}(?=[.,;!]|$)`, 'u'),
  new RegExp(String.raw`(?:^|[.;] )(?:[Ww]ith|[Ii]n|[Oo]n) [^.;]{0,40}? in ${PLACE}(?=[.,;!]|$)`, 'u'),
];
const NO_PLACE =
  /^(?:Mr|Mrs|Nan\w*|Gran\w*|Mum\w*|Dad\w*|Uncle|Aunt\w*|Cousin|Father|Santa|Miss|Ms|Dr|Year|Reception|Key|Class|Primary|January|February|March|April|May|June|July|August|September|October|November|December)\b/;
/** Where a story happens that may be anywhere. */
const ANYWHERE = String.raw`(?:beach|seaside|harbour|pier|skatepark|skate park|park|playground|swimming pool|pool|zoo|museum|library|market|station|campsite|lake|river|canal|forest|woods?|hills?|moor|street|town|village|supermarket|shops?|swings|farm)`;
const WHERE_SAID = new RegExp(
  String.raw`\b((?:in|on|at|to|by|beside|round) the (?:\p{Ll}+ )?${ANYWHERE})(?=[.,]| (?:and|with|where|to)\b)`,
  'gu',
);
const ELSEWHERE: ReadonlySet<SettingName> = new Set<SettingName>(['space', 'undersea', 'sky', 'castle']);
const QUOTED = /["“][^"”]*["”]/gu;

/** The place that the details name, said once where the book says first what kind of place it is in. */
function withPlaceSaid<B extends Book>(book: B, details: string, telling: Telling): B {
  const place = SAYS_WHERE.map((each) => each.exec(details)?.groups?.['place']).find((each) => each !== undefined);
  if (place === undefined || NO_PLACE.test(place) || book.pages.some(({ text }) => text.includes(place))) return book;
  for (const [n, page] of book.pages.slice(0, 3).entries()) {
    if (ELSEWHERE.has(page.scene.setting)) break;
    const spoken = [...page.text.matchAll(QUOTED)].map(({ 0: words, index }) => [index, index + words.length] as const);
    const found = [...page.text.matchAll(WHERE_SAID)].find(
      ({ index }) => !spoken.some(([from, to]) => index >= from && index < to),
    );
    if (!found) continue;
    const end = found.index + found[0].length;
    const text = `${page.text.slice(0, end)} in ${place}${page.text.slice(end)}`;
    if (isShort(text, telling))
      return { ...book, pages: book.pages.map((each, index) => (index === n ? { ...each, text } : each)) };
  }
  return withWayThere(book, place, telling);
}

const ON_THE_WAY = /\b(?:aeroplanes?|planes?|airport|trains?|ferry|suitcases?|holidays?|passports?)\b/iu;
const GOES_THERE = /\b((?:goes|went|going|go|off|are|were) on (?:their |her |his |a )?holiday)(?=[.!,])/u;
/** "We are going to Portugal": said where they set off, in a book of which the journey is the matter. */
function withWayThere<B extends Book>(book: B, place: string, telling: Telling): B {
  for (const [n, page] of book.pages.slice(0, 3).entries()) {
    if (!ON_THE_WAY.test(page.text)) continue;
    const text = GOES_THERE.test(page.text)
      ? page.text.replace(GOES_THERE, `$1 to ${place}`)
      : `${page.text} ${telling === 'young' ? `Off to ${place}!` : `It was going to be ${place}.`}`;
    if (isShort(text, telling))
      return { ...book, pages: book.pages.map((each, index) => (index === n ? { ...each, text } : each)) };
  }
  return book;
}

/** A book that says once what the boat of a family is called, and where it is that they are. */
export function withOwnNames<B extends Book>(book: B, details: string, telling: Telling): B {
  const named = thingsDescribed(details).reduce<B>(
    (each, { nouns, name }) => (name === null ? each : withNameOfThing(each, nouns, name, telling)),
    book,
  );
  return withPlaceSaid(named, details, telling);
}
