import type { Article } from '@storylantern/library';
import { termsOf } from './terms.ts';

/** Words of a question about what children of an age do, and of nothing else. */
const DEVELOPMENT = new Set(
  termsOf(
    'able typical typically usual usually manage development developmental milestone milestones expect checklist ' +
      'changes behind girl turned turning last most them children olds should age ages normal list stage stages between ahead doing',
  ),
);
const ASKS =
  /\b(?:should (?:\w+ ){0,5}(?:be )?(?:able|doing|know|do)|able to do|typical|milestones?|development|what can (?:most|i expect)|what do \w+(?: \w+){0,3} (?:usually|normally)|checklist|changes between|(?:doing|do) (?:by )?now)\b/;

/**
 * The page of milestones for an age, when a question asks what children of that age do and names nothing else; null for
 * every other question.
 */
export function typicalAt(plain: string, ageMonths: number | null, articles: readonly Article[]): Article | null {
  if (ageMonths === null || !ASKS.test(plain)) return null;
  if (termsOf(plain).some((word) => !DEVELOPMENT.has(word))) return null;
  const pages = articles.filter((each) => each.topic === 'milestones' && each.id.startsWith('at-'));
  const away = ({ ages: [from, to] }: Article) => Math.max(from - ageMonths, ageMonths - to, 0);
  const from = (each: Article) => Math.abs(ageMonths - each.ages[0]);
  return pages.toSorted((one, other) => away(one) - away(other) || from(one) - from(other))[0] ?? null;
}
