import type { ThingName } from '@storylantern/contract';

/** The soft thing that is lost, in the words that differ. */
export interface Comforter {
  /** As it stands in a sentence: "Teddy", "the blanket". */
  readonly c: string;
  /** "a bear". */
  readonly kind: string;
  /** By what one knows it: "one ear". */
  readonly mark: string;
  readonly colour: string;
  readonly thing: ThingName;
}

const KNOWN: readonly (readonly [RegExp, Comforter])[] = [
  [
    /\bblank\w*|\bmuslin|\bcloth\b|\bquilt/,
    { c: 'the blanket', kind: 'a blanket', mark: 'a hole in it', colour: 'Blue', thing: 'blanket' },
  ],
  [/\bdoll\w*/, { c: 'the doll', kind: 'a doll', mark: 'one shoe', colour: 'Pink', thing: 'doll' }],
  [
    /\bbunn(?:y|ies)\b|\brabbit/,
    { c: 'Bunny', kind: 'a rabbit', mark: 'one ear', colour: 'Grey', thing: 'rabbit-toy' },
  ],
  [/\bball\b/, { c: 'the ball', kind: 'a ball', mark: 'a patch', colour: 'Red', thing: 'ball' }],
  [/\bted\w*|\bbear\b/, { c: 'Teddy', kind: 'a bear', mark: 'one ear', colour: 'Brown', thing: 'teddy' }],
];
const SOFT: Comforter = {
  c: 'the soft rabbit',
  kind: 'a rabbit',
  mark: 'one ear',
  colour: 'Grey',
  thing: 'rabbit-toy',
};

/** What the theme says was lost; a rabbit who lost a blanket has lost the blanket. */
export function comforterOf(raw: string): Comforter {
  const found = soft(raw);
  return found.thing === 'rabbit-toy' && /\brabbit\b/.test(raw) && !/\b(?:a|the) rabbit (?:who|that|lost|los)/.test(raw)
    ? { ...found, c: 'the rabbit' }
    : found;
}

function soft(raw: string): Comforter {
  const lost =
    /\b(?:lost|loses|lose|losing|missing|find|forgot|left|without|where(?:'s| is)) (.*)$/.exec(raw)?.[1] ?? raw;
  const found = (text: string) => KNOWN.find(([words]) => words.test(text))?.[1];
  return (
    found(lost) ?? (lost === raw ? SOFT : /\btoy|\bcomforter|\bcuddly|\bsoft\b/.test(raw) ? SOFT : (found(raw) ?? SOFT))
  );
}
