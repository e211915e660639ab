import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { TWO_COOKS } from './cooks.ts';
import { SCARVES } from './scarves.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Two of a family cook the same dish, and a child is to say whose is best. */
export const TWO_POTS: StoryEvent = {
  id: 'two-pots',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: TWO_COOKS,
  not: /\b(?:scared|afraid|divorc\w*|separat\w*|shout\w*|birthday|wedding|stole\w*|steals?|lost|missing|secret (?:recipe|ingredient)|magic\w*|witch\w*|poison\w*|dragons?|bears?|fox(?:es)?|mice|mouse|animals|restaurants?|bakers|chefs|died|dead|ill)\b/i,
  fits: onTheGround,
  quarrel: true,
  reads: () => ({
    ...NOTHING_DONE,
    hero: null,
    other: null,
    thing: null,
    also: [],
    place: null,
    first: null,
    occasion: null,
  }),
  plots: [{ ...SCARVES, when: TWO_COOKS }],
  talk: {
    young: { yours: [() => 'What could you eat one more spoonful of?'] },
    older: {
      wonder: [({ hero }) => `What did ${hero} see from under the table?`],
      yours: [() => 'Have you ever had to choose between two that you liked just as much?'],
    },
  },
};
