import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { STONE_FROG } from './stone-frog.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** The place, and who only looks for it for a living. */
const THE_PLACE =
  /temple|city|pyramid|ruin|tomb|pharaoh|mummy|jungle|desert|explorer|archaeolog|adventurer|sphinx|mystery|treasure|aztec|maya|egypt|kingdom/i;
const who = (each: Entity | null): Entity | null => (each && !THE_PLACE.test(each.word) ? somebody(each) : null);

/** A city, a temple, a pyramid that nobody has been in for a thousand years. */
export const LOST_CITY: StoryEvent = {
  id: 'lost-city',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:lost|hidden|secret|ancient|forgotten|ruined|buried|sunken|old|mysterious) (?:\p{L}+ )?(?:cit(?:y|ies)|temples?|pyramids?|kingdoms?|ruins|tombs?)\b|\b(?:jungle|aztec|maya|mayan|inca) (?:temples?|ruins|city|pyramids?)\b|\b(?:temples?|ruins) (?:in|of|deep in) the\b|\b(?:inside|in|into|under|behind|secret of|secrets of|mystery of|explor\w*|door (?:of|in)) (?:a |an |the |old )*(?:pyramids?|pharaoh['’]?s tomb|sphinx)\b|^(?:the |a |an? \p{L}+ )?pyramids?$|\barchaeologists?\b/iu,
  not: /\b(?:under ?water|under the sea|sunken|undersea|beneath the (?:sea|waves)|atlantis|sea|space|moon|mars|planets?|underground|kitt\w+|toy|lego|sand ?castle|time (?:machine|travel\w*)|back in time|school trip|museum|museums|scared|afraid|fear\w*|birthday|clouds?|dinosaurs?|built|builds?|building|children|in the city|lost in|gets? lost|gold(?:en)? city|video|game|fairy|magic kingdom|animal kingdom|roman)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (theme.hero?.plural !== true || THE_PLACE.test(theme.hero.word)) &&
    [theme.hero, theme.other].every(
      (each) => !who(each) || !/^(?:vehicle|sea|insect|thing)$/.test(each?.being?.isa ?? ''),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: who(hero) ?? who(other),
    other: who(hero) ? who(other) : null,
    thing: about('shoe'),
  }),
  plots: [{ ...standsApart(STONE_FROG), when: /cit(?:y|ies)|temple|pyramid|kingdom|ruin|tomb|sphinx|archaeolog/i }],
  talk: {
    young: { yours: [() => 'What would you say to a door that will not open?'] },
    older: {
      wonder: [() => 'Why had somebody built a door that works like that?'],
      yours: [() => 'What would you hang up in a hall that is two thousand years old?'],
    },
  },
};
