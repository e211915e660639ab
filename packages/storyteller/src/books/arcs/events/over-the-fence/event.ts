import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { neighbourIn, NEIGHBOURS } from './neighbour.ts';
import { THROWN } from './thrown.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody of stories has the house next door. */
export const OVER_THE_FENCE: StoryEvent = {
  id: 'over-the-fence',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: NEIGHBOURS,
  not: /\b(?:noise|noisy|drums?|scared|afraid|fear\w*|loud|away from|christmas|halloween|dog next door|cat next door|baby|lost|school next door|birthday|boy|girl|old (?:lady|man)|grumpy|ill|hospital)\b/i,
  fits: (theme) => onTheGround(theme) && neighbourIn(theme) !== null,
  needs: (theme) => onTheGround(theme) && neighbourIn(theme) !== null,
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: neighbourIn(theme),
    other: null,
    thing: about('fence'),
  }),
  plots: [THROWN],
  talk: {
    young: { yours: [() => 'How do you say hello?'] },
    older: {
      wonder: [({ hero }) => `Why did ${hero} throw all those things?`],
      yours: [() => 'Is there something that is done only in your family?'],
    },
  },
};
