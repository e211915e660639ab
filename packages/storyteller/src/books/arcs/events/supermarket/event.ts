import { ableFriend } from '../able-friend.ts';
import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { BOXES } from './boxes.ts';
import { LIST } from './list.ts';
import { TROLLEY } from './trolley.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Food is bought: the list, the trolley, the tills. */
export const SUPERMARKET: StoryEvent = {
  id: 'supermarket',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bsuper ?markets?\b|\b(?:food|grocery|weekly|big) shop(?:ping)?\b|\b(?:going|goes|go|went|do(?:es|ing)?|help\w*(?: with)?) (?:the )?shopping\b|\bshopping (?:with|trolley|list|for food)\b|^(?:the )?shopping(?: trip)?$|\btrolleys?\b/i,
  not: /\b(?:christmas|clothes|shoes?|present|gifts?|lost (?:in|at) the|gets? lost in|got lost|tantrum|steal\w*|stole|superhero|space|job|works? (?:in|at)|uniform|toy shop|dress)\b/i,
  reads: ({ hero, other, place, raw }) => ({
    relation: 'go',
    // A trolley is nobody; whoever takes over the supermarket is.
    ...(hero?.being === null || /trolley|list|shopping/i.test(hero?.word ?? '') ? { hero: null } : {}),
    place: place?.place?.id === 'the supermarket' ? place : null,
    other: somebody(other),
    clause: null,
    want: null,
    thing: /super ?market/i.test(raw) || hero?.being ? null : about('trolley'),
  }),
  plots: [LIST, TROLLEY, BOXES].map(ableFriend),
  talk: {
    young: { yours: [() => 'What do you put into the trolley?'] },
    older: {
      wonder: [() => 'What can you tell about people from what lies in their trolley?'],
      yours: [() => 'If you wrote the shopping list for a week, what would be on it?'],
    },
  },
};
