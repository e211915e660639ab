import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { ONE_SCARF } from './one-scarf.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const COLD = String.raw`(?:cold|freezing|chilly|shivery|frozen)`;

/** A penguin who is always cold, and finds out what a scarf is for. */
export const ALWAYS_COLD: StoryEvent = {
  id: 'always-cold',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b(?:who|that|which)(?: is|['’]s| was| feels?| felt| gets?| got) (?:always |so |very |too |really |never not |often )*${COLD}\b(?! (?:to|as|at heart|towards|hearted))`,
      String.raw`\b(?:hates?|hated|can['’]?t (?:stand|bear)|(?:does ?n[o'’]?t|did ?n[o'’]?t|does not|did not|never) likes?) (?:being |feeling |to be |the |getting )?(?:cold|freezing|chilly)\b`,
      String.raw`\b(?:is|was|['’]s) always (?:so |too )?${COLD}\b|\balways feels? the cold\b|\b(?:can['’]?t|could ?n[o'’]?t|never|cannot) (?:get|gets|got|keep|keeps|stay|stays) warm\b`,
      String.raw`\b(?:cold|shivering|shivery|freezing|chilly) (?:little )?(?:penguin|polar bear|seal|walrus|reindeer|husky|bear|lizard|dragon|cat|mouse)\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:winter is|ice ?cream|water|swim\w*|bath|has a cold|have a cold|a cold$|caught|catch\w*|snowm[ae]n|snow ?woman|fridge|summer|homeless|feed|soup|tent|camp\w*|north wind|weather|food|vegetables?|hearts?|hands?|feet|nose|toes|lost|baby|egg|witch|ghost|school|moon|space|planet|coat that|jumper|christmas|santa)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.being !== undefined &&
    theme.hero.being !== null &&
    !theme.hero.plural &&
    /^(?:pet|farm|wild|magic|bird)$/.test(theme.hero.being.isa) &&
    !theme.other?.being,
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    // How cold it is is what the book tells.
    hero: hero && { ...hero, adjectives: hero.adjectives.filter((each) => !new RegExp(COLD).test(each)) },
    other: null,
    thing: null,
  }),
  plots: [standsApart(ONE_SCARF)],
  talk: {
    young: { yours: [() => 'Who is nice and warm to sit beside?'] },
    older: {
      wonder: [() => 'Where did the warmth come from, in the end?'],
      yours: [() => 'What do you do when you are cold and have no scarf?'],
    },
  },
};
