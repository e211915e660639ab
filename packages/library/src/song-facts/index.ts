import { EVERYDAY_SHEETS } from './everyday.ts';
import { LIVING_SHEETS } from './living.ts';
import type { SongSheet } from './sheet.ts';
import { SKY_SHEETS } from './sky.ts';

export type { FactCouplet, SongSheet } from './sheet.ts';

/** What songs can teach: every couplet is true and says where it can be read. Ids and words are unique. */
export const SONG_SHEETS: readonly SongSheet[] = [...SKY_SHEETS, ...LIVING_SHEETS, ...EVERYDAY_SHEETS];
