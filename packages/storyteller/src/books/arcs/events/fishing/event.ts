import type { Theme } from '../../../theme.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { GULP } from './gulp.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who sits on a bank and eats a sandwich: nobody who lives in the water, and nobody whom a hook is for. */
const canFish = ({ hero, place }: Theme): boolean => {
  const drawing = hero?.being?.drawing;
  const at = place?.place?.setting;
  return (
    at !== 'undersea' &&
    at !== 'space' &&
    at !== 'sky' &&
    hero?.being?.isa !== 'sea' &&
    !(drawing && 'thing' in drawing) &&
    !(
      drawing &&
      'animal' in drawing &&
      /^(?:fish|whale|shark|octopus|worm|snake|snail|bee|butterfly)$/.test(drawing.animal)
    )
  );
};

/** A day's fishing. */
export const FISHING: StoryEvent = {
  id: 'fishing',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bfishing\b|\bgo(?:es)? fish\b|\b(?:catch\w*|caught) (?:a|the|his|her|my|one|some|any|no) (?:\p{L}+ )?fish\b|\bfishing (?:rod|net|trip|boat)\b|\bfish (?:that|who|which) got away\b/iu,
  not: /\b(?:ice|gone fishing|arctic|heron|pelican|kingfisher|cat who|pirates?|shark|mermaid|goldfish|computer|trawler|fisherman|lighthouse)\b/i,
  fits: canFish,
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: hero && /^(?:fish|rod|net|worm|boat|trip)$/.test(hero.word) ? null : hero,
    other: other && /fish|worm/.test(other.word) ? null : somebody(other),
    thing: about('fish'),
    place: null,
    first: null,
  }),
  plots: [GULP],
  talk: {
    young: { yours: [() => 'What would you throw in for the fish?'] },
    older: {
      wonder: [() => 'What would have been different with the fish in the net?'],
      yours: [() => 'What would you rather look for than find?'],
    },
  },
};
