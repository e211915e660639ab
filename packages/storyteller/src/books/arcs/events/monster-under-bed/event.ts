import type { StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { THUMP } from './thump.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A monster that lives in the bedroom, and is an old friend. */
export const MONSTER_UNDER_BED: StoryEvent = {
  id: 'monster-under-bed',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bmonsters?\b[^.]*\b(?:bed|beds|bedroom|wardrobe|cupboard|closet|room)\b|\b(?:bed|bedroom|wardrobe|cupboard|closet)\b[^.]*\bmonsters?\b|\bunder (?:the|my|his|her|\p{L}+['’]s) bed\b|\b(?:somebody|someone|something|who) (?:lives? |is |hides? )?in (?:the|my|his|her) (?:wardrobe|closet)\b/iu,
  not: /\b(?:scared|afraid|frightened|fears?|nightmares?|bad dreams?|worried|spray|lost|shoes?|slippers?|socks?|tidy\w*|dinosaurs?|dragons?|cat|dog|rabbit|mouse|mice|spiders?|crocodiles?|school|dark|cry\w*|checks?|no monsters?|isn'?t|is not|truck|moves? out)\b/iu,
  fits: ({ hero, other }) =>
    [hero, other].every((each) => !each?.being || each.being.isa === 'magic' || each.being.isa === 'person'),
  reads: ({ hero, other }) => ({
    relation: 'none',
    clause: null,
    place: null,
    fear: null,
    hero: hero?.being?.isa === 'magic' ? hero : null,
    other: other?.being?.isa === 'magic' ? other : null,
    thing: about('sock'),
  }),
  plots: [THUMP],
  talk: {
    young: { yours: [() => 'What would you ask a friend who lives under the bed?'] },
    older: {
      wonder: [() => 'What does somebody need who has always slept under something?'],
      yours: [() => 'What do you need round you, so that you sleep well?'],
    },
  },
};
