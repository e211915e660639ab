import {
  CDC_30_MONTHS,
  CDC_3_YEARS,
  CDC_4_YEARS,
  CDC_5_YEARS,
  CDC_6_TO_8,
  CDC_9_TO_11,
} from '../guidance/milestone-sources.ts';
import type { AreaMilestones } from './milestone.ts';
import { CDC_12_TO_14, DEFIANCE, SCHOOL_WORRY, WALES_SEPARATION } from './sources.ts';

/** Change: from one thing to the next, from one place or person to another. */
export const TRANSITION_ADAPTATION: AreaMilestones = {
  area: 'transitionAdaptation',
  guidance: 'area-transitions',
  typical: {
    '2': {
      text: 'By two and a half most children follow a simple routine when told, such as helping to pick up toys at "It\'s clean-up time". Toddlers often have a difficult time with changes, even with the small ones of every day.',
      sources: [CDC_30_MONTHS, DEFIANCE],
    },
    '3': {
      text: 'By 3 most children calm down within ten minutes after you leave, for example at childcare. Tears at parting are common from six months to three years.',
      sources: [CDC_3_YEARS, WALES_SEPARATION],
    },
    '4': {
      text: 'By 4 most children change how they behave by where they are: in a library, on a playground, in a place of worship.',
      sources: [CDC_4_YEARS],
    },
    '5': {
      text: 'By 5 most children use words about time, such as yesterday, tomorrow, morning and night. So a change can be told to them beforehand.',
      sources: [CDC_5_YEARS],
    },
    '6-8': {
      text: 'From 6 to 8 starting school brings children into regular contact with the larger world. Worrying about school is common, most of all at the start or after a break.',
      sources: [CDC_6_TO_8, SCHOOL_WORRY],
    },
    '9-11': {
      text: 'From 9 to 11 children become more independent of the family. Moving to the next school is one of the big changes to prepare for together.',
      sources: [CDC_9_TO_11],
    },
    '12': {
      text: 'From 12 on children make more of their own choices about friends, sport and school. Harder school work can be a strain, and parents are still very important.',
      sources: [CDC_12_TO_14],
    },
  },
  ask: {
    early:
      'If your child is upset most of the day after four weeks in a new place, ask there for a talk and tell your health visitor. Needing everything the same way, in many places, is worth mentioning too.',
    school:
      'If small changes stop ordinary life, or school mornings are a fight for three weeks, talk to the teacher and then your doctor. Something particular is nearly always behind it.',
  },
};
