import { SLEEP } from './sleep.ts';
import { FOOD } from './food.ts';
import { TOILET } from './toilet.ts';
import { SELF_CARE } from './self-care.ts';
import { TANTRUMS } from './tantrums.ts';
import { FEELINGS } from './feelings.ts';
import { BEHAVIOUR } from './behaviour.ts';
import { SCREENS } from './screens.ts';
import { SPEECH } from './speech.ts';
import { MOVEMENT } from './movement.ts';
import { PLAY } from './play.ts';
import { MILESTONES } from './milestones.ts';
import { BILINGUAL } from './bilingual.ts';
import { PREMATURE } from './premature.ts';
import { NEURODIVERSITY } from './neurodiversity.ts';
import { SCHOOL } from './school.ts';
import { FRIENDS } from './friends.ts';
import { SIBLINGS } from './siblings.ts';
import { SEPARATION } from './separation.ts';
import { FAMILY_CHANGE } from './family-change.ts';
import { GRIEF } from './grief.ts';
import { HEALTH } from './health.ts';
import { SAFETY } from './safety.ts';
import { PARENTS } from './parents.ts';
import { GROWING_UP } from './growing-up.ts';
import type { Article } from './article.ts';

/** Every page of guidance. */
export const ARTICLES: readonly Article[] = [
  ...SLEEP,
  ...FOOD,
  ...TOILET,
  ...SELF_CARE,
  ...TANTRUMS,
  ...FEELINGS,
  ...BEHAVIOUR,
  ...SCREENS,
  ...SPEECH,
  ...MOVEMENT,
  ...PLAY,
  ...MILESTONES,
  ...BILINGUAL,
  ...PREMATURE,
  ...NEURODIVERSITY,
  ...SCHOOL,
  ...FRIENDS,
  ...SIBLINGS,
  ...SEPARATION,
  ...FAMILY_CHANGE,
  ...GRIEF,
  ...HEALTH,
  ...SAFETY,
  ...PARENTS,
  ...GROWING_UP,
];
