import type { AgeBand } from '@storylantern/contract';
import { CHILD } from '../audited-text.ts';
import { CRITERIA, type StoryRule } from '../rule.ts';

const ANSWERS: Readonly<Record<string, RegExp>> = {
  who: new RegExp(`${CHILD}|\\b(?:people|children|grown-up|teacher)\\b`),
  where:
    /\b(?:in|at|on|by|near|under|inside|outside|to) (?:the |a |an |his |her |their |each |its )?(?:\w+ )?(?:bed|room|bedroom|bathroom|kitchen|table|floor|door|gate|school|class|classroom|playground|home|house|chair|sofa|potty|toilet|desk|garden|car|shop|peg|corner|body|head|plate|shelf|screen|window|hall|street|park|world|wall|side|place|middle|cot|lap|cup|box|bag|drawer|ground|brain|hands?)\b|\bhome\b|\bhere\b|\bthere\b/i,
  when: /\b(?:when|while|after|before|then|first|soon|today|tomorrow|now|later|until|once|morning|evening|night|day|days|time|week|minute|sometimes|often)\b/i,
  how: /\b(?:can|by|with|slowly|first|then|next|step|steps|like|together|one at a time)\b/i,
  why: /\b(?:because|so|since|helps?|why|that is how|cause[sd]?|for (?:that|this) reason|means?|needs?)\b/i,
};
/** For the youngest, cause is shown by order, so nothing has to say "because". */
const WITHOUT_WHY: readonly AgeBand[] = ['2-3'];

export const sixQuestions: StoryRule = {
  id: 'G10',
  title: 'It answers who, where, when, what, how and why',
  hard: false,
  basis: CRITERIA,
  inStory: (story) => {
    const open = Object.entries(ANSWERS)
      .filter(([, answer]) => !answer.test(story.masked))
      .map(([question]) => question);
    const asked = open.filter((each) => each !== 'why' || !WITHOUT_WHY.includes(story.context.ageBand));
    return asked.includes('why') || asked.length > 1 ? `It does not say ${asked.join(' or ')}.` : null;
  },
};
