import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { standsApart } from '../stands-apart.ts';
import { SHOES } from './shoes.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\bd[ií]as? de (?:los )?muertos\b[^.]*|\bday of the dead\b[^.]*|\bofrendas?\b[^.]*|\bpan de muertos?\b[^.]*/iu;

/** The Day of the Dead, on which a family expects its visitors. What a family believes of it is left to it. */
export const MARIGOLD_PATH: StoryEvent = {
  id: 'marigold-path',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:cat|dog|hamster|rabbit|scared|afraid|monsters?|zombies?|funeral|cancer|hospital|baby|brother|sister who|why do)\b/i,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: null,
    also: [],
    occasion: null,
  }),
  plots: [{ ...standsApart(ableFriend(mateBeside(SHOES))), when: OF }],
  talk: {
    young: { yours: [() => 'What would you put on the table for somebody?'] },
    older: {
      wonder: [() => 'What in the picture had told it all along?'],
      yours: [() => 'From whom in your family have you got something: feet, a laugh, a way of walking?'],
    },
  },
};
