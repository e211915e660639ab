import type { Article } from './article.ts';
import { PLAY_WITH_OTHERS } from './play-with-others.ts';
import { PLAY_IDEAS_AND_STAYING } from './play-ideas-and-staying.ts';

/** What parents ask: play. */
export const PLAY: readonly Article[] = [...PLAY_WITH_OTHERS, ...PLAY_IDEAS_AND_STAYING];
