import { onTheGround, type StoryEvent } from '../event.ts';
import { ROUND_THE_HILL } from './round-the-hill.ts';
import { companionOf, isOfOwnCompanion, ownerOf } from './who.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody and the big animal that is theirs: a princess and her unicorn, a knight and his horse, a girl and her dragon. */
export const OWN_COMPANION: StoryEvent = {
  id: 'own-companion',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:and|with|has|&)\s|['’]s\s/iu,
  not: /\b(?:afraid|scared|lost|space|moon|sea|ocean|christmas|santa|father christmas|halloween|birthday|school|race|racing|fight\w*|rescue\w*|save\w*|hiccup\w*|sneez\w*|imaginary|toy)\b/i,
  needs: (theme) => companionOf(theme) !== null,
  fits: (theme) => onTheGround(theme) && isOfOwnCompanion(theme),
  reads: (theme) => ({
    hero: ownerOf(theme),
    other: companionOf(theme),
    relation: 'friend',
    thing: null,
    place: null,
    clause: null,
    want: null,
    activity: null,
  }),
  plots: [ROUND_THE_HILL],
  talk: {
    young: { yours: [() => 'Who keeps your feet warm?'] },
    older: {
      wonder: [() => 'Why did they miss each other, and why did they meet?'],
      yours: [() => 'Who has the same thoughts as you?'],
    },
  },
};
