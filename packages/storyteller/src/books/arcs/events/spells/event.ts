import type { Theme } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { BEHIND } from './behind.ts';
import { COLD } from './cold.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const CASTS = /^(?:witch|wizard|magician|sorcerer)$/;

/** Whose spells they are is told; what the theme says of them happens. */
const reads = ({ hero, thing }: Theme): Partial<Theme> => ({
  hero: CASTS.test(hero?.being?.id ?? '') ? hero : null,
  clause: null,
  thing: CASTS.test(hero?.being?.id ?? '') ? null : thing,
  relation: 'none',
});

/** Spells that go wrong. */
export const SPELLS: StoryEvent = {
  id: 'spells',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:spells?|magic|wands?|potions?)\b.*\b(?:wrong|mistakes?|mixed|mix(?:es)?|backwards|badly|never works?|don't work|doesn't work|not work|broken|muddled?|backfires?|oops)\b|\b(?:wrong|muddled|mixed-up|clumsy|forgetful|hopeless|silly|bad|worst|apprentice)\b.*\b(?:spells?|witch\w*|wizards?|magicians?)\b|\b(?:witch\w*|wizards?|magicians?)\b.*\b(?:wrong|mistakes?|mix(?:es|ed|ing)? up(?: (?:his|her|their|the|all) (?:spells|potions))?|mixed up|muddles?|can't do (?:magic|spells)|cannot do (?:magic|spells)|cold|sneez\w*|forgets?|clumsy|forgetful|hopeless|muddled)\b/i,
  not: /\b(?:sneez\w*|forgetful|potions?|scared|afraid|fear\w*|birthday|halloween|first day|lost|loses|broom|broomstick|cat|sandwich\w*|spelling|hansel|school|turned? (?:into|me|us|him|her)|frogs?|hats?|fl(?:y|ies|ying)|bake\w*|sleep\w*|bed(?:time)?)\b/i,
  fits: ({ hero, other }) => other === null && (hero === null || CASTS.test(hero.being?.id ?? '')),
  reads,
  plots: [COLD, BEHIND],
  talk: {
    young: { yours: [() => 'What would you make with a wand?'] },
    older: {
      wonder: [() => 'What was really wrong with the spells?'],
      yours: [() => 'If one word came out wrong all day, which would be the funniest?'],
    },
  },
};
