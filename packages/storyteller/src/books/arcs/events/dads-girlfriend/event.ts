import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { TRICKS } from './tricks.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { OF_PARTNERS } from './who.ts';

/** A parent has somebody new, who does not know how the house works. */
export const DADS_GIRLFRIEND: StoryEvent = {
  id: 'dads-girlfriend',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF_PARTNERS,
  not: /\b(?:hits?|hurts?|shouts?|scar(?:ed|y|es)|afraid|mean|nasty|drunk|drinks?|touch\w*|died|dead|wedding|married|marry\w*|baby|pregnan\w*|left|prison|hate\w*)\b/i,
  needs: ({ raw }) => OF_PARTNERS.test(raw),
  fits: onTheGround,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('chair'),
    occasion: null,
    also: [],
  }),
  plots: [{ ...TRICKS, when: OF_PARTNERS }],
  talk: {
    young: { yours: [() => 'What must one know about your home?'] },
    older: {
      wonder: [() => 'Why was the chair left out of the list?'],
      yours: [() => 'What would be on the list of how your home works?'],
    },
  },
};
