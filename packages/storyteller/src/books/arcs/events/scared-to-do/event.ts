import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { COUNTS } from './counts.ts';
import { NEVER_SWAM, SCARED_TO } from './doing.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody is afraid of just what everybody like them does: an owl of flying, a horse of jumping, a goat of heights. */
export const SCARED_TO_DO: StoryEvent = {
  id: 'scared-to-do',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(`${SCARED_TO.source}|${NEVER_SWAM.source}`, 'iu'),
  not: /\b(?:dark|night|race|broken|hurt|lost|mother|mum|mummy|home|school|first day|(?:cannot|can['’]?t)(?! swim)|monsters?)\b/i,
  fits: ({ hero, other }) =>
    hero?.being !== undefined &&
    hero.being !== null &&
    (/^(?:pet|farm|wild|bird|magic|insect)$/.test(hero.being.isa) || hero.being.id === 'mermaid') &&
    !hero.plural &&
    (!other?.being || other.being.isa === 'thing'),
  reads: () => ({
    ...NOTHING_ELSE,
    thing: null,
    other: null,
  }),
  plots: [COUNTS],
  talk: {
    young: { yours: [() => 'What would you begin with, if it had to be very small?'] },
    older: {
      wonder: [({ hero }) => `Which of the things that ${hero} did do you think counted?`],
      yours: [() => 'What did you do for the first time without having time to be afraid?'],
    },
  },
};
