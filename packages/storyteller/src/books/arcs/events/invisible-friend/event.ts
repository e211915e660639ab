import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { CHAIR } from './chair.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A friend whom only one can see. */
export const INVISIBLE_FRIEND: StoryEvent = {
  id: 'invisible-friend',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bfriend the (?:invisible|imaginary|pretend|made.up) |\b(?:invisible|imaginary|pretend|made.up) (?:\p{L}+ )?(?:friends?|pals?|buddy|companion)\b|\b(?:friend|somebody|someone) (?:(?:who|that) )?(?:nobody|no one|only \p{L}+) (?:else )?(?:can|could) (?:else )?see\b/iu,
  not: /\b(?:scared|afraid|frightened|lonely|moves?|moving|lost|loses?|goodbye|leaves?|leaving|school|dragons?|sick|hospital|baby)\b/i,
  fits: (theme) => onTheGround(theme) && (!theme.hero?.being || !/^(?:vehicle|thing|sea)$/.test(theme.hero.being.isa)),
  reads: ({ hero }) => ({
    relation: 'none',
    clause: null,
    thing: about('chair'),
    other: null,
    hero: hero?.being && !/friend|pal|buddy|companion/.test(hero.word) ? hero : null,
  }),
  plots: [CHAIR],
  talk: {
    young: { yours: [() => 'Who could sit on the empty chair at our table?'] },
    older: {
      wonder: [() => 'Was there somebody? What in the book says yes, and what says no?'],
      yours: [() => 'Who do you talk to when nobody is there?'],
    },
  },
};
