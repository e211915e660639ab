import type { SETTINGS } from '@storylantern/contract';
import { bathroom } from './bathroom.ts';
import { beach } from './beach.ts';
import { bedroom } from './bedroom.ts';
import { classroom } from './classroom.ts';
import { doctor } from './doctor.ts';
import { forest } from './forest.ts';
import { garden } from './garden.ts';
import { kitchen } from './kitchen.ts';
import { livingRoom } from './living-room.ts';
import { playground } from './playground.ts';
import { schoolGate } from './school-gate.ts';
import type { Setting } from './stage.ts';
import { street } from './street.ts';

/** How each setting of the contract is painted. */
export const SETTING_PAINTINGS: Readonly<Record<(typeof SETTINGS)[number], Setting>> = {
  bedroom,
  bathroom,
  kitchen,
  'living-room': livingRoom,
  classroom,
  'school-gate': schoolGate,
  playground,
  garden,
  forest,
  beach,
  doctor,
  street,
};
