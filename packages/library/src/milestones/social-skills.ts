import {
  CDC_30_MONTHS,
  CDC_3_YEARS,
  CDC_4_YEARS,
  CDC_5_YEARS,
  CDC_6_TO_8,
  CDC_9_TO_11,
} from '../guidance/milestone-sources.ts';
import type { AreaMilestones } from './milestone.ts';
import { CDC_12_TO_14 } from './sources.ts';

/** Other children: beside them, with them, friends. */
export const SOCIAL_SKILLS: AreaMilestones = {
  area: 'socialSkills',
  guidance: 'area-social-skills',
  typical: {
    '2': {
      text: 'By two and a half most children play next to others and sometimes with them. They call "Look at me!" to show what they can do.',
      sources: [CDC_30_MONTHS],
    },
    '3': {
      text: 'By 3 most children notice other children and join them to play.',
      sources: [CDC_3_YEARS],
    },
    '4': {
      text: 'By 4 most children ask to go and play when no other children are around. They like to be a helper, and to be somebody else in play.',
      sources: [CDC_4_YEARS],
    },
    '5': {
      text: 'By 5 most children follow rules or take turns when they play games with others. Many like to sing, dance or act for you.',
      sources: [CDC_5_YEARS],
    },
    '6-8': {
      text: 'From 6 to 8 friendship and teamwork matter more, and children want to be liked and accepted by friends.',
      sources: [CDC_6_TO_8],
    },
    '9-11': {
      text: 'From 9 to 11 friendships grow stronger and more complex, often with children of the same sex, and pressure from others of their age grows too.',
      sources: [CDC_9_TO_11],
    },
    '12': {
      text: 'From 12 on others of their age interest and influence children more, and affection for parents is shown less. Parents are still very important.',
      sources: [CDC_12_TO_14],
    },
  },
  ask: {
    early:
      'If your child shows no interest in other children at 3, or never plays with others at 4, tell your health visitor or doctor, and ask nursery what they see. Watching for a long time before joining in is a way of joining in.',
    school:
      'If your child is lonely, left out or bullied for some weeks, talk to the teacher. If your child was sociable and has withdrawn, ask your doctor too.',
  },
};
