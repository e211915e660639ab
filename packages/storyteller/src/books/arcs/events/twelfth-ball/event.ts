import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { mateBeside } from '../mate-beside.ts';
import { standsApart } from '../stands-apart.ts';
import { OVER } from './game.ts';
import { SHELF } from './shelf.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A ball has flown over the wall to somebody who is said to be grumpy. */
export const TWELFTH_BALL: StoryEvent = {
  id: 'twelfth-ball',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OVER,
  not: /\b(?:windows?|greenhouse|glass|broke\w*|broken|smash\w*|dragons?|giants?|witch\w*|wizards?|monsters?|aliens?|pirates?|dogs?|magic\w*|space|moon|princess|bull\w*|died|dead|a cricket who|final|cup)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || /^(?:person|thing|insect)$/.test(each.being.isa)),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: null,
    also: [],
    occasion: null,
  }),
  plots: [{ ...standsApart(ableFriend(kinBeside(mateBeside(SHELF)))), when: OVER }],
  talk: {
    young: { yours: [() => 'At whose door would you like to knock?'] },
    older: {
      wonder: [() => 'Why did the neighbour look so cross?'],
      yours: [() => 'Of whom did you once think something that was not so?'],
    },
  },
};
