import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { SPOON } from './spoon.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who came out of an egg, or has no use for a spoon. */
const NOT_WITH_A_SPOON = /^(?:chick|hen|chicken|duck|duckling|goose|fish|snake|worm|snail|whale|shark|cockerel)$/;

/** Sports day, and the egg and spoon race. */
export const SPORTS_DAY: StoryEvent = {
  id: 'sports-day',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bsports? days?(?: at (?:school|nursery))?\b|\begg[- ]and[- ]spoon\b|\bsack races?\b|\bthree-legged race\b/i,
  not: /\b(?:scared|afraid|fear\w*|space|moon|robots?|sack|three-legged|swim\w*|football|snow|wheelchair|broken)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) =>
        !each?.being ||
        /^(?:egg|spoon)$/.test(each.being.id) ||
        (!NOT_WITH_A_SPOON.test(each.being.id) && !/^(?:thing|vehicle|sea)$/.test(each.being.isa)),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('egg'),
    occasion: null,
    first: null,
    place: null,
  }),
  plots: [{ ...SPOON, when: /\b(?:sports?|spoon)\b/i }],
  talk: {
    young: { yours: [() => 'Can you hold quite still, like somebody with an egg?'] },
    older: {
      wonder: [() => 'What could have told them what sort of egg it was?'],
      yours: [() => 'When did you stop, although you could have gone on?'],
    },
  },
};
