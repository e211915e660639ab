import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { NOT_MINE } from './not-mine.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** An afternoon in the soft play, shoes off. */
export const SOFT_PLAY: StoryEvent = {
  id: 'soft-play',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bsoft[- ]?play\b|\bball[- ]?(?:pit|pool)s?\b|\b(?:indoor )?play ?(?:centre|center|barn|zone)\b/iu,
  not: /\b(?:scared|afraid|fear\w*|too loud|pushed|hurt|monster|shark|dragon|dinosaur|space|hates?)\b/i,
  fits: (theme) => !theme.hero?.being,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('sock'),
    wish: null,
  }),
  plots: [NOT_MINE],
  talk: {
    young: { yours: [() => 'What is on your socks?'] },
    older: {
      wonder: [() => 'Who could have seen it all the time?'],
      yours: [() => 'What have you found that was not yours?'],
    },
  },
};
