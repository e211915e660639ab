import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { CANNOT } from './doings.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody who cannot do what everybody like them can: a frog who can't jump, a bird who can't sing. */
export const ON_THREE: StoryEvent = {
  id: 'on-three',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: CANNOT,
  not: /\b(?:leg|broken|broke|hurt|ill|sick|lost|stolen|any ?more|choir|concert|show|contest|competition|race|puddles?|trampoline)\b/i,
  fits: (theme) => (onTheGround(theme) || /\b(?:rain|shine|twinkle|glow)\b/i.test(theme.raw)) && !theme.hero?.plural,
  // Where it is rain that does not come, it is not raining.
  reads: ({ place, occasion, raw }) => ({
    ...NOTHING_DONE,
    ...(/\brain\b/i.test(raw) ? { place: null, occasion: null } : { place, occasion }),
    thing: null,
    fear: null,
    first: null,
  }),
  plots: [standsApart({ id: 'no-three', young, middle, old })],
  talk: {
    young: { yours: [() => 'How far can you count?'] },
    older: {
      wonder: [() => 'Why did it come just then, and not before?'],
      yours: [() => 'Is there something that is harder when people look?'],
    },
  },
};
