import type { Article } from './article.ts';
import { SAFETY_PEOPLE } from './safety-people.ts';
import { SAFETY_PLACES } from './safety-places.ts';

/** What parents ask: safety. */
export const SAFETY: readonly Article[] = [...SAFETY_PEOPLE, ...SAFETY_PLACES];
