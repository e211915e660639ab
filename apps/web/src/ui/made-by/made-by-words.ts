import type { Maker } from '@storylantern/contract';

/** The crafts of a piece, in the order in which they are named, with the word for what was done. */
const CRAFTS = [
  ['text', 'Written'],
  ['picture', 'drawn'],
  ['music', 'set to music'],
  ['voice', 'read aloud'],
] as const;

/** Who made each part of a piece; parts it does not have are left out. */
export type Makers = { readonly [Craft in (typeof CRAFTS)[number][0]]?: Maker };

/** Whether an AI model made any part of it. */
export const isAiMade = (makers: Makers): boolean => Object.values(makers).some((maker) => maker.by === 'remote');

const HERE = 'Storylantern on your own computer';
const nameOf = (maker: Maker): string => (maker.by === 'remote' ? `${maker.name} (an AI model)` : HERE);

/** "a", "a and b", "a, b and c". */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Who made a piece, in a sentence: "Written by large-1 (an AI model), drawn and read aloud by Storylantern on your own computer." */
export function whoMade(makers: Makers): string {
  const by = new Map<string, string[]>();
  for (const [craft, done] of CRAFTS) {
    const maker = makers[craft];
    if (maker) by.set(nameOf(maker), [...(by.get(nameOf(maker)) ?? []), done]);
  }
  const parts = [...by].map(([name, done]) => `${listed(done)} by ${name}`).join(', ');
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`;
}

/** The same, and what a parent should know of a piece that an AI model had a part in. */
export const madeByWords = (makers: Makers): string =>
  isAiMade(makers)
    ? `${whoMade(makers)} Storylantern checked it before you saw it; you know your child best.`
    : whoMade(makers);

/** What went otherwise than asked, each sentence once. */
export const madeByNotes = (makers: Makers): readonly string[] => [
  ...new Set(Object.values(makers).flatMap((maker) => (maker.note === undefined ? [] : [maker.note]))),
];
