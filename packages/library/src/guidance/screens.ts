import type { Article } from './article.ts';
import { SCREENS_AND_THE_WORLD } from './screens-and-the-world.ts';
import { SCREENS_AT_HOME } from './screens-at-home.ts';

/** What parents ask: screens. */
export const SCREENS: readonly Article[] = [...SCREENS_AT_HOME, ...SCREENS_AND_THE_WORLD];
