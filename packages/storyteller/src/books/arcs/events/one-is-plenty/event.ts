import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { standsApart } from '../stands-apart.ts';
import { COUNT_AGAIN } from './count-again.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { OF_YEARS } from './years.ts';

/** Somebody of the family is a hundred years old. */
export const ONE_IS_PLENTY: StoryEvent = {
  id: 'one-is-plenty',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF_YEARS,
  not: /\b(?:died|dead|ill|sick|hospital|forgets?|forgot|dementia|balloon|goes wrong|runs|marathon|skydiv\w*|flies|superhero|dragons?|robots?|pirates?|space|moon|magic\w*|rooms|miles|cats|dogs|kittens|jumpers|biscuits)\b/i,
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
  plots: [{ ...standsApart(ableFriend(mateBeside(COUNT_AGAIN))), when: OF_YEARS }],
  talk: {
    young: { yours: [() => 'Who is the oldest one you know?'] },
    older: {
      wonder: [({ hero }) => `Whose plate was always missing when ${hero} laid the table?`],
      yours: [() => 'Which people would stand in the garden if you were a hundred?'],
    },
  },
};
