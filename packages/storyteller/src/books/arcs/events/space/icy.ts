import type { Going } from '../event.ts';

/** A world of ice, and what is true of it. */
export interface IcyWorld {
  /** "Saturn". */
  readonly name: string;
  /** What it looks like from far away, after "It was". */
  readonly far: string;
  /** Where the ice is, after "a piece of". */
  readonly of: string;
  /** What it is close to, in whole sentences of at most fourteen words. */
  readonly near: string;
  /** What else a traveller notices there, at most fourteen words a sentence. */
  readonly odd: string;
  /** For the youngest, in at most eight words a sentence. */
  readonly small: string;
}

const SATURN: IcyWorld = {
  name: 'Saturn',
  far: 'yellow, with a ring round it like the brim of a hat',
  of: "Saturn's ring",
  near: 'The ring was not one thing at all. It was millions of bits of ice. Some were as big as houses, and some as small as sugar.',
  odd: 'There was no ground on Saturn to stand on. You could only sit in the ring and go round.',
  small: 'The ring was all ice. Bits and bits of ice!',
};

const WORLDS: readonly (readonly [RegExp, IcyWorld])[] = [
  [/\bsaturn/i, SATURN],
  [
    /\beuropa\b/i,
    {
      name: 'Europa',
      far: 'as smooth as an egg, with brown scribbles all over it',
      of: "Europa's ice",
      near: 'It was all ice, from one end to the other. The scribbles were cracks, and they ran on for ever.',
      odd: 'Under the ice there was a sea that no one has ever seen. And Jupiter filled half the sky.',
      small: 'It was all ice. Ice up, ice down!',
    },
  ],
  [
    /\benceladus\b/i,
    {
      name: 'Enceladus',
      far: 'as white as a snowball',
      of: "Enceladus's snow",
      near: 'It was all ice, and it was the whitest thing they had ever seen.',
      odd: 'At the bottom of it the sea came out through cracks, and shot up, and fell as snow.',
      small: 'It was all ice. White, white ice!',
    },
  ],
];

/** A theme that names a world of ice. */
export const ICY = /\b(?:saturn(?:['’]?s)?|europa|enceladus)\b/iu;

export const icyWorldOf = ({ raw }: Going): IcyWorld => WORLDS.find(([of]) => of.test(raw))?.[1] ?? SATURN;
