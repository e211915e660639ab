import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { IS_IT_COMING } from './is-it-coming.ts';
import { COOLER, ROLL, SEAT, thingIn } from './parts.ts';
import { TO_THE_SEA } from './to-the-sea.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const IT = String.raw`(?:${SEAT}|${COOLER}|${ROLL})`;
const OF = new RegExp(
  [
    String.raw`\b(?:runaway|run-away|escaped|escaping|rolling) (?:\p{L}+ )?${IT}\b`,
    String.raw`\b${IT}\b (?:\p{L}+ ){0,3}?(?:(?:that|who|which|has|just) )*(?:runs?|ran|running|rolls?|rolled|rolling|escap\w+|goes?|went|gets?|got) (?:\p{L}+ ){0,2}?(?:away|off|down|out)\b`,
    String.raw`\bstop (?:that|the) ${IT}\b`,
  ].join('|'),
  'iu',
);

/** Something of the house goes off down the hill, and everybody runs after it. */
export const RUNAWAY_THING: StoryEvent = {
  id: 'runaway-thing',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  // A joke with an answer is told as a joke.
  not: /\?|\b(?:fl(?:y|ies|ying|ew)|sails?|sailing|magic\w*|moon|space|stole\w*|thief|thieves|eats?|ate|goes off to sleep|penguin|monster|ghost|broke\w*|ran out of|runs? out of)\b/i,
  fits: (theme) => onTheGround(theme),
  needs: ({ raw }) => new RegExp(String.raw`\b${IT}\b`, 'iu').test(raw),
  reads: ({ raw }) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about(thingIn(raw)),
  }),
  plots: [
    { ...TO_THE_SEA, when: new RegExp(String.raw`\b(?:${SEAT}|${COOLER})\b`, 'iu'), only: true },
    { ...IS_IT_COMING, when: new RegExp(String.raw`\b${ROLL}\b`, 'iu'), only: true },
  ],
  talk: {
    young: { yours: [() => 'What would you like to look at all day?'] },
    older: {
      wonder: [() => 'Did it really run away, or did it go somewhere?'],
      yours: [() => 'What in your house would run off, and where would it go?'],
    },
  },
};
