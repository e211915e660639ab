import type { BookScript, ScriptPage, ThingName } from '@storylantern/contract';
import { namesThing } from './audit/thing-words.ts';
import { coatOf, COLOUR_WORD, type CoatName } from './coat-words.ts';

/** What has its own light or is a place to be in: a picture has it as it is. */
const AS_IT_IS: ReadonlySet<ThingName> = new Set([
  'sun',
  'moon',
  'rainbow',
  'earth',
  'planet',
  'campfire',
  'puddle',
  'bubbles',
  'paint',
  'music',
  'footprints',
  'doll',
]);

/** "a yellow scarf", "the big red woolly scarf"; not "red and white", which is no one colour. */
const SAID = new RegExp(String.raw`(?<! and )\b(${COLOUR_WORD})\b(?!,? (?:and|or) )((?:,? [\p{L}-]+){1,4})`, 'giu');

/** "The tent was yellow, and the lightest in the shop." */
const IS_SAID = new RegExp(
  String.raw`\b(?:the|this|that|its?|his|her|their|your) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:is|are|was|were) (?:all |quite |so |bright |very )?(${COLOUR_WORD})\b(?! (?:and|or|with|from|in the) )`,
  'giu',
);

/** The colours a text gives to some things. */
function coloursIn(text: string, things: readonly ThingName[]): Map<ThingName, CoatName> {
  const found = new Map<ThingName, CoatName>();
  for (const [, word = '', after = ''] of text.matchAll(SAID)) {
    const coat = coatOf(word);
    if (coat === null) continue;
    // The first thing after the colour is what has it: "a red ball in a box" has no red box.
    const words = after.replace(/,/g, '').trim().split(' ');
    for (let n = 0; n < words.length; n++) {
      const noun = words[n] ?? '';
      if (/^(?:and|or|of|in|on|with|from|for|to|that|was|is|the|an?)$/i.test(noun)) break;
      const pair = `${noun} ${words[n + 1] ?? ''}`.trim();
      const thing = things.find((each) => namesThing(pair, each) || namesThing(noun, each));
      if (thing === undefined) continue;
      if (!found.has(thing)) found.set(thing, coat);
      break;
    }
  }
  for (const [, noun = '', word = ''] of text.matchAll(IS_SAID)) {
    const coat = coatOf(word);
    const thing = things.find((each) => namesThing(noun.split(' ').at(-1) ?? '', each));
    if (coat !== null && thing !== undefined && !found.has(thing)) found.set(thing, coat);
  }
  return found;
}

const thingsOf = ({ scene }: ScriptPage): ThingName[] => [
  ...new Set([...scene.things, ...scene.actors.flatMap((actor) => (actor.holds === null ? [] : [actor.holds]))]),
];

/** Words by which a parent gave things their colours, and these. */
function asked(
  theme: string,
  things: readonly ThingName[],
): { words: readonly string[]; of: Map<ThingName, CoatName> } {
  const of = coloursIn(theme, things);
  const words = [...theme.matchAll(SAID)].flatMap(([, word = '']) =>
    [...of.values()].some((each) => each === coatOf(word)) ? [word.toLowerCase()] : [],
  );
  return { words, of };
}

/**
 * A book whose pictures have the colours that its text names: a scarf called yellow on one page is yellow on every page,
 * until a page calls it something else. What the theme calls yellow is yellow as well, and then no longer missed.
 */
export function withColoursSaid<Book extends Pick<BookScript, 'pages' | 'notManaged'>>(
  book: Book,
  theme: string,
): Book {
  const all = [...new Set(book.pages.flatMap(thingsOf))].filter((each) => !AS_IT_IS.has(each));
  const said = book.pages.map((page) => coloursIn(page.text, all));
  const byTheme = asked(theme, all);
  const pages = book.pages.map((page, index): ScriptPage => {
    const colours: Partial<Record<ThingName, CoatName>> = {};
    for (const thing of thingsOf(page)) {
      const near = said.slice(0, index + 1).findLast((each) => each.has(thing)) ?? said.find((each) => each.has(thing));
      const coat = near?.get(thing) ?? byTheme.of.get(thing);
      if (coat !== undefined) colours[thing] = coat;
    }
    return Object.keys(colours).length === 0 ? page : { ...page, scene: { ...page.scene, colours } };
  });
  const notManaged = book.notManaged.filter((each) => !byTheme.words.includes(each.toLowerCase()));
  return { ...book, pages, notManaged };
}
