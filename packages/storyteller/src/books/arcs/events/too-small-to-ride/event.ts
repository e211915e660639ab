import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { UNDER_THE_TAIL } from './under-the-tail.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A day at a theme park, in front of the ride that one has to be so and so tall for. */
export const TOO_SMALL_TO_RIDE: StoryEvent = {
  id: 'too-small-to-ride',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\broller ?coasters?\b|\btheme ?parks?\b|\b(?:too (?:small|little|short|young)|not (?:tall|big|old) enough|is(?:n['’]?t| not) (?:tall|big) enough) (?:for|to (?:go|ride)(?: on)?) (?:the |any |a )?(?:big )?rides?\b|\badventure park\b/iu,
  not: /\b(?:dinosaurs?|dragons?|scared|afraid|fear\w*|terrified|lost|lose|loses|sick|broke\w*|stuck|closed|shut|ghost|haunted|space|moon|build\w*|design\w*|owns?|invents?|water park|zombie\w*|marble)\b/i,
  fits: (theme) => onTheGround(theme) && !theme.hero?.being,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('sign'),
    wish: null,
  }),
  plots: [standsApart(UNDER_THE_TAIL)],
  talk: {
    young: { yours: [() => 'What are you just the right size for?'] },
    older: {
      wonder: [() => 'Who would have liked to swap places, and when?'],
      yours: [() => 'What do you still fit into, and what not any more?'],
    },
  },
};
