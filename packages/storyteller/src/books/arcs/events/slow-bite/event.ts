import type { Entity, Theme } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { FOODS, foodIn } from '../one-food/foods.ts';
import { somebody } from '../page.ts';
import { SLOW_BITES } from './slow-bites.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const TAKES = String.raw`(?:steals?|stole|stealing|nicks?|nicked|pinch(?:es|ed)|takes? (?:all )?(?:the|other|every\p{L}+)|raids?|sneaks?)`;
const MENDS = String.raw`(?:shar(?:e|es|ed|ing)|sorry|gives? (?:it|them|\p{L}+) back|not to steal|stops? stealing|friends?|asks?|steal(?:ing)? is wrong|honest\w*|owns? up|tells? the truth)`;
const WITH_TURN = new RegExp(
  [
    String.raw`\b${TAKES}\b[^.]*\b${FOODS}\b[^.]*\b${MENDS}\b`,
    String.raw`\b${TAKES}\b[^.]*\b(?:carrots?|lettuces?|cabbages?|strawberries|apples|eggs|nuts|acorns|honey)\b[^.]*\b(?:from|out of) (?:the|a|his|her|their|our|my|\p{L}+['’]s)\b`,
    String.raw`\b(?:learns?|learned) (?:to share|not to steal)\b[^.]*\b${FOODS}\b`,
  ].join('|'),
  'iu',
);

const takes = (each: Entity | null): boolean =>
  each !== null && each.being !== null && !each.plural && !/^(?:person|thing|vehicle|sea|insect)$/.test(each.being.isa);
const isThief = ({ hero }: Theme): boolean => takes(hero);

/** Somebody takes what is to eat, and comes to share it. */
export const SLOW_BITE: StoryEvent = {
  id: 'slow-bite',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: WITH_TURN,
  not: /\b(?:monkey|seagull|magpie|detective|mystery|christmas|birthday|moon|bank|jewels?|dragon egg|dinosaur|falsely|accused|innocent|won['’]?t share)\b/i,
  needs: (theme) => isThief(theme) && foodIn(theme.raw) !== null,
  fits: (theme) => onTheGround(theme) && isThief(theme) && foodIn(theme.raw) !== null,
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero,
    other: somebody(other),
    thing: null,
  }),
  plots: [{ ...SLOW_BITES, when: WITH_TURN }],
  talk: {
    young: { yours: [() => 'What do you like to share? Who with?'] },
    older: {
      wonder: [() => 'Why had it never tasted of anything before?'],
      yours: [() => 'What is better when you eat it slowly?'],
    },
  },
};
