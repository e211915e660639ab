import type { FactSheet } from './sheet.ts';
import { bridges } from './science/bridges.ts';

/** Every fact sheet an adventure can be told from; ids are unique. */
export const FACT_SHEETS: readonly FactSheet[] = [bridges];
