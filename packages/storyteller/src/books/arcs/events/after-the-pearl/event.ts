import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { DOWNHILL } from './downhill.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const DAY = String.raw`(?:(?:lunar|chinese|vietnamese) new year|new year|chinatown|spring festival)`;
const OF = new RegExp(
  [
    String.raw`\b${DAY}['’]?s?\b[^.]*\bdragons?\b[^.]*`,
    String.raw`\bdragons?\b[^.]*\b${DAY}\b[^.]*`,
    String.raw`\bdragon danc(?:e|es|ing|ers?)\b[^.]*`,
    String.raw`\b(?:parade|paper|silk) dragon\b[^.]*`,
    String.raw`\bdragon\b[^.]*\b(?:from|of|out of|in) (?:the|a) parade\b[^.]*`,
  ].join('|'),
  'iu',
);

/** The dragon of a New Year's parade, and what it runs after. */
export const AFTER_THE_PEARL: StoryEvent = {
  id: 'after-the-pearl',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:lions?|scared|afraid|fear\w*|year of the dragon|baby dragon|egg|fireworks|died|dead|princess|knight|cave|school play)\b/i,
  fits: onTheGround,
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
  plots: [{ ...ableFriend(mateBeside(DOWNHILL)), when: OF }],
  talk: {
    young: { yours: [() => 'What would you run after?'] },
    older: {
      wonder: [({ hero }) => `How did ${hero} know that nobody was running away?`],
      yours: [() => 'What would you like to catch, and then have again?'],
    },
  },
};
