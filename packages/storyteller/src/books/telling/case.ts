import type { Telling } from '../arc.ts';
import type { BookBrief } from '../brief.ts';
import type { Family } from '../company/family.ts';
import type { Theme } from '../theme.ts';
import type { ToldBefore } from '../told-before.ts';

/** What everything is told from. */
export interface Case {
  readonly brief: BookBrief;
  readonly theme: Theme;
  readonly family: Family;
  readonly age: number;
  readonly telling: Telling;
  readonly before: ToldBefore;
  readonly recent: readonly string[];
  /** Arcs in the order in which they were told, the latest first; of earlier nights they are not told again. */
  readonly recentArcs: readonly string[];
  readonly seed: number;
}

/** The names of the child and of the theme's hero, as typed: none of them is a part of what happens. */
export const namesTyped = ({ family, brief }: Pick<Case, 'family' | 'brief'>, { heroName }: Pick<Theme, 'heroName'>) =>
  [family.childName, brief.childName, heroName].filter((each) => typeof each === 'string');
