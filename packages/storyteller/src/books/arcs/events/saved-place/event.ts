import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { HAT } from './hat.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A park, a wood or a tree that is to make room for something, and stays. */
export const SAVED_PLACE: StoryEvent = {
  id: 'saved-place',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bsav(?:e|es|ed|ing) (?:the|our|my|a|his|her|their) (?:(?:old|last|big|little|local|oak|apple|school) )*(?:park|playground|woods?|forest|rainforest|trees?|field|meadow|garden|playing field|jungle|allotments?|pond)\b|\b(?:park|playground|woods?|field|meadow|garden)\b[^.]*\b(?:built on|knocked down|bulldoz\w*|car park|cut down|closing|taken away)\b|\b(?:last|only) tree\b|\b(?:cut(?:s|ting)?|chop(?:s|ped|ping)?) (?:\p{L}+ ){0,4}(?:tree|trees|woods?|forest)(?: down)?\b|\bdon['’]t (?:cut|chop)\b|\b(?:build|builds|building|built) (?:\p{L}+ ){0,4}(?:on|over|in) (?:the|our) (?:\p{L}+ )?(?:park|field|meadow|woods?|playground)\b/iu,
  not: /\b(?:christmas|treehouse|tree ?house|dragon|dinosaur|giant|superhero\w*|robot|alien|space|moon|lemonade|cake|fire|library|magic|beaver|paper|dens?|fort|sandcastle|snowman|dinosaurs?|school play|fairy|elves|family tree)\b/iu,
  fits: ({ hero }) => !hero?.plural,
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_DONE,
    hero: somebody(hero),
    other: somebody(other),
    thing: /tree|wood|forest/i.test(raw) ? about('tree') : about('hat'),
    first: null,
    place: null,
    wish: null,
  }),
  plots: [{ ...ableFriend(HAT), when: /\b(?:sav\w+|last|only|cut\w*|chop\w*|built|build\w*|bulldoz\w*|knocked)\b/i }],
  talk: {
    young: { yours: [() => 'Where would you make a nest?'] },
    older: {
      wonder: [() => 'When did the man with the plan begin to change his mind?'],
      yours: [() => 'Which place would you put a bend round?'],
    },
  },
};
