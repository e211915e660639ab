import type { Entity } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { HOLDS } from './holds.ts';
import { withWish } from './rather-been.ts';
import { PART } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isPart = (each: Entity | null): boolean =>
  !each?.being || PART.test(each.word) || /nativity|play/.test(each.word) || each.being.isa === 'thing';

/** A part in the school nativity that has not one word to say. */
export const NATIVITY: StoryEvent = {
  id: 'nativity',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:school |christmas )?nativity(?: play)?\b/iu,
  not: /\b(?:scared|afraid|fear\w*|nervous|worried|fright|(?:wanted|wants|hoped|hopes) to be(?! (?:an? |the )?(?:mary|joseph|(?:first )?king|wise man|shepherd|angel(?: gabriel)?|innkeeper)\b)|not (?:picked|chosen)|didn['’]?t get|real|escap\w*|lost|dog|hamster|space|dragon|dinosaur|robot|forgets?|forgot|died|set|figures?)\b/i,
  fits: (theme) => onTheGround(theme) && isPart(theme.hero) && isPart(theme.other),
  reads: () => ({
    ...NOTHING_DONE,
    hero: null,
    other: null,
    place: null,
    thing: about('star'),
    occasion: null,
    first: null,
  }),
  plots: [standsApart(withWish(HOLDS))],
  talk: {
    young: { yours: [() => 'Can you stand like a tree?'] },
    older: {
      wonder: [() => 'Who had the most to do in the play?'],
      yours: [() => 'What would you be, if you had nothing to say?'],
    },
  },
};
