import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { LAST_PIECE } from './last-piece.ts';
import { isDragon, isFighter, isOfTwoWhoMustFight, NOT, OF } from './who.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const one = (each: Entity | null): Entity | null => each && { ...each, plural: false };

/** A knight and a dragon who are friends from the start, which is not what a knight and a dragon are for. */
export const MUST_FIGHT: StoryEvent = {
  id: 'must-fight',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: NOT,
  fits: isOfTwoWhoMustFight,
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: one([hero, other].find(isFighter) ?? null),
    other: one([hero, other].find(isDragon) ?? null),
    thing: null,
    wish: null,
    also: [],
  }),
  plots: [{ ...LAST_PIECE, when: OF }],
  talk: {
    young: { yours: [() => 'Can you look at me and not laugh?'] },
    older: {
      wonder: [() => 'Where in the book did you first see how they would fight?'],
      yours: [() => 'What do you and your friend fight about for fun?'],
    },
  },
};
