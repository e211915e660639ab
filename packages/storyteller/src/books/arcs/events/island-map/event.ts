import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { STEPS } from './steps.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Whoever is only another word for the child, or for those who are beside it. */
const IS_CHILD =
  /^(?:girls?|boys?|child|children|kids?|daughters?|sons?|sisters?|brothers?|cousins?|friends?|twins?|map|island)$/u;

/** An island with a cross on it, and a map that counts in steps. */
export const ISLAND_MAP: StoryEvent = {
  id: 'island-map',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:maps?|treasure(?: hunt)?)\b[^.]*\bislands?\b|\bislands?\b[^.]*\b(?:maps?|treasure)\b/i,
  not: /\b(?:pirates?|dragons?|dinosaurs?|monsters?|mermaids?|unicorns?|robots?|moving|moves|floating|flying|sky|moon|space|magic\w*|volcano|desert|lost|scared|afraid|princess\w*|sweets|candy|chocolate)\b/i,
  fits: ({ hero, other }) => [hero, other].every((each) => !each || each.being === null || IS_CHILD.test(each.word)),
  needs: ({ raw }) => /\bislands?\b/i.test(raw),
  reads: () => ({
    ...NOTHING_DONE,
    hero: null,
    other: null,
    thing: about('map'),
    place: null,
    wish: null,
    also: [],
  }),
  plots: [STEPS],
  talk: {
    young: { yours: [() => 'How many steps is it to your bed?'] },
    older: {
      wonder: [() => 'Why were the long legs wrong, and the short ones too?'],
      yours: [() => 'What would you bury, for somebody to find in forty years?'],
    },
  },
};
