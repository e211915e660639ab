import type { Told } from '../../arc.ts';
import type { TheOneAbout } from './arc.ts';
import { middle } from './told-wrong/middle.ts';
import { old } from './told-wrong/old.ts';
import { young } from './told-wrong/young.ts';

/** One way of getting a story wrong, as a whole small book for each age. */
export interface Plot {
  readonly id: string;
  readonly young: (bound: TheOneAbout) => Told;
  readonly middle: (bound: TheOneAbout) => Told;
  readonly old: (bound: TheOneAbout) => Told;
}

/** They take turns by the seed. */
export const PLOTS: readonly Plot[] = [{ id: 'told-wrong', young, middle, old }];
