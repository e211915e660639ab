import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { BUBBLES } from './bubbles.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const ofTheSea = (each: Entity | null): boolean =>
  each !== null &&
  each.being !== null &&
  !each.plural &&
  (each.being.isa === 'sea' || each.being.setting === 'undersea') &&
  // Whoever lives in a pond or a lake meets no seahorse.
  each.being.setting !== 'pond' &&
  each.being.isa !== 'person' &&
  !/^(?:mermaid|penguin|submarine|boat|ship)$/.test(each.being.id);

/** Somebody in the sea looks for a friend. */
export const SEA_FRIEND: StoryEvent = {
  id: 'sea-friend',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:looks?|looking|search(?:es|ing)?|wants?|wanted|needs?|finds?|finding|mak(?:e|es|ing)|wish(?:es)? for|without|has no|with no|have no|becom\w+) (?:for )?(?:a |an |any |his |her |its |some )?(?:new |best |first |real |true )*friends?\b|\blonel(?:y|iest)\b|\b(?:all|always|so) alone\b|\b(?:nobody|no ?one) (?:to play with|wants to play|will play|plays with|talks to|listens)\b|\bfriendship\b/iu,
  not: /\b(?:bath|pool|bowl|tank|aquarium|school starts|shipwreck|lighthouse|treasure|pirates?|scared|afraid|died|loses|lost|boat|submarine|bird|cat|dog|child|boy|girl|imaginary|space|party|birthday|christmas|teeth)\b/i,
  fits: ({ hero, other, place }) =>
    ofTheSea(hero ?? other) &&
    (hero === null ||
      other === null ||
      (ofTheSea(other) && /\b(?:crab|starfish|lobster)\b/.test(other.being?.id ?? ''))) &&
    (!place?.place || /^(?:undersea|beach)$/.test(place.place.setting)),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero ?? other,
    other: hero ? other : null,
    thing: about('pebble'),
  }),
  plots: [{ ...BUBBLES, when: /\b(?:friend\w*|lonel\w+|alone|nobody|no ?one)\b/i }],
  talk: {
    young: { yours: [() => 'What would you say in a bubble?'] },
    older: {
      wonder: [() => 'Why did nobody hear it, below or above?'],
      yours: [() => 'How can you say yes without a word?'],
    },
  },
};
