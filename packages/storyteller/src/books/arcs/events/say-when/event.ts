import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { SHUT_TIGHT } from './shut-tight.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Medicine that a grown-up gives has to be taken, and it tastes as it tastes. */
export const SAY_WHEN: StoryEvent = {
  id: 'say-when',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:medicines?|antibiotics?|calpol|cough (?:syrup|mixture))\b/i,
  not: /\b(?:tablets?|pills?|injections?|jabs?|inhalers?|drops|cream|plasters?|magic\w*|potions?|witch|wizard|poison\w*|touch\w*|safe(?:ty)?|danger\w*|cupboard|cabinet|shelf|found|finds?|hospital|cancer|diabet\w*|epilep\w*|medicine (?:man|woman)|mak(?:es?|ing)|brew\w*|vet|animals|gives?|giving|for (?:his|her|the|my) (?:dog|cat|pet|puppy|kitten|grand\w+|mum\w*|dad\w*)|forest|plants?|herbs?|laughter)\b/i,
  fits: ({ hero, other, ...theme }) =>
    onTheGround({ hero, other, ...theme }) &&
    !hero?.plural &&
    (!hero?.being || !/^(?:thing|vehicle|sea|insect)$/.test(hero.being.isa)) &&
    !other?.being,
  // The gentle frames have only tips to give: here it is the child who says when.
  quarrel: true,
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    thing: null,
    other: null,
    also: [],
    hero: hero?.being && hero.being.isa !== 'thing' ? hero : null,
  }),
  plots: [SHUT_TIGHT],
  talk: {
    young: { yours: [() => 'What face do you make, when something tastes bad?'] },
    older: {
      wonder: [() => 'Why was the spoon not just put in?'],
      yours: [() => 'When do you want to be the one who says when?'],
    },
  },
};
