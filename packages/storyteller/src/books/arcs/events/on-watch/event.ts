import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { SOMEBODY_IN } from './somebody-in.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const BOGEY = /\b(?:bogeys?|bogies|boogers?|boogies|snot\w*)\b/i;

/** Somebody who has a nose of their own, and is not a "booger" taken for a badger. */
const isSomebodyElse = (each: Entity | null, raw: string): boolean =>
  each !== null && each.being !== null && !BOGEY.test(each.word) && raw.toLowerCase().includes(each.word);

/** A bogey, which is what keeps the dust out, and nobody says thank you. */
export const ON_WATCH: StoryEvent = {
  id: 'on-watch',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: BOGEY,
  not: /\b(?:bogey ?(?:m[ae]n|monsters?)|dragons?|elephants?|trolls?|unicorns?|princess\w*|birthday|christmas|pirates?|space|moon|school trip|cake|soup|golf)\b/i,
  fits: ({ hero, other, raw }) => !isSomebodyElse(hero, raw) && !isSomebodyElse(other, raw),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('tissue'),
    wish: null,
    also: [],
  }),
  plots: [{ ...SOMEBODY_IN, when: BOGEY }],
  talk: {
    young: { yours: [() => 'What do you say when you sneeze?'] },
    older: {
      wonder: [() => 'Why did nobody know what it was for, until it had gone?'],
      yours: [() => 'Who does a job for you that nobody says thank you for?'],
    },
  },
};
