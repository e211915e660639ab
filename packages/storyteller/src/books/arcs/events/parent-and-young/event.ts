import type { StoryEvent } from '../event.ts';
import { onTheGround } from '../event.ts';
import { THE_BIG_ONE } from './the-big-one.ts';
import { bigAndSmall } from './who.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Two side by side, or one small one by itself; which of them are meant is asked of who they are. */
const OF = /\band\b|\bbaby\b|\b(?:cub|calf|foal|chick)\b/iu;

/** Somebody big and somebody small of the same kind who belong together: a mother bear and her cub, a baby elephant. */
export const PARENT_AND_YOUNG: StoryEvent = {
  id: 'parent-and-young',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  needs: (theme) => bigAndSmall(theme) !== null,
  fits: (theme) => onTheGround(theme) && bigAndSmall(theme) !== null,
  reads: (theme) => {
    const two = bigAndSmall(theme);
    return {
      ...(two ? { hero: two.big, other: two.small } : {}),
      relation: 'none',
      heroName: null,
      thing: null,
      place: null,
      clause: null,
      want: null,
      activity: null,
      first: null,
      fear: null,
      also: [],
      unused: [],
    };
  },
  plots: [{ ...THE_BIG_ONE, when: OF }],
  talk: {
    young: { yours: [() => 'What would you do if you were the big one today?'] },
    older: {
      wonder: [() => 'Who was awake at the end, and did you guess it?'],
      yours: [() => 'What do the grown-ups at home have to do all day that you never have to?'],
    },
  },
};
