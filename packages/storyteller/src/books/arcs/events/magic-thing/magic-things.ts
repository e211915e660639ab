import type { ThingName } from '@storylantern/contract';

/** A thing of a theme that is magic, and how somebody has it: on the head, on the feet, in the hand. */
export interface MagicThing {
  /** "hat", "old hat". */
  readonly word: string;
  readonly the: string;
  /** "had the hat on", "held the stone"; now: "has the hat on". */
  readonly had: string;
  readonly hasNow: string;
  /** "had no hat on", "did not hold the stone". */
  readonly hadNot: string;
  readonly hasNotNow: string;
  /** After "let them": how the grown-up gets to have it, before and after the name: "puts the hat on" Nana. */
  readonly gives: (g: string) => string;
  readonly gave: (g: string) => string;
  readonly thing: ThingName | null;
  readonly plural: boolean;
}

const PLURAL =
  /^(?:shoes|slippers|trainers|boots|wellies|wellingtons|glasses|socks|gloves|mittens|trousers|pyjamas|marbles)$/;
const WORN =
  'hats?|cap|crown|shoes?|slippers|trainers|boots|wellies|wellingtons|glasses|socks?|gloves|mittens|coat|cloak|cape|scarf|jumper|trousers|dress|pyjamas|ring|necklace|bracelet|belt|watch|backpack|mask';
const HELD =
  'stones?|pebble|rock|crystal|gem|jewel|button|key|coin|penny|feather|shell|spoon|teapot|mirror|camera|book|bell|box|bag|purse|ball|acorn|leaf|flower|seed|marbles|compass|umbrella|stick|rope|whistle|flute|violin|drum|guitar|telephone|phone|torch|candle|lantern|toy|doll|teddy|snow globe|kaleidoscope|telescope|map|bottle|jar|pot|basket|bucket|brush|comb|handkerchief|blanket|pillow|magnet|puzzle|egg|apple|balloon|kite|yo-yo|skipping rope|pumpkin';

const DRAWN: readonly (readonly [RegExp, ThingName])[] = [
  [/hat/, 'hat'],
  [/cap$/, 'cap'],
  [/crown/, 'crown'],
  [/shoe|slipper|trainer/, 'shoe'],
  [/boots|well/, 'boots'],
  [/glasses/, 'glasses'],
  [/sock/, 'sock'],
  [/glove|mitten/, 'mittens'],
  [/coat/, 'coat'],
  [/scarf/, 'scarf'],
  [/dress/, 'dress'],
  [/backpack/, 'backpack'],
  [/stone|pebble|rock$/, 'rock'],
  [/crystal|gem|jewel/, 'gem'],
  [/button/, 'button'],
  [/key/, 'key'],
  [/coin|penny/, 'coin'],
  [/feather/, 'feather'],
  [/shell/, 'shell'],
  [/spoon/, 'spoon'],
  [/^cup$/, 'cup'],
  [/teapot/, 'teapot'],
  [/mirror/, 'mirror'],
  [/camera/, 'camera'],
  [/book/, 'book'],
  [/bell/, 'bell'],
  [/^box$/, 'box'],
  [/^ball$/, 'ball'],
  [/acorn/, 'acorn'],
  [/leaf/, 'leaf'],
  [/flower/, 'flower'],
  [/clock/, 'clock'],
  [/umbrella/, 'umbrella'],

  [/blanket/, 'blanket'],
  [/egg/, 'egg'],
  [/apple/, 'apple'],
  [/balloon/, 'balloon'],
  [/kite/, 'kite'],
  [/torch/, 'torch'],
  [/lantern/, 'lantern'],
];

const FIND = new RegExp(
  String.raw`\b(?:magic|magical|enchanted) ((?:(?:old|red|blue|green|little|tiny|golden|silver|dancing|running|snow|skipping) )*(?:${WORN}|${HELD}))\b`,
  'iu',
);
const is = (words: string, word: string): boolean => new RegExp(`(?:^|\\s)(?:${words})$`, 'i').test(word);

/** The magic thing that a theme names; null where it names none of these. */
export function magicThingIn(raw: string): MagicThing | null {
  const word = FIND.exec(raw)?.[1]?.toLowerCase();
  if (word === undefined) return null;
  const the = `the ${word}`;
  const it = PLURAL.test(word.split(' ').at(-1) ?? '') ? 'them' : 'it';
  const thing = DRAWN.find(([words]) => words.test(word))?.[1] ?? null;
  const base = { word, the, thing, plural: it === 'them' };
  if (is(WORN, word))
    return {
      ...base,
      had: `had ${the} on`,
      hasNow: `has ${the} on`,
      hadNot: `did not have ${it} on`,
      hasNotNow: `does not have ${it} on`,
      gives: (g) => `puts ${the} on ${g}`,
      gave: (g) => `put ${the} on ${g}`,
    };
  return {
    ...base,
    had: `held ${the}`,
    hasNow: `holds ${the}`,
    hadNot: `did not hold ${it}`,
    hasNotNow: `does not hold ${it}`,
    gives: (g) => `gives ${the} to ${g}`,
    gave: (g) => `gave ${the} to ${g}`,
  };
}
