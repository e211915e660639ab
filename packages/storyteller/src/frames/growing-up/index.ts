import type { Frame } from '../../frame.ts';
import { beingAutistic } from './being-autistic.ts';
import { bodyAndLooks } from './body-and-looks.ts';
import { bodySafety } from './body-safety.ts';
import { changeOfPlan } from './change-of-plan.ts';
import { demandsTooBig } from './demands-too-big.ts';
import { firstPhone } from './first-phone.ts';
import { havingAdhd } from './having-adhd.ts';
import { isSantaReal } from './is-santa-real.ts';
import { newBed } from './new-bed.ts';
import { noPhoneYet } from './no-phone-yet.ts';
import { onlineKindness } from './online-kindness.ts';
import { puberty } from './puberty.ts';
import { screensOff } from './screens-off.ts';

/** Growing up: screens and phones, a body that changes, a body that is one’s own. */
export const GROWING_UP: readonly Frame[] = [
  bodySafety,
  firstPhone,
  onlineKindness,
  puberty,
  screensOff,
  beingAutistic,
  havingAdhd,
  changeOfPlan,
  bodyAndLooks,
  newBed,
  noPhoneYet,
  isSantaReal,
  demandsTooBig,
];
