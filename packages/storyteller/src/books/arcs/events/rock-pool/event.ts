import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NOBODY_HOME } from './nobody-home.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who lives there, and is found by the child. */
const LIVES_THERE = /^(?:crabs?|fish|shrimps?|prawns?|starfish|hermit crabs?|anemones?|limpets?|snails?)$/u;
const mayBe = (each: Entity | null): boolean => !each?.being || LIVES_THERE.test(each.word);

/** A child looks into a rock pool, in which nobody seems to be. */
export const ROCK_POOL: StoryEvent = {
  id: 'rock-pool',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\brock[- ]?pool(?:s|ing)?\b|\b(?:go(?:es|ing)? |went )?crabbing\b|\b(?:catch(?:es|ing)?|finds?|finding|look(?:s|ing)? for|hunting for) (?:a |some |the )?crabs?\b/iu,
  not: /\b(?:(?:crab|octopus|fish|starfish|shrimp|limpet|seahorse|anemone) (?:who|that|and (?:his|her|its))|lost|scared|afraid|mermaid|pirates?|shell is|new shell|storm|school trip|space)\b/i,
  fits: ({ hero, other }) => mayBe(hero) && mayBe(other),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('bucket'),
    wish: null,
  }),
  plots: [standsApart(NOBODY_HOME)],
  talk: {
    young: { yours: [() => 'How long can you sit quite still?'] },
    older: {
      wonder: [() => 'Why was there nobody in the pool at first?'],
      yours: [() => 'What have you seen because you waited?'],
    },
  },
};
