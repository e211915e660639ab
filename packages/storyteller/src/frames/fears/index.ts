import type { Frame } from '../../frame.ts';
import { dogs } from './dogs.ts';
import { insects } from './insects.ts';
import { loudNoises } from './loud-noises.ts';
import { monsters } from './monsters.ts';
import { nightmares } from './nightmares.ts';
import { sleepingAlone } from './sleeping-alone.ts';
import { storms } from './storms.ts';

/** What is loud, sudden, crowded or dark, and going out into it. */
export const FEARS: readonly Frame[] = [loudNoises, dogs, storms, nightmares, monsters, sleepingAlone, insects];
