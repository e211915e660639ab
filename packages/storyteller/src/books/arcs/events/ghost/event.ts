import { onTheGround, type StoryEvent } from '../event.ts';
import { SHEET } from './sheet.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A ghost in the house, whom nobody fears. */
export const GHOST: StoryEvent = {
  id: 'ghost',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bghosts?\b/i,
  not: /\b(?:halloween|trick|costumes?|dress\w*|pumpkins?|dark|ghost train|holy|crabs?|ship|pirates?|afraid|frightened|scared of (?!children|people|everything|mice|cats)|my (?:son|daughter)|nightmares?|died|dead|school|sleep\w*|bed(?:time)?|space|sea|football|birthday|party|can'?t|cannot|won'?t|boo|scares?|lost|loses|invisible|monsters?|witch\w*|vampires?|castles?|haunted|hotel|teeth|bath)\b/i,
  fits: (theme) =>
    onTheGround(theme) && [theme.hero, theme.other].every((each) => !each?.being || each.being.isa !== 'vehicle'),
  reads: ({ hero, other }) => ({
    relation: 'none',
    clause: null,
    fear: null,
    place: null,
    hero: hero?.being ? hero : null,
    other: other?.being ? other : null,
  }),
  plots: [SHEET],
  talk: {
    young: { yours: [() => 'How could you tell a ghost from a sheet?'] },
    older: {
      wonder: [() => 'Was it good or bad for the ghost to be taken for a sheet?'],
      yours: [() => 'What have people taken you for that you were not?'],
    },
  },
};
