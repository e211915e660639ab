import {
  CDC_2_YEARS,
  CDC_30_MONTHS,
  CDC_3_YEARS,
  CDC_4_YEARS,
  CDC_5_YEARS,
  CDC_6_TO_8,
  CDC_9_TO_11,
} from '../guidance/milestone-sources.ts';
import { NHS_POTTY } from '../guidance/toilet-sources.ts';
import type { AreaMilestones } from './milestone.ts';
import { CDC_12_TO_14 } from './sources.ts';

/** Doing it by oneself: eating, dressing, the toilet, jobs at home. */
export const SELF_CARE_SKILLS: AreaMilestones = {
  area: 'selfCareSkills',
  guidance: 'area-self-care',
  typical: {
    '2': {
      text: 'By 2 most children eat with a spoon, and by two and a half most take off loose clothes. Some are dry by day at 2, which is still quite early.',
      sources: [CDC_2_YEARS, CDC_30_MONTHS, NHS_POTTY],
    },
    '3': {
      text: 'By 3 most children put on some clothes by themselves, such as loose trousers or a jacket, and use a fork. About nine in ten are dry most days, and all have accidents now and then.',
      sources: [CDC_3_YEARS, NHS_POTTY],
    },
    '4': {
      text: 'By 4 most children serve themselves food or pour water with a grown-up watching, and undo some buttons. Most are reliably dry by day.',
      sources: [CDC_4_YEARS, NHS_POTTY],
    },
    '5': {
      text: 'By 5 most children do up some buttons and do simple jobs, such as matching socks or clearing the table. Up to one in five still wets the bed sometimes.',
      sources: [CDC_5_YEARS, NHS_POTTY],
    },
    '6-8': {
      text: 'From 6 to 8 children can dress themselves and tie their shoes. They can help with jobs at home, such as setting the table.',
      sources: [CDC_6_TO_8],
    },
    '9-11': {
      text: 'From 9 to 11 a sense of responsibility grows along with independence; household tasks such as cleaning and cooking are a good place for it.',
      sources: [CDC_9_TO_11],
    },
    '12': {
      text: 'From 12 on children become more independent and care more about looks and clothes, while their bodies change. They may worry about those changes and how others look at them.',
      sources: [CDC_12_TO_14],
    },
  },
  ask: {
    early:
      'If your child is not dry by day at 4, or hands and balance make most of these hard, ask your health visitor or doctor. One thing that is late is mostly just late.',
    school:
      'If hands or balance make dressing, eating and writing much harder than for classmates, ask the teacher and your doctor. New wetting after months dry is for the doctor too.',
  },
};
