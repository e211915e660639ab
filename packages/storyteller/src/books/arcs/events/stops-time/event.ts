import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { SIX } from './six.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NOBODY = /girl|boy|child|kid|watch|clock|time|day|remote|button|hourglass|someone|somebody/;

/** Somebody can stop time, or has a watch that does. */
export const STOPS_TIME: StoryEvent = {
  id: 'stops-time',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bpauses everything\b|\bfrozen in time\b|\b(?:stop|stops|stopped|stopping|freeze|freezes|froze|freezing|pause|pauses|paused|pausing) (?:the )?(?:time|clocks?|world)\b|\b(?:time|clocks?) (?:who |that )?(?:stopped|stood still|stops|stands still|froze|freezes|is frozen)\b|\bstop ?watch\b|\bmake time stop\b/iu,
  not: /\b(?:stop the (?:war|fighting)|travel\w*|machine|dinosaurs?|police|new year|pirate|hospital|first)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (!theme.hero?.being || NOBODY.test(theme.hero.word) || !/^(?:thing|vehicle|sea)$/.test(theme.hero.being.isa)),
  reads: ({ hero, other, place }) => ({
    ...NOTHING_DONE,
    hero: hero && /watch|clock|time|day|remote|button|hourglass/.test(hero.word) ? null : somebody(hero),
    other: other && NOBODY.test(other.word) ? null : somebody(other),
    place,
    thing: about('clock'),
    first: null,
    also: [],
  }),
  plots: [SIX],
  talk: {
    young: { yours: [() => 'When would you say stop to the clock?'] },
    older: {
      wonder: [() => 'What can one not have while a clock stands still?'],
      yours: [() => 'Which hour of yours would you make longer?'],
    },
  },
};
