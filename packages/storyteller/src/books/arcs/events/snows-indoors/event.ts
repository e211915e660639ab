import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { somebody } from '../page.ts';
import { PLEASE_SNOW } from './please-snow.ts';
import { SNOWS_INDOORS_WORDS } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** It snows where there is a roof, on somebody who asked for it. */
export const SNOWS_INDOORS: StoryEvent = {
  id: 'snows-indoors',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: SNOWS_INDOORS_WORDS,
  not: /\b(?:globe|snow ?m[ae]n (?:who|that)|made (?:of|from|out of) snow|stays? (?:in|inside|indoors)|stay(?:s|ed|ing)? (?:in|inside|indoors)|school|class\w*|nursery|shop|library|train|bus|pizza|chocolate|christmas|santa|penguins?|polar|watch\w* (?:the )?snow)\b/i,
  // A house, a bath or the cloud itself is nobody whom it happens to.
  fits: (theme) => onTheGround(theme) && (somebody(theme.hero) === null || theme.hero?.word === 'cloud'),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: null,
    also: [],
    occasion: null,
  }),
  plots: [kinBeside({ ...PLEASE_SNOW, when: SNOWS_INDOORS_WORDS })],
  talk: {
    young: { yours: [() => 'What would you build in a bath full of snow?'] },
    older: {
      wonder: [() => 'Why did the cloud turn white again?'],
      yours: [() => 'What would you ask for at the window, and are you sure?'],
    },
  },
};
