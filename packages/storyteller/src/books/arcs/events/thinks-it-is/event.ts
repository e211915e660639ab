import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { ASK_ANY } from './ask-any.ts';
import { takenForIn, THINKS } from './taken-for.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody who takes itself for somebody of another kind. */
export const THINKS_IT_IS: StoryEvent = {
  id: 'thinks-it-is',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: THINKS,
  not: /\b(?:halloween|costume|dress(?:es|ed)? up|ghost|magic|spell|swap\w*)\b/i,
  needs: ({ raw, hero }) => Boolean(hero?.being && takenForIn(raw, hero.being.can, hero.being.id) !== null),
  fits: (theme) => {
    const being = theme.hero?.being;
    return (
      onTheGround(theme) &&
      being !== undefined &&
      being !== null &&
      theme.hero?.plural !== true &&
      /^(?:pet|farm|wild|bird|magic|insect)$/.test(being.isa) &&
      takenForIn(theme.raw, being.can, being.id) !== null
    );
  },
  reads: () => ({
    ...NOTHING_ELSE,
    other: null,
    thing: about('ball'),
  }),
  plots: [{ ...ASK_ANY, when: THINKS }],
  talk: {
    young: { yours: [() => 'What noise can you make? Who else makes it?'] },
    older: {
      wonder: [({ hero }) => `Who was right about ${hero}?`],
      yours: [() => 'What would you be, if you were not what you are?'],
    },
  },
};
