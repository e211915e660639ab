import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A visit to a whole family at once. */
export const MANY_COUSINS: StoryEvent = {
  id: 'many-cousins',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:visit\w*|meet(?:s|ing)?|met|see(?:s|ing)?|stay\w* with|trip to|off to|goes to|going to) (?:(?:my|our|his|her|their|the|all|lots of|new) ){0,3}(?:cousins|relatives|relations|aunties|family)\b|\b(?:big|whole|huge|large) family (?:party|lunch|dinner|gathering|reunion|get-?together|meal)\b|\bfamily (?:reunion|gathering|get-?together)\b|\bcousins' house\b|\bcousins (?:are |all )?(?:com(?:e|es|ing)|came|visit|arrive|stay)\b/i,
  not: /\b(?:fl(?:y|ies|ying)|plane|aeroplane|train|new family|foster\w*|adopt\w*|funeral|died|wedding|christmas|moon|space|farm|zoo|beach|scared|afraid|penguin who|dinosaurs?|royal)\b/i,
  fits: (theme) =>
    onTheGround(theme) && !theme.hero?.plural && !/^(?:thing|vehicle)$/.test(theme.hero?.being?.isa ?? ''),
  reads: () => ({
    ...NOTHING_DONE,
    other: null,
    thing: null,
    first: null,
    from: null,
  }),
  plots: [standsApart({ id: 'feet', young, middle, old })],
  talk: {
    young: { yours: [() => 'Whose shoes do you know?'] },
    older: {
      wonder: [() => 'What could be seen from under the table, and from nowhere else?'],
      yours: [() => 'How would somebody know you by your feet?'],
    },
  },
};
