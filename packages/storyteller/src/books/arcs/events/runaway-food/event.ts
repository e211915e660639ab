import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { foodIn, RUNAWAY_FOOD } from './food.ts';
import { WHO_SAT_STILL } from './who-sat-still.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Something good to eat gets off its plate and away, and everybody runs after it. */
export const RUNAWAY: StoryEvent = {
  id: 'runaway-food',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: RUNAWAY_FOOD,
  // A sandwich that ran away from the picnic is about the sandwich.
  beforeAll: (raw) => RUNAWAY_FOOD.test(raw),
  not: /\b(?:runs? out of|ran out of|moon|space|sea|stol\w+|steals?|thief|monster|dragon|school|hiccups?|eats?|ate|hates?|afraid|scared|fridge|supermarket|shop|truck|van|island|chicken|hatch\w*|easter|frogs?|dragon['’]?s? egg)\b/i,
  fits: (theme) => onTheGround(theme) && foodIn(theme.raw) !== null,
  needs: (theme) => foodIn(theme.raw) !== null,
  reads: ({ raw }) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about(foodIn(raw) ?? 'cookie'),
  }),
  plots: [{ ...standsApart(WHO_SAT_STILL), when: RUNAWAY_FOOD }],
  talk: {
    young: { yours: [() => 'Can you sit as still as a tortoise?'] },
    older: {
      wonder: [() => 'Why could nobody catch it who was quick?'],
      yours: [() => 'What came to you when you stopped running after it?'],
    },
  },
};
