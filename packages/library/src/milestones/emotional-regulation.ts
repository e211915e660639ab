import {
  CDC_2_YEARS,
  CDC_3_YEARS,
  CDC_4_YEARS,
  CDC_5_YEARS,
  CDC_6_TO_8,
  CDC_9_TO_11,
} from '../guidance/milestone-sources.ts';
import type { AreaMilestones } from './milestone.ts';
import { CDC_12_TO_14, SELF_CONTROL } from './sources.ts';

/** Feelings: noticing them, bearing them, saying them. */
export const EMOTIONAL_REGULATION: AreaMilestones = {
  area: 'emotionalRegulation',
  guidance: 'area-emotional-regulation',
  typical: {
    '2': {
      text: 'By 2 most children notice when others are hurt or upset, and look at your face to see how to take something new. Self-control has hardly begun to grow, so calming down is done together.',
      sources: [CDC_2_YEARS, SELF_CONTROL],
    },
    '3': {
      text: 'By 3 most children calm down within ten minutes after you leave, for example at childcare. Self-control only begins to develop between three and a half and four.',
      sources: [CDC_3_YEARS, SELF_CONTROL],
    },
    '4': {
      text: 'By 4 most children comfort others who are hurt or sad, with a hug for a crying friend. Mastering their own big feelings has only begun, and takes many more years.',
      sources: [CDC_4_YEARS, SELF_CONTROL],
    },
    '5': {
      text: 'By 5 most children follow rules or take turns in games with others, which means holding back a wish. Doing so steadily takes years more.',
      sources: [CDC_5_YEARS, SELF_CONTROL],
    },
    '6-8': {
      text: 'From 6 to 8 children learn better ways to tell what happened and to talk about thoughts and feelings. They think less about themselves and more about others.',
      sources: [CDC_6_TO_8],
    },
    '9-11': {
      text: "From 9 to 11 children begin to see other people's point of view more clearly. Friends matter more to how they feel, and so does pressure from others of their age.",
      sources: [CDC_9_TO_11],
    },
    '12': {
      text: 'From 12 on moods change more, and high expectations alternate with little confidence. Children this age can also say better what they feel.',
      sources: [CDC_12_TO_14],
    },
  },
  ask: {
    early:
      'If calming down takes over half an hour most days from 4 on, or your child hurts themselves or never comes to anyone for comfort, ask your health visitor or doctor.',
    school:
      'If your child is sad, frightened or angry most days for two weeks, ask the teacher what they see and talk to your doctor. Talk of not wanting to live is for help the same day.',
  },
};
