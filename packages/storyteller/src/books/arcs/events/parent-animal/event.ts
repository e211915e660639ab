import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { STICKY } from './sticky.ts';
import { INTO, becomes, turnedKin } from './who.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody of the family, or the teacher, is an animal one morning. */
export const PARENT_ANIMAL: StoryEvent = {
  id: 'parent-animal',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: INTO,
  not: /\b(?:can|could|wants? to|wish\w*|everyone|everybody|wand|at night|every|afraid|scared|party|halloween|costume|dress\w*|statue|stone|hospital|died|swap\w*|princess|prince|book|story)\b/i,
  // The tea, the supper and the hug are a household's: a teacher is not told with them.
  fits: ({ raw }) => turnedKin(raw) !== null && !/teacher/.test(turnedKin(raw)?.kin ?? '') && becomes(raw) !== null,
  reads: () => ({
    ...NOTHING_DONE,
    hero: null,
    other: null,
    thing: about('stick'),
    place: null,
    first: null,
    also: [],
  }),
  plots: [ableFriend(STICKY)],
  talk: {
    young: { yours: [() => 'What is the funniest joke you know?'] },
    older: {
      wonder: [() => 'When did you guess what the sticks were for?'],
      yours: [() => 'Which joke in your family is told again and again?'],
    },
  },
};
