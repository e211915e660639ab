import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { FAR, GOES_ALONE_WORDS } from './alone.ts';
import { MITTEN } from './mitten.ts';
import { PAPER_HAND } from './paper-hand.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A soft toy has gone off by itself, by bus or by plane. */
export const GOES_ALONE: StoryEvent = {
  id: 'goes-alone',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: GOES_ALONE_WORDS,
  not: /\b(?:left (?:behind|her|his|my|the|our)|forg[eo]t\w*|space|moon|rocket|night|dark|scared|afraid|pirates?|treasure|santa|christmas|stole\w*|hospital|washing|wash|driver|picnic|dragon|two (?:houses|homes)|between)\b/i,
  fits: onTheGround,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: null,
    also: [],
    occasion: null,
  }),
  plots: [
    { ...PAPER_HAND, when: FAR, closest: true },
    { ...MITTEN, when: GOES_ALONE_WORDS },
  ],
  talk: {
    young: { yours: [() => 'Where would your toys go, if they could go anywhere?'] },
    older: {
      wonder: [() => 'What was there to be noticed from the beginning?'],
      yours: [() => 'What would your own soft toy write on a postcard?'],
    },
  },
};
