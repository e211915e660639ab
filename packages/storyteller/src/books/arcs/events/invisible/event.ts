import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { COAT } from './coat.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody cannot be seen. */
export const INVISIBLE: StoryEvent = {
  id: 'invisible',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\binvisib\w*|\b(?:no ?body|no one) can see (?:me|him|her|them|it|us|\p{Lu}\p{L}+|the)\b|\b(?:disappear(?:s|ed|ing)?|vanish(?:es|ed|ing)?) (?:cloak|coat|cape|hat|potion|for a day)\b/iu,
  not: /\b(?:ink|car|plane|thread|germs?|friends?|dragons?|pets?|dog|cat|castle|island|sad|lonely|alone|school|class|ghosts?|superhero\w*|super ?powers?|clothes|bully|feels?|robot|spell|potion|drinks?)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:vehicle|thing|sea)$/.test(each.being.isa)),
  reads: () => ({ relation: 'none', clause: null, thing: about('jam') }),
  plots: [COAT],
  talk: {
    young: { yours: [() => 'What would you do first if nobody could see you?'] },
    older: {
      wonder: [() => 'Why could the coat not simply be unbuttoned?'],
      yours: [() => 'When do you like to be seen, and when would you rather not be?'],
    },
  },
};
