import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { HIDE } from './hide.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who is big, whatever the theme says of it. */
const BIG = 4;

/** Somebody is too big or too tall. */
export const TOO_BIG: StoryEvent = {
  id: 'too-big',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:too|so|very|always|much too|really) (?:big|tall|large|huge|enormous)\b|\b(?:tallest|biggest|largest) (?!cake|pumpkin|strawberry|snowman|present)\p{L}+\b|\b(?:very )?long neck\b|\b(?:big|tall) (?:\p{L}+ )?(?:can'?t|cannot|who (?:can'?t|cannot)) hide\b/iu,
  not: /\b(?:shoes?|boots?|coat|jumper|trousers|dress|pram|cot|wants? to be|fish|whale|squid|sea|pool|bath|bus|train|car|plane|scared|afraid|slide|sleepover|school|moon|space|christmas|egg|pumpkin|cake|fridge|carrot|turnip)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero !== null &&
    theme.hero.being !== null &&
    !theme.hero.plural &&
    theme.hero.being.size >= BIG &&
    !/^(?:vehicle|thing|sea)$/.test(theme.hero.being.isa),
  reads: ({ other }) => ({
    ...NOTHING_ELSE,
    thing: null,
    other: somebody(other),
  }),
  plots: [HIDE],
  talk: {
    young: { yours: [() => 'What is the best place to hide at our house?'] },
    older: {
      wonder: [() => 'When did you know where it was hidden?'],
      yours: [() => 'Would you rather be found soon, or late, or never?'],
    },
  },
};
