import type { Article } from './article.ts';
import { GROWING_BODY } from './growing-body.ts';
import { GROWING_QUESTIONS } from './growing-questions.ts';

/** What parents ask: growing up. */
export const GROWING_UP: readonly Article[] = [...GROWING_BODY, ...GROWING_QUESTIONS];
