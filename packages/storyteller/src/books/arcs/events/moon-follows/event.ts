import type { Entity } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { BOTH } from './both.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const who = (each: Entity | null): Entity | null =>
  each && !/^(?:moon|home|car)$/.test(each.word) ? somebody(each) : null;

/** The moon comes along, all the way home. */
export const MOON_FOLLOWS: StoryEvent = {
  id: 'moon-follows',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bmoon\b[^.]*\b(?:follow(?:s|ed|ing)?|comes (?:along|with|home)|came (?:along|with|home)|walks with|goes with|keeps up)\b|\bfollow(?:ed|s|ing)? by the moon\b/i,
  not: /\b(?:rocket|space|astronaut|fell|falls|fallen|wolf|shadow|train|bus|cow|cheese|star|dragon|garden|supper|tea)\b/i,
  reads: ({ hero, other }) => {
    const [first = null, second = null] = [hero, other].map(who).filter((each) => each !== null);
    return {
      hero: first,
      other: second,
      thing: about('moon'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      activity: null,
    };
  },
  plots: [BOTH],
  talk: {
    young: { yours: [() => 'Where is the moon tonight?'] },
    older: {
      wonder: [() => 'How could it be at both gates at the same time?'],
      yours: [() => 'Who else is looking at the moon tonight, do you think?'],
    },
  },
};
