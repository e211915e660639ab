import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { COULD_NOT_LIFT } from './could-not-lift.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** The tooth is still there in the morning. */
export const TOOTH_FAIRY_LATE: StoryEvent = {
  id: 'tooth-fairy-late',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\btooth fair(?:y|ies)\b[^.]*\b(?:forg[eo]t\w*|did(?:n['’]?t| not) (?:come|visit)|never (?:came|comes)|(?:has|have)(?:n['’]?t| not) (?:come|been)|does(?:n['’]?t| not) come|late|missed|could(?:n['’]?t| not) find|can(?:['’]?t|not) find)\b|\b(?:forgetful|late) tooth fairy\b|\btooth\b[^.]*\bstill (?:there|under)\b/iu,
  not: /\b(?:scared|afraid|dark|wings?|wand|lost (?:her|his) (?:way|wand|list)|late for|school|own tooth|swallow\w*|who (?:is|was|wants?|can['’]?t))\b/i,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('pillow'),
    wish: null,
  }),
  plots: [standsApart(COULD_NOT_LIFT)],
  talk: {
    young: { yours: [() => 'How do you sleep? Can you show me?'] },
    older: {
      wonder: [() => 'On which page could one have known why it was still there?'],
      yours: [() => 'Where would you put a tooth so that it is easy to find?'],
    },
  },
};
