import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { jobIn, WOULD_BE } from './jobs.ts';
import { VISITOR } from './visitor.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A child would like to be something when grown up, and somebody comes who is. */
export const WHEN_GROWN_UP: StoryEvent = {
  id: 'when-grown-up',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: WOULD_BE,
  not: /\b(?:scared|afraid|visit\w*|trip|appointment|secret|halloween|costume|dress(?:es|ed)? up|competition|ghost|lost|lose)\b/i,
  fits: ({ hero, other, raw }) =>
    (hero === null || /^(?:girl|boy|child|kid)$/.test(hero.word) || jobIn(hero.word) !== null) &&
    (other === null || jobIn(other.word) !== null) &&
    jobIn(raw) !== null,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('sock'),
    wish: null,
    farWish: null,
  }),
  plots: [{ ...VISITOR, when: WOULD_BE }],
  talk: {
    young: { yours: [() => 'What would you like to be? Show me how it goes.'] },
    older: {
      wonder: [() => 'Who was the visitor? When did you know?'],
      yours: [() => 'What can you do now that you must not forget?'],
    },
  },
};
