import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { STRIKE_WORDS, strikersIn } from './strikers.ts';
import { THE_SIGN } from './the-sign.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** All of a kind stop work at once: the hens, the crayons, the toys. */
export const ON_STRIKE: StoryEvent = {
  id: 'on-strike',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: STRIKE_WORDS,
  not: /\b(?:lightning|striker|mum\w*|mama|dad\w*|teachers?|parents|share|sharing|go play with|play with someone|pirates?|dragon|space|moon|bullies|bully\w*)\b/i,
  fits: (theme) => onTheGround(theme) && strikersIn(theme.raw) !== null,
  needs: (theme) => strikersIn(theme.raw) !== null,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: null,
    also: [],
    occasion: null,
  }),
  plots: [{ ...THE_SIGN, when: STRIKE_WORDS }],
  talk: {
    young: { yours: [() => 'What would you paint on a sign?'] },
    older: {
      wonder: [() => 'When did you know what the sign was about?'],
      yours: [() => 'Where would you like to go, and how would you draw it?'],
    },
  },
};
