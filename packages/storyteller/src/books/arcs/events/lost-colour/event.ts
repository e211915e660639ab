import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ROW } from './row.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A chameleon that cannot change its colour, or has the wrong one. */
export const LOST_COLOUR: StoryEvent = {
  id: 'lost-colour',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bchameleons?\b[^.]*\b(?:colou?rs?|chang\w*|blend\w*|camouflage\w*|hide|hiding|green|disappear\w*|invisible|turn\w*)\b|\b(?:colou?rs?|green)\b[^.]*\bchameleons?\b/iu,
  not: /\b(?:school|space|moon|robot|scared|afraid|thief|detective|spy|party|birthday|paints?|painting|learns? (?:the|about)|mood|feelings?|football)\b/i,
  fits: (theme) => onTheGround(theme) && theme.hero !== null && !theme.hero.plural && theme.hero.being?.id === 'lizard',
  reads: ({ other }) => ({
    ...NOTHING_ELSE,
    thing: null,
    other: somebody(other),
  }),
  plots: [standsApart(ROW)],
  talk: {
    young: { yours: [() => 'What colour would you like to be for a day?'] },
    older: {
      wonder: [() => 'When was it a good thing to be seen?'],
      yours: [() => 'Where would you sit, if you turned the colour of it?'],
    },
  },
};
