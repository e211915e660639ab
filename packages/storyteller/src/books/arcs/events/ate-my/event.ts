import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { EATS_MY, eatenIn } from './eaten.ts';
import { STONE_LEFT } from './of-course.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** "A dinosaur ate my homework": it is quite true, and nobody believes it. */
export const ATE_MY: StoryEvent = {
  id: 'ate-my',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: EATS_MY,
  not: /\b(?:everything|too much|tummy|moon|sun|space|sea|whale|shark|fish|christmas|birthday|caterpillar|brother|sister|dad\w*|mum\w*|grand\w+|wolf|people|all the|goldfish|crumbs)\b/i,
  fits: (theme) => {
    const { hero, other, raw } = theme;
    return (
      onTheGround(theme) &&
      eatenIn(raw) !== null &&
      hero?.being !== undefined &&
      hero?.being !== null &&
      !hero.plural &&
      !/^(?:vehicle|sea|thing|person|insect)$/.test(hero.being.isa) &&
      !other?.being
    );
  },
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero,
    other: null,
    thing: null,
  }),
  plots: [{ ...STONE_LEFT, when: EATS_MY }],
  talk: {
    young: { yours: [() => 'What would you not share with anybody?'] },
    older: {
      wonder: [() => 'What could everybody have seen, if they had looked at the stones?'],
      yours: [() => 'When did you say something true that nobody believed?'],
    },
  },
};
