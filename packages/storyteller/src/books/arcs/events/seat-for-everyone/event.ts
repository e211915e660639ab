import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { HOOKS } from './hooks.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF = /\btitanic(?! (?:struggle|effort|task|battle|fight|mess))\b[^.]*|\bship\b[^.]*\bhits? an iceberg\b[^.]*/iu;

/** What a child who asks about the ship is told: truly, with nobody in the water, and with what was done afterwards. */
export const SEAT_FOR_EVERYONE: StoryEvent = {
  id: 'seat-for-everyone',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:ghosts?|haunted|pirates?|submarine|time (?:travel|machine)|dinosaurs?|rose and jack|jack and rose)\b/i,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: null,
    also: [],
    occasion: null,
  }),
  plots: [{ ...standsApart(HOOKS), when: OF }],
  talk: {
    young: { yours: [() => 'Which of your toys would sit next to you in the boat?'] },
    older: {
      wonder: [() => 'What were the empty hooks for?'],
      yours: [() => 'Which rules do you know that are there so that everybody is safe?'],
    },
  },
};
