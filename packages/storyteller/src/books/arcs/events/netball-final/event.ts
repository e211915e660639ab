import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { EMPTY_END } from './empty-end.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF = /\bnetball\b/iu;

/** A match at netball, seen from the end where the ball is not, by the two who may not leave it. */
export const NETBALL_FINAL: StoryEvent = {
  id: 'netball-final',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:moves?|moving|leav\w+|died|dead|cried|cries|sad|learn\w*|practis\w*|practic\w*|lesson|scared|afraid|nervous|worried|los(?:es?|t|ing)|hurt|injur\w*|picked|chosen|dropped|too (?:small|short|little)|wheelchair|bench|bull(?:y|ied|ies)|fell out|hates?|can['’]?t|cannot|never|always misses|wants? to (?:stop|give up))\b/i,
  fits: (theme) => onTheGround(theme) && !theme.hero?.being,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('netball'),
    wish: null,
    occasion: null,
    also: [],
  }),
  plots: [standsApart({ ...EMPTY_END, when: OF })],
  talk: {
    young: { yours: [() => 'How high can you jump?'] },
    older: {
      wonder: [() => 'Why did they both say sorry?'],
      yours: [() => 'What has somebody told you that you would never use?'],
    },
  },
};
