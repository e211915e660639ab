import type { StoryEvent } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { about, somebody } from '../page.ts';
import { TWO_WINDS } from './two-winds.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const BALLOON = /balloon|airship|flying machine/;

/** A trip in a balloon. */
export const BALLOON_TRIP: StoryEvent = {
  id: 'balloon-trip',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bhot[- ]air balloons?\b|\bballoon (?:trip|ride|flight|journey|adventure|race|voyage)\b|\b(?:in|by|takes?|took|with|flies|fly|flying) (?:an? |the |our |my |his |her )?(?:\p{L}+ )?balloon\b|\bairships?\b|\bballoonists?\b/iu,
  not: /\b(?:birthday|party|parties|lost|loses|pop|pops|popped|burst|scared|afraid|fear\w*|frightened|red balloon|let go|lets go|moon|space|school|animals made|(?:balloons?|airship) (?:(?:who|that|which) (?!drifts?\b|drifted\b|floats?\b|blows?\b|flies (?:off|away)\b|flew (?:off|away)\b|(?:is|gets|was|got) blown\b)|called|named)|build\w*|built|steals?|stole\w*)\b/i,
  fits: ({ place }) => place?.place?.setting !== 'space',
  // It is what one goes by, and not somebody.
  reads: ({ hero, other, place }) => ({
    hero: hero && BALLOON.test(hero.being?.id ?? hero.word) ? (somebody(other) ?? null) : hero,
    other: hero && BALLOON.test(hero.being?.id ?? hero.word) ? null : somebody(other),
    thing: about('hot air balloon'),
    relation: 'go',
    place: place?.place && !/sky/.test(place.place.setting) ? place : null,
    want: null,
    clause: null,
    activity: null,
  }),
  plots: [kinBeside(TWO_WINDS)],
  talk: {
    young: { yours: [() => 'Where would you go in a balloon?'] },
    older: {
      wonder: [() => 'Who saw on the first pages what everybody needed later?'],
      yours: [() => 'What would you leave behind, if you had to be lighter?'],
    },
  },
};
