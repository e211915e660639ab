import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { FEATHER } from './feather.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A sneeze or a giggle that comes again and again. */
export const SNEEZE: StoryEvent = {
  id: 'sneeze',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bsneez\w*\b|\bgiggl\w*\b|\b(?:stop|stopped) laughing\b|\blaughing fit\b/iu,
  not: /\b(?:hospital|doctor|allerg\w*|asthma|ill|sick|flu|fever|hay|school|class|lesson|stolen|lost|monster|potion|water)\b/i,
  fits: (theme) => {
    const isa = theme.hero?.being?.isa;
    return onTheGround(theme) && isa !== 'vehicle' && isa !== 'thing' && theme.hero?.plural !== true;
  },
  // The sneeze is nobody's present and nothing that is carried; what stops it is told here.
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    fear: null,
    thing: null,
    hero: somebody(hero),
    other: somebody(other),
  }),
  plots: [standsApart(FEATHER)],
  talk: {
    young: { yours: [() => 'Where are you ticklish?'] },
    older: {
      wonder: [() => 'When did you know what it was, before they did?'],
      yours: [() => 'What makes you laugh when you should not?'],
    },
  },
};
