import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { ONE_FOR_ONE } from './one-for-one.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PLACE = String.raw`(?:shops?|stores?|markets?|stalls?|sellers?|shopkeeper|library|museum|trader|merchant)`;
const TRADE = String.raw`(?:s[eo]lls?|sold|selling|buys?|buying|bought|swaps?|swapp\w+|trad(?:e|es|ed|ing)|collects?|steals?|jars?|bottles?)`;
const OF = new RegExp(
  [
    String.raw`\b(?:memory|memories) ${PLACE}\b`,
    String.raw`\b${PLACE} (?:\p{L}+ ){0,4}memor(?:y|ies)\b`,
    String.raw`\b${TRADE} (?:\p{L}+ ){0,4}memor(?:y|ies)\b`,
    String.raw`\bmemor(?:y|ies) (?:\p{L}+ ){0,4}${TRADE}\b`,
  ].join('|'),
  'iu',
);

/** A shop in which one memory is given for another. */
export const WET_TUESDAY: StoryEvent = {
  id: 'wet-tuesday',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:died|dead|death|dement\w*|alzheimer\w*|forget\w*|los(?:es?|ing|t) (?:his|her|their|my|our) memor\w*|funeral|memory (?:box|foam|stick|card|game)|elephants?|thie(?:f|ves))\b/i,
  beforeAll: (raw) => OF.test(raw) && /\b(?:what if|shop|sell\w*|sold|market)\b/i.test(raw),
  needs: ({ raw }) => /\bmemor(?:y|ies)\b/i.test(raw),
  fits: ({ hero }) => !hero?.being || hero.being.isa === 'person',
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('jar'),
    wish: null,
    occasion: null,
    also: [],
  }),
  plots: [{ ...ONE_FOR_ONE, when: OF }],
  talk: {
    young: { yours: [() => 'What did you do on a wet day?'] },
    older: {
      wonder: [() => 'Why was the wet Tuesday the best thing in the shop?'],
      yours: [() => 'What do you laugh about that nobody else would understand?'],
    },
  },
};
