import type { StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { BOTTLE } from './bottle.ts';
import { ROUND } from './round.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** An island with nobody on it, and a bottle with a letter in it. */
export const ISLAND: StoryEvent = {
  id: 'island',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:desert|deserted|lonely|tiny|empty) islands?\b|\b(?:stranded|stuck|marooned|castaways?|washed up) (?:\w+ ){0,3}islands?\b|\b(?:message|letter|note) in (?:a|the) bottle\b/i,
  not: /\b(?:pirates?|treasure|dinosaurs?|ship ?wreck\w*|monster|volcano|mermaid|crash\w*|plane|rocket|moon|lighthouse)\b/i,
  // Nobody is cast away who can swim home, or fly there.
  fits: ({ hero, other }) =>
    hero?.being?.isa !== 'vehicle' &&
    ![hero, other].some((who) => who?.being?.can.some((each) => each === 'swim' || each === 'fly')),
  reads: ({ hero }) => ({
    relation: 'none',
    place: null,
    thing: null,
    clause: null,
    want: null,
    also: [],
    ...(hero && (!hero.being || /^(?:message|letter|bottle|island|note)$/.test(hero.word)) ? { hero: null } : {}),
  }),
  plots: [standsApart(BOTTLE), standsApart(ROUND)],
  talk: {
    young: { yours: [() => 'What would you put in a letter in a bottle?'] },
    older: {
      wonder: [() => 'Who do you think was more pleased, the one who wrote or the one who answered?'],
      yours: [() => 'If you could take three things to an island, what would they be?'],
    },
  },
};
