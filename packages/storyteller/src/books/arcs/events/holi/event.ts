import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { ableFriend } from '../able-friend.ts';
import { mateBeside } from '../mate-beside.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { WHITE } from './white.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Holi, on which everybody is all colours. What is said of it is common to most who keep it; what a family believes is left to it. */
export const HOLI: StoryEvent = {
  id: 'holi',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:celebrat\w+ )?holi\b|\bfestival of colou?rs\b/iu,
  not: /\b(?:scared|afraid|lost|died|dead|space|moon|magic\w*|dragon|colou?rs? (?:disappear\w*|vanish\w*|gone))\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa)),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('bowl'),
    place: null,
    occasion: null,
    first: null,
  }),
  plots: [standsApart(ableFriend(mateBeside(WHITE)))],
  talk: {
    young: { yours: [() => 'Which colour would you like to be?'] },
    older: {
      wonder: [() => 'How long had the hand been shut?'],
      yours: [() => 'Whom could you ask whether they would like to play?'],
    },
  },
};
