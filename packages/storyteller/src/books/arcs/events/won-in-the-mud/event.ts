import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NOT_SO_LOUD } from './not-so-loud.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A match that is played on a muddy field, with another ball than football: rugby, hockey. It is won. */
export const WON_IN_THE_MUD: StoryEvent = {
  id: 'won-in-the-mud',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:tag |mini )?rugby\b|\bhockey\b|\blacrosse\b|\bhurling\b|\bcamogie\b|\b(?:scor(?:es?|ed|ing)|winning|first) (?:a |the |his |her |my )?try\b/iu,
  not: /\b(?:ice hockey|scared|afraid|nervous|worried|los(?:es?|t|ing)|hurt|not picked|dropped|bench|bull(?:y|ied|ies)|fell out|hates?|want(?:s)? to (?:stop|give up)|air hockey|table)\b/i,
  fits: (theme) => onTheGround(theme) && !theme.hero?.being,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('ball'),
    wish: null,
  }),
  plots: [standsApart(NOT_SO_LOUD)],
  talk: {
    young: { yours: [() => 'How loud can you call your own name?'] },
    older: {
      wonder: [() => 'What was a nuisance everywhere else?'],
      yours: [() => 'By what would your friends know you in the dark?'],
    },
  },
};
