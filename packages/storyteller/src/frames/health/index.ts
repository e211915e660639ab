import type { Frame } from '../../frame.ts';
import { afraidToSwallow } from './afraid-to-swallow.ts';
import { allergy } from './allergy.ts';
import { beingSick } from './being-sick.ts';
import { bodyGetsTired } from './body-gets-tired.ts';
import { braces } from './braces.ts';
import { brokenBone } from './broken-bone.ts';
import { carSeat } from './car-seat.ts';
import { carsick } from './carsick.ts';
import { clothesItch } from './clothes-itch.ts';
import { colourBlind } from './colour-blind.ts';
import { dailyTreatment } from './daily-treatment.ts';
import { dentist } from './dentist.ts';
import { doctorsVisit } from './doctors-visit.ts';
import { foodTextures } from './food-textures.ts';
import { glasses } from './glasses.ts';
import { hairBrushing } from './hair-brushing.ts';
import { haircut } from './haircut.ts';
import { headLice } from './head-lice.ts';
import { hearingAid } from './hearing-aid.ts';
import { hospitalStay } from './hospital-stay.ts';
import { longIllness } from './long-illness.ts';
import { nailCutting } from './nail-cutting.ts';
import { needles } from './needles.ts';
import { newEquipment } from './new-equipment.ts';
import { operation } from './operation.ts';
import { scan } from './scan.ts';
import { swimming } from './swimming.ts';
import { takingMedicine } from './taking-medicine.ts';
import { talkingAnotherWay } from './talking-another-way.ts';
import { tics } from './tics.ts';
import { waterOnFace } from './water-on-face.ts';
import { wobblyTooth } from './wobbly-tooth.ts';

/** Bodies and the people who look after them: the doctor, the dentist, glasses, medicine, what is washed, cut and worn. */
export const HEALTH: readonly Frame[] = [
  dentist,
  needles,
  haircut,
  hospitalStay,
  doctorsVisit,
  glasses,
  hearingAid,
  allergy,
  takingMedicine,
  longIllness,
  nailCutting,
  waterOnFace,
  clothesItch,
  foodTextures,
  swimming,
  operation,
  brokenBone,
  newEquipment,
  bodyGetsTired,
  carSeat,
  scan,
  beingSick,
  hairBrushing,
  headLice,
  braces,
  wobblyTooth,
  tics,
  afraidToSwallow,
  carsick,
  colourBlind,
  talkingAnotherWay,
  dailyTreatment,
];
