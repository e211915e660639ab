import type { Article } from './article.ts';
import { SELF_CARE_WASHING } from './self-care-washing.ts';
import { SELF_CARE_DRESSING } from './self-care-dressing.ts';

/** What parents ask: self-care. */
export const SELF_CARE: readonly Article[] = [...SELF_CARE_WASHING, ...SELF_CARE_DRESSING];
