import type { Telling } from '../arc.ts';
import type { BookBrief } from '../brief.ts';
import type { Family } from '../company/family.ts';
import type { Theme } from '../theme.ts';
import type { ToldBefore } from '../told-before.ts';

/** What an adventure is told from. */
export interface AdventureCase {
  readonly brief: BookBrief;
  readonly theme: Theme;
  readonly family: Family;
  readonly age: number;
  readonly telling: Telling;
  readonly before: ToldBefore;
  readonly recentArcs: readonly string[];
  readonly seed: number;
}
