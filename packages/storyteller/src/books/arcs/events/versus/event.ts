import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { TWO_SIDES } from '../../../theme/two-sides.ts';
import { LEVEL } from './level.ts';

const one = (each: Entity | null): Entity | null => each && { ...each, plural: false };

/** What is said of such a contest besides who is in it. */
const OF = new RegExp(String.raw`${TWO_SIDES.source}|\b(?:versus|vs|battle|war|fight|showdown|great|big|epic)\b`, 'iu');

/** Two sides that are against each other, robots and dinosaurs: a contest that both of them win. */
export const VERSUS: StoryEvent = {
  id: 'versus',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  beforeAll: (raw) => TWO_SIDES.test(raw),
  fits: (theme) =>
    TWO_SIDES.test(theme.raw) && onTheGround(theme) && [theme.hero, theme.other].every((each) => Boolean(each?.being)),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: one(hero),
    other: one(other),
    thing: null,
  }),
  plots: [{ ...LEVEL, when: TWO_SIDES }],
  talk: {
    young: { yours: [() => 'Whom would you pull with?'] },
    older: {
      wonder: [() => 'When did they stop being two sides?'],
      yours: [() => 'What can you only do with somebody on the other end?'],
    },
  },
};
