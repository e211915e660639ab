import type { Entity } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { IN_THE_LIGHT } from './in-the-light.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isKeeper = (each: Entity | null): boolean => each !== null && /keeper/.test(each.word);
/** Who can sit behind a lamp. */
const sits = (each: Entity | null): boolean =>
  each?.being !== null &&
  each?.being !== undefined &&
  !each.plural &&
  (/^(?:pet|farm|wild|bird)$/.test(each.being.isa) || each.being.id === 'dragon' || each.being.id === 'seal');

/** A lighthouse, and the night when its light went out. */
export const LIGHTHOUSE: StoryEvent = {
  id: 'lighthouse',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\blight ?houses?\b/i,
  not: /\b(?:pirates?|treasure|moon|space|mermaid|monster|ghost|haunted|scared|afraid|fear\w*|afraid of the dark|beach|sand|lego|paint\w*|build\w*|drawing|birthday|kidnap\w*|smugglers?|closed|locked|school|secret (?:door|room|passage|tunnel|agent)s?|two lighthouses|wants? to (?:visit|go|walk|dance|sail|travel|see|be)|walks?|sleep\w*|tired|(?:is|was|feels?|felt|gets?) (?:so |very |all |a bit )?(?:lonely|alone))\b/i,
  fits: ({ hero, other }) =>
    [hero, other].every(
      (each) =>
        !each?.being ||
        /^light ?house/.test(each.being.id) ||
        isKeeper(each) ||
        sits(each) ||
        !each.known ||
        each.being.isa === 'thing' ||
        each.being.id === 'ship',
    ),
  reads: ({ hero, other }) => {
    const both = [hero, other];
    const keeper = both.find(isKeeper) ?? null;
    const beast = both.find(sits) ?? null;
    return {
      hero: beast ?? keeper,
      other: beast ? keeper : null,
      relation: 'none',
      place: null,
      thing: about('lighthouse'),
      want: null,
      clause: null,
      activity: null,
      first: null,
    };
  },
  plots: [{ ...IN_THE_LIGHT, when: /\blight ?houses?\b/i }],
  talk: {
    young: { yours: [() => 'What shape would you like to see in a big light?'] },
    older: {
      wonder: [() => 'Why did the big glass help, when two lamps at the window did not?'],
      yours: [() => 'Whom would you ask to tea who always goes by?'],
    },
  },
};
