import type { Article } from './article.ts';
import { FOOD_REFUSING } from './food-refusing.ts';
import { FOOD_TABLE } from './food-table.ts';
import { FOOD_HABITS } from './food-habits.ts';
import { FOOD_APPETITE } from './food-appetite.ts';

/** What parents ask: food. */
export const FOOD: readonly Article[] = [...FOOD_REFUSING, ...FOOD_TABLE, ...FOOD_HABITS, ...FOOD_APPETITE];
