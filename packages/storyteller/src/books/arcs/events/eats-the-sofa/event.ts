import { onTheGround, type StoryEvent } from '../event.ts';
import { ALL_EATEN_UP } from './all-eaten-up.ts';
import { EATS_THE_SOFA_WORDS, guestOf } from './guest.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A guest comes to dinner and eats all there is, down to the furniture. */
export const EATS_THE_SOFA: StoryEvent = {
  id: 'eats-the-sofa',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: EATS_THE_SOFA_WORDS,
  not: /\b(?:homework|scared|afraid|ghost|witch|gingerbread|moth|termites?|puppy|puppies|chew\w*|space|moon|sea|christmas|birthday)\b/i,
  fits: (theme) => onTheGround(theme) && guestOf(theme) !== null,
  needs: (theme) => guestOf(theme) !== null,
  reads: (theme) => {
    const guest = guestOf(theme);
    return {
      hero: null,
      other: guest && { ...guest, plural: false },
      thing: null,
      also: [],
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      first: null,
      fear: null,
      activity: null,
      occasion: null,
    };
  },
  plots: [{ ...ALL_EATEN_UP, when: EATS_THE_SOFA_WORDS }],
  talk: {
    young: { yours: [() => 'How does your tummy feel when it is full?'] },
    older: {
      wonder: [() => 'Why did nobody see sooner that the guest was not hungry?'],
      yours: [() => 'What have you once done only to be polite?'],
    },
  },
};
