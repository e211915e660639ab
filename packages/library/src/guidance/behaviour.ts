import type { Article } from './article.ts';
import { GOING_ALONG } from './going-along.ts';
import { HURTING_OTHERS } from './hurting-others.ts';
import { VOICES } from './voices.ts';
import { WORDS_AND_TRUTH } from './words-and-truth.ts';

/** What parents ask: behaviour. */
export const BEHAVIOUR: readonly Article[] = [...HURTING_OTHERS, ...WORDS_AND_TRUTH, ...VOICES, ...GOING_ALONG];
