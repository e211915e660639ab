import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { OVER } from './over.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** The smallest tree in the forest. */
export const SMALLEST_TREE: StoryEvent = {
  id: 'smallest-tree',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:smallest|littlest|tiniest|shortest|small|little|tiny|baby|young|weak)\b(?:,? \p{L}+){0,2} (?:tree|sapling|oak|fir|pine|birch|spruce)\b|\btree\b[^.]*\b(?:too (?:small|little|short)|smallest|littlest|tiniest|shortest|not (?:big|tall) enough|wants? to (?:be (?:big\w*|tall\w*)|grow)|wanted to (?:be (?:big\w*|tall\w*)|grow)|wish\w* (?:to be|it was|he was|she was) (?:big\w*|tall\w*))\b|^(?:the |a )?sapling\b/iu,
  not: /\b(?:christmas|xmas|santa|decorat\w*|star|tree ?house|plant(?:s|ed|ing)?|cut|chop\w*|climb\w*|magic\w*|money|family tree|space|moon|frog|leaf|under (?:a|the)|behind (?:a|the)|in (?:a|the) (?:\p{L}+ )?tree|up (?:a|the)|beanstalk|desert|city|lonel\w*|friends?)\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    /^(?:tree|oak|fir|pine|birch|spruce|fir tree|oak tree|pine tree|sapling)$/.test(theme.hero?.word ?? '') &&
    !theme.hero?.plural &&
    theme.hero?.being !== null &&
    !theme.other?.being,
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero,
    other: null,
    thing: null,
    also: [],
  }),
  plots: [{ ...OVER, when: /\btree\b|\bsapling\b|\bforest\b|\bwoods?\b|\bbig\w*\b|\btall\w*\b|\bgrow\w*\b/i }],
  talk: {
    young: { yours: [() => 'What can you see that big people cannot see?'] },
    older: {
      wonder: [() => 'What went over the head of the small one that was nice, and what that was not?'],
      yours: [() => 'What goes over your head, and what is just at the right height?'],
    },
  },
};
