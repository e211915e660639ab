import type { ActorHint, Figure } from '../../arc.ts';
import { MEAL_RULES } from './meal-rules.ts';
import { SCHOOL_RULES } from './school-rules.ts';
import { STAY_RULES } from './stay-rules.ts';

/** How a guest of some size keeps a rule, and what comes of it. */
export interface Kept {
  /** Sentences of at most eight words. */
  young(h: string): string;
  /** Sentences of at most fourteen words. */
  middle(h: string): string;
  /** Sentences of at most twenty words. */
  old(h: string): string;
}

/** One line of the child's list. */
export interface Rule {
  /** As it stands on the list, without a stop: "Sit up straight". At most four words. */
  readonly line: string;
  readonly pose: ActorHint['pose'];
  /** As large as a grown-up or larger; as large as a child; as large as a lap or a hand. */
  readonly big: Kept;
  readonly middling: Kept;
  readonly small: Kept;
}

/** What somebody may be asked to: a meal, to stay the night, a day at school. */
export type Visit = 'meal' | 'stay' | 'school';

export const RULES: Readonly<Record<Visit, readonly Rule[]>> = {
  meal: MEAL_RULES,
  stay: STAY_RULES,
  school: SCHOOL_RULES,
};

/** How this guest keeps a rule. */
export function keptBy(guest: Figure, rule: Rule): Kept {
  const size = guest.being?.size ?? 3;
  return size > 3 ? rule.big : size < 3 ? rule.small : rule.middling;
}
