import type { StoryEvent } from '../event.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody or something begins to talk. */
export const BEGINS_TO_TALK: StoryEvent = {
  id: 'begins-to-talk',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\btalking (?!to\b|too\b|about\b|in\b|at\b|all\b|with\b)\p{L}+|\b(?:learn(?:s|ed|t)?|start(?:s|ed)?|began|begins?) (?:to (?:talk|speak)|talking|speaking)\b|\b(?:can|could|that|which|who) (?:really |suddenly )?(?:talks?|speaks?)\b(?! (?:to|with)\b)/iu,
  not: /\b(?:too much|all the time|never stops?|without|birds only|baby|brother|sister|stutter\w*|school play|class|bees?|animals|everything|lost|quiet\w*|only|drives?|driving)\b/i,
  // It is about somebody beside the child who never talked before, and who can come along: no tree, and no whale.
  fits: ({ hero }) =>
    hero !== null &&
    !hero.plural &&
    hero.being !== null &&
    hero.being.isa !== 'person' &&
    !/^(?:tree|fish|goldfish|whale|shark|octopus|dolphin)$/.test(hero.being.id),
  reads: () => ({ relation: 'none', want: null, clause: null, activity: null, thing: null, fear: null, first: null }),
  plots: [{ id: 'but-why', young, middle, old }],
  talk: {
    young: { yours: [() => 'What would you ask?'] },
    older: {
      wonder: [() => 'Why is it hard to say "I do not know"?'],
      yours: [() => 'What would you like to know that nobody has told you?'],
    },
  },
};
