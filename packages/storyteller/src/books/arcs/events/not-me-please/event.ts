import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { foodIn, NOT_EATEN } from './food.ts';
import { LIVELY } from './lively.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Something good on a plate would rather not be eaten, until it hears what it is missing. */
export const NOT_ME_PLEASE: StoryEvent = {
  id: 'not-me-please',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: NOT_EATEN,
  not: /\b(?:pig|cow|lamb|chicken|turkey|goose|duck|fish(?! finger)|mouse|wolf|fox|shark|crocodile|monster|giant|dragon|cat|dog|worm|spider|fly|soup|stew|pot|halloween|pumpkin|runs?|ran|escapes?|rolls?)\b/iu,
  fits: (theme) => onTheGround(theme) && foodIn(theme.raw) !== null,
  needs: ({ raw }) => foodIn(raw) !== null,
  reads: ({ raw }) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about(foodIn(raw)?.word ?? 'plate'),
    also: [],
    unused: [],
  }),
  plots: [standsApart(ableFriend(LIVELY))],
  talk: {
    young: { yours: [() => 'Put an ear on a tummy. What do you hear?'] },
    older: {
      wonder: [() => 'What made it change its mind, when nobody had asked it to?'],
      yours: [() => 'When have you not wanted to go in, and then not wanted to go home?'],
    },
  },
};
