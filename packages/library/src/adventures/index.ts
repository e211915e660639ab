import type { FactSheet } from './sheet.ts';
import { moon } from './space/moon.ts';
import { solarSystem } from './space/solar-system.ts';
import { bridges } from './science/bridges.ts';
import { flight } from './science/flight.ts';
import { magnets } from './science/magnets.ts';

/** Every fact sheet an adventure can be told from; ids are unique. */
export const FACT_SHEETS: readonly FactSheet[] = [moon, solarSystem, bridges, flight, magnets];
