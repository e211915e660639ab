import { onTheGround, type StoryEvent } from '../event.ts';
import { ANTS } from './ants.ts';
import { GUEST } from './guest.ts';
import { RAIN } from './rain.ts';
import { SNOW } from './snow.ts';
import { WIND } from './wind.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Sandwiches out of doors, and what comes to them. */
export const PICNIC: StoryEvent = {
  id: 'picnic',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:lunch|eating) out(?:doors| of doors)\b|\bpic-?nick?(?:s|ing)?\b/i,
  not: /\b(?:lost|steals?|stole|stolen|thief|burnt|forgot to invite|first)\b/i,
  fits: onTheGround,
  // Nobody is an ant in a picnic with ants; they come by themselves.
  reads: ({ hero, raw }) =>
    GUEST.when?.test(raw) === true
      ? {
          relation: 'none',
          clause: null,
          want: null,
          thing: null,
          occasion: null,
          activity: null,
          place: null,
          also: [],
        }
      : hero?.plural === true && /^(?:ant|wasp|bee|fly)$/.test(hero.being?.id ?? '')
        ? { hero: null, clause: null }
        : {},
  plots: [WIND, SNOW, ANTS, RAIN, GUEST],
  talk: {
    young: { yours: [() => 'What would you put into the basket?'] },
    older: {
      wonder: [() => 'What else could have gone wrong that day, and what would you have done?'],
      yours: [() => 'Where would you have a picnic if you could have it anywhere? What would be on the list?'],
    },
  },
};
