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
import { boatDeck } from './boat-deck.ts';
import { castle } from './castle.ts';
import { cave } from './cave.ts';
import { cloudscape } from './cloudscape.ts';
import { farm } from './farm.ts';
import { jungle } from './jungle.ts';
import { library } from './library.ts';
import { mountain } from './mountain.ts';
import { pond } from './pond.ts';
import { shop } from './shop.ts';
import { snowfield } from './snowfield.ts';
import { space } from './space.ts';
import { swimmingPool } from './swimming-pool.ts';
import { theatreStage } from './theatre-stage.ts';
import { undersea } from './undersea.ts';

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
  undersea,
  space,
  sky: cloudscape,
  farm,
  castle,
  mountain,
  library,
  shop,
  snow: snowfield,
  cave,
  boat: boatDeck,
  pond,
  stage: theatreStage,
  'swimming-pool': swimmingPool,
  jungle,
};

/** Whether a setting lies under the sky, water or stars rather than under a roof. */
export const isOutdoors = (setting: (typeof SETTINGS)[number]): boolean => SETTING_PAINTINGS[setting].outdoors;
