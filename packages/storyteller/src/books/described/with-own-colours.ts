import type { BookScript, Character, ScriptPage } from '@storylantern/contract';
import { coatOf, COLOUR_WORD } from '../coat-words.ts';
import { withArticle } from '../company/figure.ts';
import type { Telling } from '../arc.ts';
import { isShort } from '../weave/one-more-sentence.ts';
import { favouriteColour, nounPattern, thingsDescribed, type ThingDescribed } from './things-described.ts';

type Book = Pick<BookScript, 'title' | 'refrain' | 'pages' | 'cast'>;

const COLOURS = new RegExp(String.raw`(?<!\p{L})(?:${COLOUR_WORD})(?!\p{L})`, 'giu');
/** Colours that somebody or something has by nature: a plot that says one of them means it. */
const BY_NATURE = /^(?:white|snowy|cream|grey|gray|silver|black|brown|golden|gold|ginger)$/i;
/** Things of any colour that one likes. */
const ANY_COLOUR =
  'scarf|hat|cap|coat|jacket|jumper|wellies|boots|shoes|slippers|socks?|mittens?|gloves?|trousers|pyjamas|dress|skirt|rucksack|backpack|satchel|bag|suitcase|lunchbox|basket|ball|kite|balloon|bucket|spade|blanket|towel|cushion|rug|umbrella|torch|mug|ribbons?|bow|scooter|bike|bicycle|sledge|wheelbarrow|helmet|notebook|tent|button|string|wool|boat|cup|teapot|curtains?|rocket|spaceship|submarine|cape|car|van';
/** Of these a hat or a coat is of one colour. */
const OF_ONE_COLOUR = /\b(?:Christmas|Santa|gnomes?|elf|elves|fire engine|Riding Hood|traffic|flags?)\b/i;
const QUOTED = /["“][^"”]*["”]/gu;

/** A text in which the first match outside of speech is another one; null where there is none. */
function changedOnce(text: string, pattern: RegExp, change: (found: RegExpExecArray) => string): string | null {
  const spoken = [...text.matchAll(QUOTED)].map(({ 0: words, index }) => [index, index + words.length] as const);
  for (const found of text.matchAll(pattern)) {
    if (spoken.some(([from, to]) => found.index >= from && found.index < to)) continue;
    return `${text.slice(0, found.index)}${change(found)}${text.slice(found.index + found[0].length)}`;
  }
  return null;
}

/** "a red scarf" with another colour: "an orange scarf". */
const withColourFor = (text: string, was: string, colour: string, noun: string): string =>
  text.replace(
    new RegExp(String.raw`(?<![\p{L}-])(?:([Aa]n?) )?${was}(?= (?:\p{Ll}+ )?(?:${noun})(?!\p{L}))`, 'gu'),
    (_, article: string | undefined) => {
      if (article === undefined) return colour;
      const made = withArticle(colour);
      return article.startsWith('A') ? made.charAt(0).toUpperCase() + made.slice(1) : made;
    },
  );

const textOf = ({ title, refrain, pages }: Book): string =>
  [title, refrain ?? '', ...pages.map(({ text }) => text)].join(' ');

/** One page of a book with another text, where that keeps the limits of its age. */
function withPage<B extends Book>(
  book: B,
  telling: Telling,
  make: (page: ScriptPage, n: number) => string | null,
): B | null {
  for (const [n, page] of book.pages.entries()) {
    const text = make(page, n);
    if (text === null || text === page.text || !isShort(text, telling)) continue;
    return { ...book, pages: book.pages.map((each, index) => (index === n ? { ...each, text } : each)) };
  }
  return null;
}

/** Before a noun that has no colour yet. */
const BARE = String.raw`(?<!\b(?:like|as|than|of|no|such|what) )(?<![\p{L}-])([Aa]n?|[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Oo]wn|\p{Lu}\p{L}+['’]s)( (?:new|old|big|little|small|best|warm|wet|magic|shiny|lovely|spare|own))? `;

/** A word for a colour before the noun: "a rucksack" as "a red rucksack". */
const coloured = (pattern: RegExp, colour: string) => (text: string) =>
  changedOnce(text, pattern, ([, before = '', adjective = '', noun = '']) => {
    const article =
      /^an?$/i.test(before) && adjective === ''
        ? before.charAt(0) + withArticle(colour).split(' ')[0]?.slice(1)
        : before;
    return `${article}${adjective} ${colour} ${noun}`;
  });

/** A thing that the parent says to be green is green where the book has such a thing. */
function withThingInColour<B extends Book>(book: B, { nouns, colour }: ThingDescribed, telling: Telling): B {
  const noun = nounPattern(nouns);
  const text = textOf(book);
  if (colour === null || new RegExp(String.raw`\b${colour} (?:\p{Ll}+ )?${noun}\b`, 'iu').test(text)) return book;
  const other = new RegExp(String.raw`(?<![\p{L}-])(${COLOUR_WORD}) (?:\p{Ll}+ )?${noun}(?!\p{L})`, 'iu').exec(
    text,
  )?.[1];
  if (other !== undefined) {
    if (!isAtWill(text, other, noun)) return book;
    return {
      ...book,
      pages: book.pages.map((page) => ({ ...page, text: withColourFor(page.text, other, colour, noun) })),
    };
  }
  const make = coloured(new RegExp(String.raw`${BARE}(${noun})(?!\p{L}| of\b)`, 'gu'), colour);
  return withPage(book, telling, (page) => make(page.text)) ?? book;
}

/** Whether a colour is said of one thing only, alone, so that any other would do. */
function isAtWill(text: string, colour: string, noun: string): boolean {
  const said = [...text.matchAll(new RegExp(String.raw`(?<![\p{L}-])${colour}(?![\p{L}])`, 'giu'))];
  return said.every(({ index }) => {
    const after = text.slice(index + colour.length);
    const before = text.slice(Math.max(0, index - 24), index);
    return (
      new RegExp(String.raw`^ (?:\p{Ll}+ )?(?:${noun})(?!\p{L})`, 'u').test(after) &&
      (after.slice(0, 40).split(/[.!?]/)[0] ?? '').match(COLOURS) === null &&
      (before.split(/[.!?]/).at(-1) ?? '').match(COLOURS) === null
    );
  });
}

/** The favourite colour in the place of one that is there at will; null where there is none. */
function inPlaceOfAnother<B extends Book>(book: B, colour: string, taken: string): B | null {
  const text = textOf(book);
  const found = [
    ...text.matchAll(
      new RegExp(String.raw`(?<![\p{L}-])(${COLOUR_WORD}) (?:\p{Ll}+ )?(${ANY_COLOUR})(?!\p{L})`, 'giu'),
    ),
  ];
  for (const [, was = '', noun = ''] of found) {
    const low = was.toLowerCase();
    if (was !== low || BY_NATURE.test(low) || taken.includes(low) || !isAtWill(text, low, noun)) continue;
    if (new RegExp(String.raw`\b${low}\b`, 'i').test(`${book.title} ${book.refrain ?? ''}`)) continue;
    return {
      ...book,
      pages: book.pages.map((page) => ({ ...page, text: withColourFor(page.text, low, colour, noun) })),
    };
  }
  return null;
}

/** Of these nobody knows what colour they are. */
const NOBODY_KNOWS = /^(?:dragon|monster|alien|robot|dinosaur|caterpillar|butterfly|octopus|snail)$/;

/** "Scorch the purple dragon": whoever may be of any colour, in a book that speaks of no other. */
function inFavouriteCoat<B extends Book>(book: B, colour: string, telling: Telling): B | null {
  const coat = coatOf(colour);
  const who = book.cast.find(
    (each): each is Extract<Character, { is: 'animal' }> => each.is === 'animal' && NOBODY_KNOWS.test(each.animal),
  );
  if (!who || coat === null || textOf(book).match(COLOURS) !== null) return null;
  const made = withPage(book, telling, ({ text }) =>
    changedOnce(
      text,
      new RegExp(String.raw`(?<!\p{L})${who.name} the (?=\p{Ll}+(?!\p{L}))`, 'gu'),
      ([words]) => `${words}${colour} `,
    ),
  );
  return made && { ...made, cast: made.cast.map((each) => (each.id === who.id ? { ...each, coat } : each)) };
}

/** The first thing of any colour that has none, on one of the first pages. */
function onFirstThing<B extends Book>(book: B, colour: string, telling: Telling): B | null {
  const text = textOf(book);
  const free = ANY_COLOUR.split('|').filter(
    (noun) =>
      !new RegExp(
        String.raw`(?<!\p{L})(?:${COLOUR_WORD}|striped|stripy|spotted|checked|woolly) (?:\p{Ll}+ )?${noun}(?!\p{L})|(?<!\p{L})${noun} (?:was|were|is|are) (?:\p{Ll}+ )?(?:${COLOUR_WORD})`,
        'iu',
      ).test(text),
  );
  const make = coloured(
    new RegExp(
      String.raw`(?<!\b(?:like|as|than|of|no|not|such|what|nor|or) )(?<![\p{L}-])([Aa]|\p{Lu}\p{L}+['’]s)( (?:new|best|own|old))? (${free.join('|')})(?![\p{L}-]| of\b| (?:that|which) )`,
      'gu',
    ),
    colour,
  );
  return withPage(book, telling, (page, n) => (n < (book.pages.length * 2) / 3 ? make(page.text) : null));
}

/**
 * A book in which what the parent gave a colour has that colour, and where the child's favourite colour has the place of one
 * that a plot says at will: any scarf may be purple. Where no page has room for it, it is left to be listed.
 */
export function withOwnColours<B extends Book>(book: B, theme: string, details: string, telling: Telling): B {
  const told = thingsDescribed(details).reduce((each, thing) => withThingInColour(each, thing, telling), book);
  const colour = favouriteColour(details);
  if (colour === null || new RegExp(String.raw`\b${colour}\b`, 'i').test(textOf(told))) return told;
  if (OF_ONE_COLOUR.test(textOf(told))) return told;
  const taken = `${theme} ${details}`.toLowerCase();
  return (
    inFavouriteCoat(told, colour, telling) ??
    inPlaceOfAnother(told, colour, taken) ??
    onFirstThing(told, colour, telling) ??
    told
  );
}
