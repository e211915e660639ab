import type { SongStyle } from '@storylantern/contract';
import { ADVENTURE } from './adventure.ts';
import { DANCE } from './dance.ts';
import { EDUCATIONAL } from './educational.ts';
import { FUN } from './fun.ts';
import { LULLABY } from './lullaby.ts';
import type { StyleSheet } from './style-sheet.ts';

export const STYLE_SHEETS: Readonly<Record<SongStyle, StyleSheet>> = {
  fun: FUN,
  lullaby: LULLABY,
  educational: EDUCATIONAL,
  adventure: ADVENTURE,
  dance: DANCE,
};
