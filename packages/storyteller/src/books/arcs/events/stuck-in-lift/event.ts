import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ON_THREE } from './on-three.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const LIFT = String.raw`(?:lifts?|elevators?)`;
const OF = new RegExp(
  [
    String.raw`\b(?:stuck|trapped|caught)\b[^.]*\b(?:in|inside) (?:a|an|the|our|that) (?:\p{L}+ )?${LIFT}\b.*`,
    String.raw`\b${LIFT}\b[^.]*\b(?:stops|stopped|stuck|breaks? down|broke(?:n)?(?: down)?|gets stuck|will not move)\b.*`,
    String.raw`\b(?:broken|stuck) ${LIFT}\b.*`,
    String.raw`\bmagician\b[^.]*\b(?:go(?:es)? wrong|went wrong|not very good|bad at|can['’]?t do|clumsy|will not come out|in (?:a|the) ${LIFT})\b.*`,
    String.raw`\b(?:worst|clumsy|terrible|useless|hopeless) magician\b.*`,
  ].join('|'),
  'iu',
);

/** A lift stops with a magician in it, whose tricks have all gone wrong so far. */
export const STUCK_IN_LIFT: StoryEvent = {
  id: 'stuck-in-lift',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:stop(?:s|ped) at|sideways|does not exist|moon|space|ski|chair ?lift|fork ?lift|face|lift off|frog|wizard|witch|dragon|dinosaur|elephant|ghost|sea|dog|cat|rabbit who|santa|zoo|floors? (?:that )?(?:nobody|no one|no-one|isn['’]?t|is not|was not|wasn['’]?t)|(?:secret|hidden|extra|unknown|missing|mystery|magic|thirteenth) floor)\b/i,
  fits: (theme) => onTheGround(theme),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('hat'),
    also: [],
    occasion: null,
  }),
  plots: [{ ...standsApart(ON_THREE), when: OF }],
  talk: {
    young: { yours: [() => 'What would you press in a lift that has stopped? The bell!'] },
    older: {
      wonder: [() => 'How did the best trick work?'],
      yours: [() => 'Which trick would you like to be able to do?'],
    },
  },
};
