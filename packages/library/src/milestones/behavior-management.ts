import {
  CDC_30_MONTHS,
  CDC_3_YEARS,
  CDC_4_YEARS,
  CDC_5_YEARS,
  CDC_6_TO_8,
  CDC_9_TO_11,
} from '../guidance/milestone-sources.ts';
import type { AreaMilestones } from './milestone.ts';
import { CDC_12_TO_14, NHS_TANTRUMS, TEMPER_STUDY } from './sources.ts';

/** Rules, waiting, stopping. The area's name is spelled as the assessment spells it. */
export const BEHAVIOR_MANAGEMENT: AreaMilestones = {
  area: 'behaviorManagement',
  guidance: 'area-behaviour',
  typical: {
    '2': {
      text: 'At 2 tantrums are very common: children want to express themselves and find it difficult. By two and a half most follow a simple routine when told.',
      sources: [NHS_TANTRUMS, CDC_30_MONTHS],
    },
    '3': {
      text: 'By 3 most children keep away from something hot when you warn them. Most still have tantrums now and then; in a study of about 1,500 children of three to five, fewer than one in ten had one every day.',
      sources: [CDC_3_YEARS, TEMPER_STUDY],
    },
    '4': {
      text: 'By 4 tantrums are far less common. Most children avoid danger, such as jumping from tall heights, and behave differently by where they are.',
      sources: [NHS_TANTRUMS, CDC_4_YEARS],
    },
    '5': {
      text: 'By 5 most children follow rules or take turns in games, and pay attention for five to ten minutes; screens do not count.',
      sources: [CDC_5_YEARS],
    },
    '6-8': {
      text: 'From 6 to 8 patience is being learnt: letting others go first, finishing one thing before the next. Clear rules that stay the same help.',
      sources: [CDC_6_TO_8],
    },
    '9-11': {
      text: 'From 9 to 11 attention lasts longer, and a sense of right and wrong of their own is growing. Pressure from others of their age can pull the other way.',
      sources: [CDC_9_TO_11],
    },
    '12': {
      text: 'From 12 on the sense of right and wrong grows stronger. Children this age can also be short-tempered or seem rude at times.',
      sources: [CDC_12_TO_14],
    },
  },
  ask: {
    early:
      'If tantrums come every day after 4, get worse instead of rarer, or somebody is hurt in most of them, talk it over with your health visitor or doctor.',
    school:
      'If it is as hard at school as at home for a month, or somebody gets hurt, talk to the teacher and your doctor. A sudden change is worth asking about sooner.',
  },
};
