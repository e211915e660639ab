import type { Theme } from '../../../theme.ts';
import { beingNamed } from '../../../theme/entries.ts';
import type { StoryEvent } from '../event.ts';
import { ISLAND } from './island.ts';
import { JARS } from './jars.ts';
import { KEY } from './key.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A "pirate ship" is no ship with a face: it is about those who sail it. */
function reads({ hero, other, raw }: Theme): Partial<Theme> {
  // A parrot who knows where the treasure is belongs to a pirate who has a ship.
  const parrot = [hero, other].find((each) => each?.being?.id === 'parrot');
  if (parrot && !/\bpirates?\b/i.test(raw))
    return {
      hero: { ...parrot, word: 'pirate', name: null, adjectives: [], being: beingNamed('pirate') ?? parrot.being },
      other: parrot,
      thing: null,
      place: null,
      relation: 'none',
      clause: null,
      want: null,
    };
  if (hero?.being?.id !== 'pirate ship') return {};
  return { hero: { ...hero, word: 'pirate', being: beingNamed('pirate') ?? hero.being } };
}

/** A ship, an island, a treasure. */
export const PIRATES: StoryEvent = {
  id: 'pirates',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bpirates?\b|\btreasure (?:islands?|ships?|chests?)\b|\btreasure\b.*\bparrots?\b|\bparrots?\b.*\btreasure\b/i,
  not: /\b(?:pirate (?:gran\w*|nan\w*|mum|dad|uncle|aunt\w*)|would rather|(?:can'?t|cannot) find (?!(?:his|her|their|the|an?|any) (?:\w+ )?islands?\b)|(?<!and (?:a|the) )(?<!treasure.*)parrots?(?!.*\btreasure)|scared|afraid|fear\w*|birthday|school|party|seasick|swim\w*|tooth|teeth|sleep\w*|bed(?:time)?|space|moon|planets?|baths?|hates?|garden|football|learn\w*|first|baby|dentist|clean\w*|wash\w*|bake\w*|danc\w*|alone|lonely|lost|loses|fairy|santa|christmas|cheese|made of|dreams?|want(?:s|ed)? to be|wish\w*|looking for treasure|(?:become|becomes|make|makes|are|is|best) (?:best )?friends|friendship)\b/i,
  reads,
  plots: [JARS, ISLAND, KEY],
  talk: {
    young: { yours: [() => 'What would you put into a treasure chest?'] },
    older: {
      wonder: [() => 'What else could they have tried, before they found out?'],
      yours: [() => 'If you had a ship and could take three things, what would they be?'],
    },
  },
};
