import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { EDIBLE } from './foods.ts';
import { ROPE } from './rope.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A place of which everything can be eaten, the way home too. */
export const MADE_OF_SWEETS: StoryEvent = {
  id: 'made-of-sweets',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: EDIBLE,
  not: /\b(?:hansel|gretel|factory|bak(?:e|es|ing)|competition|christmas|easter|museum|ice cream van|shop|stall|rains?|rained|raining)\b/i,
  fits: (theme) =>
    onTheGround(theme) && theme.hero?.plural !== true && !/^(?:vehicle|sea)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('bridge'),
  }),
  plots: [{ ...ROPE, when: EDIBLE }].map(ableFriend),
  talk: {
    young: { yours: [() => 'What should a house be made of?'] },
    older: {
      wonder: [() => 'Who ate the bridge?'],
      yours: [() => 'What does nobody in your family like? What could it be good for?'],
    },
  },
};
