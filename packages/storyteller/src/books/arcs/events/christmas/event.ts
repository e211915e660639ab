import { onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { EARLY } from './early.ts';
import { STAR } from './star.ts';
import { WRAPPED } from './wrapped.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** The evening before Christmas, and the morning. Whoever brings the presents is left to each family. */
export const CHRISTMAS: StoryEvent = {
  id: 'christmas',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:christmas|xmas)\b/i,
  not: /\b(?:runs? away|ran away|running away|runaway|gingerbread m[ae]n|santa|father christmas|reindeer|rudolph|elf|elves|sleigh|grinch|snowman|saves?|saved|lost|losing|steals?|stole|forgot|cancel\w*|nativity|play|concert|jumper|dinner|market|scared|afraid|sad|without|died|hospital|shopping)\b/i,
  fits: onTheGround,
  // What is given, or stands in the room, is nobody.
  reads: ({ hero }) =>
    hero && /^(?:christmas )?(?:present|gift|tree|star|stocking|cracker)$/.test(hero.word) ? { hero: null } : {},
  plots: [standsApart(WRAPPED), standsApart(STAR), standsApart(EARLY)],
  talk: {
    young: { yours: [() => 'What would you hang on the tree?'] },
    older: {
      wonder: [() => 'What was the best moment of it: before, or on the day?'],
      yours: [() => 'What did you once give somebody that was hard to hide?'],
    },
  },
};
