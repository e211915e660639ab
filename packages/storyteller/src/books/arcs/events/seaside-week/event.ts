import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { SAND_CONE } from './sand-cone.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SEASIDE = String.raw`(?:sea ?side|beach|by the sea|at the sea)`;
const OF = new RegExp(
  String.raw`\b${SEASIDE} holidays?\b|\b(?:holidays?|week|weekend) (?:at|on|by|to) (?:the|a) (?:sea ?side|beach|sea|coast)\b|\bice ?creams?\b[^.]*\b(?:${SEASIDE}|sand ?castles?|seagulls?|gulls?)\b|\b(?:${SEASIDE}|sand ?castles?|seagulls?|gulls?)\b[^.]*\bice ?creams?\b|\bfish and chips\b[^.]*\b${SEASIDE}\b`,
  'iu',
);

/** A week by the sea: a castle, a gull, and ice cream. A thief that is named as one has another book. */
export const SEASIDE_WEEK: StoryEvent = {
  id: 'seaside-week',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:steals?|stole|stolen|thief|took|takes|pinch\w*|nick(?:s|ed)|snatch\w*|van|rain\w*|lost|losing|scared|afraid|frightened|whale|dolphin|mermaid|pirates?|clean\w*|rubbish|litter|boat|sea monster|shark|winter|snow\w*|penguin|van|bus|train|plane|car journey|are we nearly|camp\w*|first time|who (?:wants?|wishes|lives|can['’]?t))\b/i,
  fits: (theme) =>
    (onTheGround(theme) || theme.place?.place?.setting === 'beach') &&
    (somebody(theme.hero) === null || /^(?:pet|wild|farm|magic)$/.test(theme.hero?.being?.isa ?? '')),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: /^(?:crab|gull|seagull)s?$/.test(hero?.word ?? '') ? null : somebody(hero),
    other: /^(?:crab|gull|seagull)s?$/.test(other?.word ?? '') ? null : somebody(other),
    thing: about('ice cream'),
    place: null,
    first: null,
    occasion: null,
  }),
  plots: [{ ...SAND_CONE, when: OF }],
  talk: {
    young: { yours: [() => 'What would you put on top of a sandcastle?'] },
    older: {
      wonder: [() => 'Why did the gull keep watch in the end?'],
      yours: [() => 'What is your favourite thing to do by the sea?'],
    },
  },
};
