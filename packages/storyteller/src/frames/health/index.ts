import type { Frame } from '../../frame.ts';
import { dentist } from './dentist.ts';
import { glasses } from './glasses.ts';
import { haircut } from './haircut.ts';
import { hearingAid } from './hearing-aid.ts';
import { doctorsVisit } from './doctors-visit.ts';
import { hospitalStay } from './hospital-stay.ts';
import { needles } from './needles.ts';

/** Bodies and the people who look after them: the doctor, the dentist, glasses, medicine, what is washed, cut and worn. */
export const HEALTH: readonly Frame[] = [dentist, needles, haircut, hospitalStay, doctorsVisit, glasses, hearingAid];
