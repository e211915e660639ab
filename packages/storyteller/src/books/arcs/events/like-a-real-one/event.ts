import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { WISHES } from './parts.ts';
import { BY_THE_LIST } from './by-the-list.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Whoever has arms to spill with and legs to run on, and is no person yet. */
const isNone = (each: Entity | null): boolean =>
  each !== null &&
  each.being !== null &&
  !each.plural &&
  !/^(?:person|vehicle|sea|insect|bird)$/.test(each.being.isa) &&
  !/^(?:snowman|mermaid|merman|ghost|tree|book|pencil)$/.test(each.being.id);

/** Somebody who is made, or has fur, wants to be a real child. */
export const LIKE_A_REAL_ONE: StoryEvent = {
  id: 'like-a-real-one',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: WISHES,
  not: /\b(?:heart|king|queen|superhero|footballer|dancer|for a day|swaps?|invisible|bigger|friend(?:s)? with a)\b/i,
  needs: ({ hero }) => isNone(hero),
  fits: (theme) => onTheGround(theme) && isNone(theme.hero) && !theme.other?.being,
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero,
    other: null,
    thing: null,
  }),
  plots: [BY_THE_LIST],
  talk: {
    young: { yours: [() => 'What do you do that nobody else does?'] },
    older: {
      wonder: [() => 'Why did it only work once the list was gone?'],
      yours: [() => 'What would somebody write down who followed you all day?'],
    },
  },
};
