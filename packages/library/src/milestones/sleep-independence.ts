import { AASM, LEEDS_SLEEP, NHS_SLEEP, RCH_WORRIES } from '../guidance/sleep-sources.ts';
import type { AreaMilestones } from './milestone.ts';
import { COMMON_FEARS } from './sources.ts';

/** Sleep. The public lists have hours for it and no milestone; where a child is on their own in it, families differ. */
export const SLEEP_INDEPENDENCE: AreaMilestones = {
  area: 'sleepIndependence',
  guidance: 'area-sleep-independence',
  typical: {
    '2': {
      text: 'At 2, 11 to 14 hours in 24 are recommended, naps counted in, and one nap a day is usual. Lots of children this age wake in the night. There is no official milestone for falling asleep alone.',
      sources: [AASM, LEEDS_SLEEP, NHS_SLEEP],
    },
    '3': {
      text: 'At 3, 10 to 13 hours in 24 are recommended, naps counted in. Lots of young children still wake in the night, and many want somebody near. There is no official milestone for falling asleep alone.',
      sources: [AASM, NHS_SLEEP],
    },
    '4': {
      text: 'At 4, 10 to 13 hours in 24 are recommended, naps counted in. The dark is one of the common fears of early childhood; such fears usually fade by themselves.',
      sources: [AASM, COMMON_FEARS],
    },
    '5': {
      text: 'At 5, 10 to 13 hours are recommended, and a nap is no longer usual. Being afraid of the dark is still common and usually fades by itself.',
      sources: [AASM, LEEDS_SLEEP, COMMON_FEARS],
    },
    '6-8': {
      text: 'From 6 to 8, 9 to 12 hours are recommended. Worries that come at night are not unusual at this age, and wanting company then is no step back.',
      sources: [AASM, RCH_WORRIES],
    },
    '9-11': {
      text: 'From 9 to 11, 9 to 12 hours are recommended. Night-time worries are not unusual, and many children end up worrying about not sleeping.',
      sources: [AASM, RCH_WORRIES],
    },
    '12': {
      text: 'At 12, 9 to 12 hours are recommended, and from 13 on 8 to 10. Night-time worries are not unusual, and many children end up worrying about not sleeping.',
      sources: [AASM, RCH_WORRIES],
    },
  },
  ask: {
    early:
      'Snoring most nights, pauses or gasps in sleep, or being worn out by day in spite of enough hours: tell your doctor. If broken nights wear the family down, your health visitor is the person to ask.',
    school:
      'Snoring most nights, pauses or gasps in sleep, being worn out by day, or lying awake over an hour most nights for a month: your doctor.',
  },
};
