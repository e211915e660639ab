import type { Article } from './article.ts';
import { FRIENDS_FINDING } from './friends-finding.ts';
import { FRIENDS_POWER } from './friends-power.ts';

/** What parents ask: friends. */
export const FRIENDS: readonly Article[] = [...FRIENDS_FINDING, ...FRIENDS_POWER];
