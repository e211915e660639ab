import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { UP_AT_THE_END } from './up-at-the-end.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const STORM = String.raw`(?:snow ?storms?|blizzards?|avalanche|snow)`;
const LIVES_ON = String.raw`(?:surviv\w*|lost|stuck|trapped|caught|stranded|saved|rescued|shelter\w*)`;
const NOBODY_ELSE = /^(?:wolf|wolves|wolf cub|storm|snow ?storm|blizzard|snow|mountains?|forest|wild)$/u;

/** Lost in a snowstorm, with a wolf in the same hollow. */
export const OUT_THE_STORM: StoryEvent = {
  id: 'out-the-storm',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${LIVES_ON}\b[^.]*\b${STORM}\b|\b${STORM}\b[^.]*\b${LIVES_ON}\b|\bsurviv\w*\b[^.]*\bwol(?:f|ves)\b|\bwol(?:f|ves)\b[^.]*\b(?:surviv\w*|sav(?:es?|ed)|rescu\w*)\b`,
    'iu',
  ),
  not: /\b(?:three (?:little )?pigs|red riding|grandmother|sheep|snowm[ae]n|snow globe|snow day|sledg\w*|school|penguins?|polar bears?|dogs?|pupp(?:y|ies)|rabbits?|fox(?:es)?|kittens?|cats?|santa|christmas|reindeer|cars?|trains?|bus|siblings|at home|house|lost (?:his|her|my|their|its)|mittens?|scarf|teddy|toy)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || each.being.isa === 'person' || NOBODY_ELSE.test(each.word) || each.being.id === 'wolf',
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: [other, hero].find((each) => each?.being?.id === 'wolf') ?? null,
    thing: null,
    wish: null,
  }),
  plots: [standsApart(UP_AT_THE_END)],
  talk: {
    young: { yours: [() => 'How do you howl like a wolf?'] },
    older: {
      wonder: [() => 'Who taught whom to howl, and how do you know?'],
      yours: [() => 'What would you do first, if you were lost?'],
    },
  },
};
