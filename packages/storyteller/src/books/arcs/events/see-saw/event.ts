import { onTheGround, type StoryEvent } from '../event.ts';
import { isOnlyTwo, onFeet, SIDE_BY_SIDE, sizeOf } from '../pair.ts';
import { PLANK } from './plank.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A big one and a small one differ by this much, or a plank knows nothing of it. */
const APART = 2;

/** Somebody big and somebody small, of whom nothing is said but that they are friends: an elephant and a mouse. */
export const SEE_SAW: StoryEvent = {
  id: 'see-saw',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: SIDE_BY_SIDE,
  not: /\b(?:and (?:his|her|its|their)|moon|space|sea|ocean|christmas|halloween|birthday|raised|adopted|school|pull\w*|guides?|keepers?|teachers?|doctors?|drivers?|farmers?|captains?|sailors?|inventors?|astronauts?|roof|tree|stuck|rescue\w*|fire ?(?:fighter|man)|beanstalk|peas?)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    isOnlyTwo(theme) &&
    onFeet(theme.other) &&
    (theme.hero === null || onFeet(theme.hero)) &&
    Math.abs(sizeOf({ being: theme.hero?.being ?? null }) - sizeOf({ being: theme.other?.being ?? null })) >= APART,
  plots: [{ ...PLANK, when: SIDE_BY_SIDE }],
  talk: {
    young: { yours: [() => 'Who would you like to see-saw with?'] },
    older: {
      wonder: [() => 'Why did it only work on the way home?'],
      yours: [() => 'Who is quite unlike you, and good to have?'],
    },
  },
};
