import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { NOBODY_RIDES } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/** Somebody with a fine back on which nobody stays. */
export const NOBODY_CAN_RIDE: StoryEvent = {
  id: 'nobody-can-ride',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: NOBODY_RIDES,
  not: /\b(?:bikes?|bicycle|scooter|bus|train|roller ?coaster|rides at|fair|too (?:small|young|little)|scared|afraid|hurt|fell off and|broke\w*|lesson|race|chair|sofa|wheelchair|next to|sit (?:with|by|beside))\b/i,
  fits: ({ hero }) =>
    hero?.being !== undefined &&
    hero.being !== null &&
    !hero.plural &&
    /^(?:farm|wild|magic|bird|pet)$/.test(hero.being.isa) &&
    hero.being.size >= 3,
  needs: ({ hero }) =>
    hero?.being !== undefined && hero.being !== null && !/^(?:sea|thing|vehicle|person|insect)$/.test(hero.being.isa),
  reads: ({ hero }) => ({ ...NOTHING_ELSE, hero, other: null, thing: null, also: [] }),
  plots: [standsApart({ id: 'a-ride-of-its-own', young, middle, old, when: NOBODY_RIDES })],
  talk: {
    young: { yours: [() => 'On whom would you like to ride?'] },
    older: {
      wonder: [({ hero }) => `Why had nobody asked ${hero} before?`],
      yours: [() => 'What do you do for others that you would like to have done for you?'],
    },
  },
};
