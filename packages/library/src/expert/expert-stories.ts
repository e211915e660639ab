import { POTTY_TRAINING } from './stories/potty-training.ts';
import { BEDTIME_ROUTINE } from './stories/bedtime-routine.ts';
import { HEALTHY_EATING } from './stories/healthy-eating.ts';
import { MORNING_ROUTINE } from './stories/morning-routine.ts';
import { BRUSHING_TEETH } from './stories/brushing-teeth.ts';
import { BATH_TIME } from './stories/bath-time.ts';
import { SCREEN_TIME } from './stories/screen-time.ts';
import { NEW_SCHOOL } from './stories/new-school.ts';
import { NEW_SIBLING } from './stories/new-sibling.ts';
import { MOVING_HOUSE } from './stories/moving-house.ts';
import { FIRST_DAY_SCHOOL } from './stories/first-day-school.ts';
import { PARENTS_DIVORCE } from './stories/parents-divorce.ts';
import { NEW_FAMILY_MEMBER } from './stories/new-family-member.ts';
import { FIRST_SLEEP_AWAY } from './stories/first-sleep-away.ts';
import { FIRST_TRIP } from './stories/first-trip.ts';
import { POTTY_TRANSITION } from './stories/potty-transition.ts';
import { MANAGING_ANGER } from './stories/managing-anger.ts';
import { FEAR_DARK } from './stories/fear-dark.ts';
import { HANDLING_DISAPPOINTMENT } from './stories/handling-disappointment.ts';
import { FEELING_WORRIED } from './stories/feeling-worried.ts';
import { FEELING_SAD } from './stories/feeling-sad.ts';
import { JEALOUSY } from './stories/jealousy.ts';
import { BUILDING_CONFIDENCE } from './stories/building-confidence.ts';
import { MAKING_FRIENDS } from './stories/making-friends.ts';
import { SHARING } from './stories/sharing.ts';
import { TAKING_TURNS } from './stories/taking-turns.ts';
import { SAYING_SORRY } from './stories/saying-sorry.ts';
import { RESPECTING_DIFFERENCES } from './stories/respecting-differences.ts';
import { BEING_KIND } from './stories/being-kind.ts';
import { TEAMWORK } from './stories/teamwork.ts';
import type { LibraryStory } from './library-story.ts';

/** The stories of every challenge, in the order shown, by challenge id. */
export const EXPERT_STORIES: Readonly<Record<string, readonly LibraryStory[]>> = {
  'potty-training': POTTY_TRAINING,
  'bedtime-routine': BEDTIME_ROUTINE,
  'healthy-eating': HEALTHY_EATING,
  'morning-routine': MORNING_ROUTINE,
  'brushing-teeth': BRUSHING_TEETH,
  'bath-time': BATH_TIME,
  'screen-time': SCREEN_TIME,
  'new-school': NEW_SCHOOL,
  'new-sibling': NEW_SIBLING,
  'moving-house': MOVING_HOUSE,
  'first-day-school': FIRST_DAY_SCHOOL,
  'parents-divorce': PARENTS_DIVORCE,
  'new-family-member': NEW_FAMILY_MEMBER,
  'first-sleep-away': FIRST_SLEEP_AWAY,
  'first-trip': FIRST_TRIP,
  'potty-transition': POTTY_TRANSITION,
  'managing-anger': MANAGING_ANGER,
  'fear-dark': FEAR_DARK,
  'handling-disappointment': HANDLING_DISAPPOINTMENT,
  'feeling-worried': FEELING_WORRIED,
  'feeling-sad': FEELING_SAD,
  jealousy: JEALOUSY,
  'building-confidence': BUILDING_CONFIDENCE,
  'making-friends': MAKING_FRIENDS,
  sharing: SHARING,
  'taking-turns': TAKING_TURNS,
  'saying-sorry': SAYING_SORRY,
  'respecting-differences': RESPECTING_DIFFERENCES,
  'being-kind': BEING_KIND,
  teamwork: TEAMWORK,
};
