import type { Entity, Theme } from '../../../theme.ts';
import { nounDrawn } from '../../../theme/noun-drawn.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { THREE_SORRIES } from './three-sorries.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\bgold(?:i|y|ie) ?locks?\b.*|\b(?:the|and|meets) (?:three|3) bears\b(?! (?:go|have|went|on|at|play|make|build|climb|find)\b)|\bwho(?:['’]s| has|s) been (?:sitting in my chair|eating my porridge|sleeping in my bed)\b.*/iu;

/** The smallest of the three, by the name that everybody knows. */
const babyBear = (theme: Theme): Entity | null => {
  const bear = nounDrawn({ ...theme, hero: null, other: null }, 'bear');
  return bear && { ...bear, plural: false, name: 'Baby Bear' };
};

/** The morning after the porridge: a sorry has to be the right size. */
export const GOLDILOCKS_SORRY: StoryEvent = {
  id: 'goldilocks-sorry',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:polar|teddy|hunt|picnic|christmas|costume|dress(?:es|ed|ing)? up|school play|space|moon|party|panda|brown bears|birthday|riding hood|pigs)\b/i,
  fits: onTheGround,
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: babyBear(theme),
    other: null,
    thing: about('chair'),
    also: [],
    // She has a part of her own, and the child is another.
    ...(OF.test(theme.heroName ?? '') ? { heroName: null } : {}),
  }),
  plots: [{ ...standsApart(THREE_SORRIES), when: OF }],
  talk: {
    young: { yours: [() => 'Have you ever said sorry? What did you do then?'] },
    older: {
      wonder: [() => 'What was wrong with each of the first three sorries?'],
      yours: [() => 'How can one tell that somebody means it?'],
    },
  },
};
