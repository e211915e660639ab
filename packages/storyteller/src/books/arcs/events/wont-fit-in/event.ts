import { type EventPlot, NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { ableFriend } from '../able-friend.ts';
import { kinBeside } from '../kin-beside.ts';
import { somebody } from '../page.ts';
import { ALL_OUT } from './all-out.ts';
import { orderedIn, WONT_FIT_WORDS } from './ordered.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Whoever can push a sofa. */
const plot: EventPlot = kinBeside(ableFriend({ ...ALL_OUT, when: WONT_FIT_WORDS }));

/** What somebody sent for has come, and it is too big to go in at the door. */
export const WONT_FIT_IN: StoryEvent = {
  id: 'wont-fit-in',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: WONT_FIT_WORDS,
  not: /\b(?:bak(?:e|es|ed|ing)|mak(?:e|es|ing)|cooks?|grow\w*|runs? away|ran away|rescue\w*|lost|stole\w*|steals?|who ate|sleeps?|asleep|scared|afraid|space|moon|giant (?:orders|eats)|competition)\b/i,
  fits: (theme) => onTheGround(theme) && orderedIn(theme.raw) !== null,
  needs: (theme) => orderedIn(theme.raw) !== null,
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: [hero, other].map(somebody).find((each) => each !== null) ?? null,
    other: null,
    thing: null,
    also: [],
    occasion: null,
  }),
  plots: [plot],
  talk: {
    young: { yours: [() => 'What is the biggest thing you can think of?'] },
    older: {
      wonder: [() => 'Why was a small one carried out again?'],
      yours: [() => 'What would you carry out into your street, so that everybody came?'],
    },
  },
};
