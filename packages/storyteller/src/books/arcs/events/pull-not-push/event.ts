import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { ableFriend } from '../able-friend.ts';
import { standsApart } from '../stands-apart.ts';
import { SCRATCH } from './scratch.ts';
import { IN_TOWER, sidesOf } from './sides.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody is fetched out of a tower, and everybody is home in time for tea. */
export const PULL_NOT_PUSH: StoryEvent = {
  id: 'pull-not-push',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: IN_TOWER,
  not: /\b(?:blocks?|lego|sand ?castle|bouncy|water tower|clock tower|eiffel|control tower|bell|lighthouse|ice|sweets|candy|chocolate|ghosts?|haunted|moon|space|under the sea|steals?|stole\w*|scared|afraid|crown|lost|ball|dance\w*|christmas|birthday)\b/i,
  fits: onTheGround,
  reads: (theme) => ({
    ...NOTHING_ELSE,
    ...sidesOf(theme),
    thing: null,
    also: [],
    wish: null,
  }),
  plots: [{ ...ableFriend(standsApart(SCRATCH)), when: IN_TOWER }],
  talk: {
    young: { yours: [() => 'Which doors do you push, and which do you pull?'] },
    older: {
      wonder: [() => 'What had made the scratch on the step?'],
      yours: [() => 'When did something work as soon as you tried it the other way?'],
    },
  },
};
