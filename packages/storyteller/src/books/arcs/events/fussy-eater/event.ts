import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { isOfFood, NOT_EATEN } from './food.ts';
import { SEVEN } from './seven.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody does not eat something, and hides it too well. */
export const FUSSY_EATER: StoryEvent = {
  id: 'fussy-eater',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  // What is not eaten at table is everyday life, and a story knows more of it than advice does.
  quarrel: true,
  of: NOT_EATEN,
  not: /\b(?:ill|sick|allerg\w*|diet|fat|hungry|starv\w*|monsters?|lion|wolf|shark|tiger|vegetarian|meat|mice|people|party|birthday|giants?|cooks?|chefs?|cooking|restaurant|school|hospital|swim\w*|bath|hair|dark)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    isOfFood(theme.raw) &&
    !theme.hero?.plural &&
    (!theme.hero?.being || !/^(?:thing|vehicle|sea|insect)$/.test(theme.hero.being.isa)),
  // What is eaten is nobody.
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    thing: null,
    other: null,
    hero: hero?.being && hero.being.isa !== 'thing' ? hero : null,
  }),
  plots: [SEVEN],
  talk: {
    young: { yours: [() => 'Can you count to seven on a plate?'] },
    older: {
      wonder: [() => 'Where was the seventh, and who had put it there?'],
      yours: [() => 'What do you not like, and how is it cooked when you like it least?'],
    },
  },
};
