import { ableFriend } from '../able-friend.ts';
import type { StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { AWAY } from './away.ts';
import { hosting } from './host.ts';
import { NOISES } from './noises.ts';
import { THUNDER } from './thunder.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NOT_A_NIGHT = /\b(?:first day|hospital|tent|camp\w*|moon|space|museum|zoo|aquarium|library)\b/i;

/** A night in somebody else's house. */
export const SLEEPOVER: StoryEvent = {
  id: 'sleepover',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bsleep-? ?overs?\b|\b(?:stay|sleep|night)\w* (?:over ?night )?(?:over )?(?:at|with|in) (?:my |our |his |her |the )?(?:grand\w*|gran(?:ny)?|nan(?:a|ny)?|friend|cousin|aunt\w*|uncle)\b/i,
  not: NOT_A_NIGHT,
  // Who it is at is no place on a map, and a thunderstorm is nothing one takes along.
  reads: ({ place, first, hero }) => ({
    // Told as a story, and not explained by a sheet of facts.
    relation: 'go',
    thing: first || hero ? null : about('sleepover'),
    clause: null,
    place: place?.place ? place : null,
  }),
  plots: [AWAY, THUNDER, NOISES].map(hosting).map(ableFriend),
  talk: {
    young: { yours: [() => 'What do you take with you when you sleep somewhere else?'] },
    older: {
      wonder: [() => 'What would they tell at home about that night, and what would they leave out?'],
      yours: [() => 'What is different in other houses at night? What would you miss first?'],
    },
  },
};
