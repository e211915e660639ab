import type { Role } from '../frame.ts';

/** A grandparent, in the family's own word. */
export const ELDER: Role = {
  fallback: { text: 'somebody in the family' },
  cues: (
    [
      ['great[- ]?gran(?:ny|dma|dmother|)?', 'Great-Gran'],
      ['grandma', 'Grandma'],
      ['granny', 'Granny'],
      ['grandad|granddad', 'Grandad'],
      ['grandpa', 'Grandpa'],
      ['nana', 'Nana'],
      ['nanny', 'Nanny'],
      ['nan', 'Nan'],
      ['gran', 'Gran'],
      ['grandmother', '{his} grandmother'],
      ['grandfather', '{his} grandfather'],
    ] as const
  ).map(([word, text]) => ({ match: new RegExp(String.raw`\b(?:${word})\b`, 'i'), phrase: { text } })),
};
