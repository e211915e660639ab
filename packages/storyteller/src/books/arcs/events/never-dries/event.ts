import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { GREY_COAT } from './grey-coat.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\b(?:selkies?|silkies?|selchies?|seal ?(?:folk|people|woman|women|skin|girl|maiden))\b[^.]*|\bseals?\b[^.]*\b(?:turns? into|turned into|becomes?|become|changes? into|can be|who is (?:really )?) (?:a )?(?:girl|boy|human|person|people|woman|child)\b[^.]*|\bhalf seal\b[^.]*/iu;

/** The legend of the seal people, gently: a skin is found, and given back. */
export const NEVER_DRIES: StoryEvent = {
  id: 'never-dries',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:silkie (?:hen|chicken|chick)s?|zoo|aquarium|circus|hunters?|hunted)\b/i,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: null,
    also: [],
  }),
  plots: [{ ...standsApart(GREY_COAT), when: OF }],
  talk: {
    young: { yours: [() => 'How do you wave goodbye to the sea?'] },
    older: {
      wonder: [({ hero }) => `How could ${hero} know whose coat it was?`],
      yours: [() => 'What have you given back, though you would have liked to keep it?'],
    },
  },
};
