import { onTheGround, type StoryEvent } from '../event.ts';
import { WIND } from './wind.ts';

/** Sandwiches out of doors, and what comes to them. */
export const PICNIC: StoryEvent = {
  id: 'picnic',
  of: /\bpic-?nick?(?:s|ing)?\b/i,
  not: /\b(?:lost|steals?|stole|stolen|thief|burnt|forgot to invite|first)\b/i,
  fits: onTheGround,
  plots: [WIND],
  talk: {
    young: { yours: [() => 'What would you put into the basket?'] },
    older: {
      wonder: [() => 'What else could have gone wrong that day, and what would you have done?'],
      yours: [() => 'Where would you have a picnic if you could have it anywhere? What would be on the list?'],
    },
  },
};
