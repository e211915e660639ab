import type { StoryEvent } from '../event.ts';
import { EVERY_EVENING } from './every-evening.ts';
import { loversIn } from './lovers.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody is in love with somebody, and cannot get it said. */
export const IN_LOVE: StoryEvent = {
  id: 'in-love',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:falls?|fell|falling) (?:deeply |madly )?in love\b|\bin love\b|\bfalls? for (?:the|an?|another)\b|\bfell for (?:the|an?|another)\b|\blove story\b/iu,
  not: /\b(?:i am|i['’]?m|my (?:son|daughter|boy|girl|mum|dad)|in love with (?:football|music|books|reading|dancing)|falls? for (?:a|the) (?:trick|joke|prank))\b/i,
  needs: ({ raw }) => loversIn(raw) !== null,
  fits: ({ raw }) => loversIn(raw) !== null,
  reads: ({ raw }) => {
    const [hero, other] = loversIn(raw) ?? [null, null];
    return {
      hero,
      other,
      thing: null,
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
    };
  },
  plots: [EVERY_EVENING],
  talk: {
    young: { yours: [() => 'How do you show that you love somebody?'] },
    older: {
      wonder: [() => 'When did they both know?'],
      yours: [() => 'What is hard for you to say, and easy to show?'],
    },
  },
};
