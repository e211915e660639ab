import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { OPENS, shopIn } from './shop.ts';
import { TWO_SIDES } from './two-sides.ts';

/** Somebody opens a shop of their own. */
export const OPENS_UP: StoryEvent = {
  id: 'opens-up',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OPENS,
  not: /\b(?:dental|dentist|surgery|hospital|school|closed|burnt|scared|afraid|robber\w*|steals?|stole|mum|mummy|dad|daddy|grand\w+|nana|charity|jealous|rival)\b/i,
  fits: ({ raw, hero, other }) =>
    shopIn(raw) !== null && (somebody(hero) !== null || (!hero?.being && !somebody(other))),
  needs: ({ raw }) => shopIn(raw) !== null,
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    hero: ((one) => one && { ...one, plural: false })(somebody(hero)),
    other: null,
    thing: null,
    also: [],
    place: null,
    first: null,
  }),
  plots: [{ ...TWO_SIDES, when: new RegExp(`${OPENS.source}.*`, 'iu') }],
  talk: {
    young: { yours: [() => 'Which signs can you read, on which doors?'] },
    older: {
      wonder: [() => 'What did everybody outside think, all that week?'],
      yours: [() => 'What would you sell in a shop of your own?'],
    },
  },
};
