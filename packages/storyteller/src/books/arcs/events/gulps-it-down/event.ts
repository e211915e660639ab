import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { COME_AND_SEE } from './come-and-see.ts';
import { eaterIn, GULPS } from './eater.ts';
import { withEaterSeen } from './eater-seen.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Something in the house eats what it is given to hold, until somebody finds out what it is hungry for. */
export const GULPS_IT_DOWN: StoryEvent = {
  id: 'gulps-it-down',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: GULPS,
  not: /\b(?:scared|afraid|frightened|under the bed|monster under|homework|eats? (?:breakfast|lunch|dinner|supper|in bed|too much|vegetables)|goldilocks|christmas|fire|(?:washing machine|washer|dr[iy]er) ate my sock)\b/i,
  fits: ({ raw }) => eaterIn(raw) !== null,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('sock'),
    also: [],
  }),
  plots: [{ ...withEaterSeen(ableFriend(standsApart(COME_AND_SEE))), when: GULPS }],
  talk: {
    young: { yours: [() => 'To what in your house would you say good night?'] },
    older: {
      wonder: [() => 'When did it never go gulp?'],
      yours: [() => 'What do you do when you would like somebody to come?'],
    },
  },
};
