import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { TEAPOT } from './teapot.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const AGAIN =
  /\b(?:repeat(?:s|ed|ing)?|cop(?:y|ies|ied|ying) (?:every\w*|all|what|me|us|him|her)|says? every\w* (?:twice|again|i say|we say|they say)|parrots?(?: who| that)? (?:never|won'?t|wouldn'?t|can'?t|could ?n'?t|will not) (?:stops? )?(?:be quiet|talk\w*|keep a secret|shut up)|(?:talking|chatty|noisy|cheeky|nosy|rude) parrot|parrot (?:who|that) (?:talks|said|says|told|tells|knew|knows|talked|repeated))\b/i;

/** Somebody who says everything again: a parrot who repeats everything. */
export const REPEATS: StoryEvent = {
  id: 'repeats',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: AGAIN,
  not: /\b(?:first (?:sound|letter)|never stops talking|can'?t stop talking|pirates?|day|school year|brother|sister|lost|steals?|stole|jungle|history|mistake|lie[sd]?|lying|liar|treasure|gold|island)\b/i,
  fits: (theme) =>
    onTheGround(theme) && somebody(theme.hero) !== null && !theme.hero?.plural && theme.hero?.being?.isa !== 'person',
  reads: ({ other }) => ({
    ...NOTHING_DONE,
    other: somebody(other),
    thing: about('teapot'),
    place: null,
  }),
  plots: [standsApart({ ...TEAPOT, when: AGAIN })],
  talk: {
    young: { yours: [() => 'Which word would you teach a parrot?'] },
    older: {
      wonder: [() => 'Who had heard where the key was, and when?'],
      yours: [() => 'What have you said that you would not like to hear again?'],
    },
  },
};
