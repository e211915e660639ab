import type { Looks, SomeLooks } from '@storylantern/contract';

type Table<Value extends string> = readonly (readonly [words: RegExp, value: Value])[];

/** Longer phrases first: "dark brown" must not be taken for "brown". */
const HAIR_COLOUR_WORDS: Table<Looks['hairColour']> = [
  [/\b(dark|deep|very) brown\b|\bbrunette\b/, 'dark-brown'],
  [/\b(light|reddish|auburn|chestnut|golden) brown\b|\bauburn\b|\bchestnut\b|\bcopper\b/, 'chestnut'],
  [
    /\b(dirty|strawberry|dark|light|golden|honey|sandy) blond(e)?\b|\bblond(e)?\b|\bgolden\b|\bsandy\b|\bfair\b/,
    'blonde',
  ],
  [/\b(ginger|red|orange|carrot)(-haired|headed|head|heads)?\b/, 'red'],
  [/\b(black|jet|raven)\b/, 'black'],
  [/\b(grey|gray|silver|white)\b/, 'grey'],
  [/\b(purple|lilac|violet|pink|blue|dyed)\b/, 'purple'],
  [/\bbrown\b/, 'brown'],
];

const EYE_COLOUR_WORDS: Table<Looks['eyes']> = [
  [/\b(dark|deep) brown\b|\bblack\b/, 'dark-brown'],
  [/\bhazel\b|\bamber\b|\bgreen(ish)?[- ]brown\b|\blight brown\b/, 'hazel'],
  [/\bgreen\b/, 'green'],
  [/\bblue\b/, 'blue'],
  [/\b(grey|gray)\b/, 'grey'],
  [/\bbrown\b/, 'brown'],
];

const HAIR_STYLE_WORDS: Table<Looks['hairStyle']> = [
  [/\b(hijab|headscarf|head scarf)\b/, 'hijab'],
  [/\b(bald|no hair|hair loss|alopecia)\b/, 'bald'],
  [/\bafro\b|\bcoily\b|\bkinky\b/, 'afro'],
  [/\b(braid|braids|braided|plait|plaits|plaited|cornrows)\b/, 'braids'],
  [/\b(pigtail|pigtails|bunches|two ponytails)\b/, 'pigtails'],
  [/\b(ponytail|pony tail)\b/, 'ponytail'],
  [/\b(bun|top ?knot)\b/, 'bun'],
  [/\b(spiky|spikes|spiked|sticks up|mohawk)\b/, 'spiky'],
  [/\b(curly|curls|wavy|ringlets|frizzy)\b/, 'curly'],
  [/\b(bob|chin[- ]length|shoulder[- ]length)\b/, 'bob'],
  [/\blong\b/, 'long'],
  [/\b(short|cropped|buzz ?cut|crew cut)\b/, 'short'],
];

const SKIN_WORDS: Table<Looks['skin']> = [
  [/\b(very pale|porcelain|very fair|very light)\b/, 'porcelain'],
  [/\b(deep brown|very dark|deep|ebony)\b/, 'deep-brown'],
  [/\b(light brown|caramel|tan|tanned)\b/, 'caramel'],
  [/\b(olive|honey|golden|beige)\b/, 'honey'],
  [/\b(pale|fair|light|white|peach)\b/, 'peach'],
  [/\b(dark|brown|black)\b/, 'brown'],
];

const NO = /\b(no|not|without|never|doesn't|does not|isn't|is not|hasn't|has no)\b[^.,;]*$/;

const firstOf = <Value extends string>(table: Table<Value>, text: string): Value | undefined =>
  table.find(([words]) => words.test(text))?.[1];

/** The part of the text that speaks of `subject`: the words before it in its own clause, and a few after it. */
function around(text: string, subject: RegExp): string {
  return text
    .split(/[.,;!?]|\bwith\b|\bbut\b|\band (?=(?:\w+ ){0,3}(?:hair|eyes|skin|glasses))/)
    .filter((clause) => subject.test(clause))
    .join(' ; ');
}

/** True when the text says it, false when the text says it is not so, undefined when it does not speak of it. */
function said(text: string, words: RegExp): boolean | undefined {
  const found = words.exec(text);
  if (!found) return undefined;
  return !NO.test(text.slice(0, found.index));
}

/**
 * Reads how a child looks from a parent's words ("curly red hair, wears glasses"). What comes out are entries of closed
 * lists only; nothing of the text itself is kept. What is not spoken of stays open.
 */
export function understandLooks(text: string): SomeLooks {
  const plain = text.toLocaleLowerCase('en').replaceAll('’', "'").slice(0, 2000);
  const hairPart = around(
    plain,
    /\b(hair|haired|redhead|blonde?|brunette|curls|braids|plaits|pigtails|ponytail|bunches|afro|bun|hijab|headscarf|bald)\b/,
  );
  const eyePart = around(plain, /\beye(s|d)?\b/);
  const skinPart = around(plain, /\b(skin|skinned|complexion)\b/);
  const hairOnly = hairPart.replace(/\b[\w-]+(?: [\w-]+)? (?:eyes?|skin)\b/g, ' ');
  const hairColour = firstOf(HAIR_COLOUR_WORDS, hairOnly);
  const hairStyle = firstOf(HAIR_STYLE_WORDS, hairOnly);
  const eyes = firstOf(EYE_COLOUR_WORDS, beforeWord(eyePart, 'eye'));
  const skin = firstOf(SKIN_WORDS, beforeWord(skinPart, 'skin') || skinPart);
  const glasses = said(plain, /\b(glasses|spectacles|specs)\b/);
  const hearingAid = said(plain, /\b(hearing aids?|cochlear( implants?)?)\b/);
  const wheelchair = said(plain, /\bwheel ?chair\b/);
  return {
    ...(hairStyle ? { hairStyle } : {}),
    ...(hairColour ? { hairColour } : {}),
    ...(skin ? { skin } : {}),
    ...(eyes ? { eyes } : {}),
    ...(glasses === undefined ? {} : { glasses }),
    ...(hearingAid === undefined ? {} : { hearingAid }),
    ...(wheelchair === undefined ? {} : { wheelchair }),
  };
}

/** The few words that stand before a word: "big dark brown eyes" of the whole clause; and after "eyes are". */
function beforeWord(part: string, word: string): string {
  const before = new RegExp(`((?:[\\w-]+ ){0,3})${word}`).exec(part)?.[1] ?? '';
  const after = new RegExp(`${word}\\w* (?:is|are|colou?r is)((?: [\\w-]+){1,3})`).exec(part)?.[1] ?? '';
  return `${before} ${after}`.trim();
}
