import type { Frame } from '../../frame.ts';
import { adoption } from './adoption.ts';
import { arguingWithParents } from './arguing-with-parents.ts';
import { babyWhoDied } from './baby-who-died.ts';
import { fostering } from './fostering.ts';
import { friendMovingAway } from './friend-moving-away.ts';
import { grandparentDeath } from './grandparent-death.ts';
import { grandparentDementia } from './grandparent-dementia.ts';
import { lostToy } from './lost-toy.ts';
import { moneyIsTight } from './money-is-tight.ts';
import { newPartner } from './new-partner.ts';
import { newPet } from './new-pet.ts';
import { parentAway } from './parent-away.ts';
import { parentDepressed } from './parent-depressed.ts';
import { parentIll } from './parent-ill.ts';
import { parentInHospital } from './parent-in-hospital.ts';
import { parentsArguing } from './parents-arguing.ts';
import { petDeath } from './pet-death.ts';
import { prematureBaby } from './premature-baby.ts';
import { sharingARoom } from './sharing-a-room.ts';
import { siblingWithDisability } from './sibling-with-disability.ts';
import { siblingsFighting } from './siblings-fighting.ts';
import { somebodyDied } from './somebody-died.ts';
import { twoHomes } from './two-homes.ts';
import { warAndNews } from './war-and-news.ts';

/** Family, and what is lost: death, two homes, a parent away or ill, new people and animals. */
export const FAMILY: readonly Frame[] = [
  grandparentDeath,
  somebodyDied,
  babyWhoDied,
  petDeath,
  twoHomes,
  parentsArguing,
  parentAway,
  parentIll,
  parentInHospital,
  parentDepressed,
  prematureBaby,
  siblingWithDisability,
  moneyIsTight,
  grandparentDementia,
  newPartner,
  adoption,
  fostering,
  newPet,
  friendMovingAway,
  lostToy,
  warAndNews,
  siblingsFighting,
  arguingWithParents,
  sharingARoom,
];
