import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { GOOD_FOR } from './good-for.ts';
import { kindIn } from './kinds.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What happens in it, besides. */
const HAPPENS =
  /collect\w*|hoard\w*|\bsolv\w*|\bthefts?\b|\bthie(?:f|ves)\b|\bmyster\w*|\bst(?:ole\w*|eals?)\b|\bf(?:inds?|ound) out\b|\bcatch\w*|\bcaught\b|\bmissing\b|\bdetectives?\b/i;

/** Who collects: somebody, and not what is collected. */
const collector = (each: Entity | null): Entity | null =>
  each && (each.being?.id === 'robot' || (somebody(each) && kindIn(`${each.word}s`) === null)) ? each : null;

/** Somebody collects things, and something is stolen; one of the things says who has it. */
export const COLLECTS: StoryEvent = {
  id: 'collects',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:collect(?:s|ed|ing|or)?|collections?|hoard(?:s|ed|ing)?)\b/i,
  not: /\b(?:food|eats?|money|rubbish|litter|eggs?|christmas|easter|space|moon|sea|conkers?|firewood|tax\w*|dreams|memories|stars|football cards|blackberries|nuts for|cannot stop|can'?t stop|too many|so many|won'?t stop|throws?|tidy|messy|bees?|pollen|honey|nectar|trading|cards|stickers)\b/i,
  fits: (theme) => {
    const { hero, raw } = theme;
    return (
      onTheGround(theme) &&
      kindIn(raw) !== null &&
      (hero?.plural !== true || kindIn(`${hero.word}s`) !== null) &&
      !/^(?:vehicle|sea|insect)$/.test(hero?.being?.isa ?? '')
    );
  },
  // What is collected is nobody.
  // "A crow who collects lost things": nobody has lost the crow.
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: collector(hero) ?? (hero === null ? collector(other) : null),
    other: null,
    thing: null,
    also: [],
  }),
  plots: [standsApart({ ...GOOD_FOR, when: HAPPENS })],
  talk: {
    young: { yours: [() => 'What would you like to collect?'] },
    older: {
      wonder: [() => 'Mr Tuck never asked what it was good for. Why not, do you think?'],
      yours: [() => 'What do you have that is good for nothing, and that you would never give away?'],
    },
  },
};
