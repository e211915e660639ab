import type { Frame } from '../../frame.ts';
import { crowds } from './crowds.ts';
import { dogs } from './dogs.ts';
import { escalators } from './escalators.ts';
import { fireDrill } from './fire-drill.ts';
import { flights } from './flights.ts';
import { frighteningEvent } from './frightening-event.ts';
import { gettingLost } from './getting-lost.ts';
import { goingToARestaurant } from './going-to-a-restaurant.ts';
import { insects } from './insects.ts';
import { lockdownDrill } from './lockdown-drill.ts';
import { lifts } from './lifts.ts';
import { loudNoises } from './loud-noises.ts';
import { loudToilets } from './loud-toilets.ts';
import { mascotsAndMasks } from './mascots-and-masks.ts';
import { meetingSanta } from './meeting-santa.ts';
import { monsters } from './monsters.ts';
import { nightmares } from './nightmares.ts';
import { nightTerrors } from './night-terrors.ts';
import { publicToilets } from './public-toilets.ts';
import { shoppingTrip } from './shopping-trip.ts';
import { sleepingAlone } from './sleeping-alone.ts';
import { spiders } from './spiders.ts';
import { storms } from './storms.ts';
import { weddingsAndParties } from './weddings-and-parties.ts';

/** What is loud, sudden, crowded or dark, and going out into it. */
export const FEARS: readonly Frame[] = [
  loudNoises,
  dogs,
  storms,
  nightmares,
  nightTerrors,
  monsters,
  sleepingAlone,
  insects,
  spiders,
  loudToilets,
  publicToilets,
  fireDrill,
  lockdownDrill,
  flights,
  lifts,
  escalators,
  crowds,
  weddingsAndParties,
  mascotsAndMasks,
  meetingSanta,
  goingToARestaurant,
  shoppingTrip,
  gettingLost,
  frighteningEvent,
];
