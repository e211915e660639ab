import type { Company, Figure } from '../../arc.ts';
import { isCast } from '../../company/figure.ts';

const YEARS = 2;

/** A child smaller than the one the book is for, by the first name that is not that child's own. */
export function smallOne(company: Company, ...names: readonly [string, string, ...string[]]): Figure {
  const figure = company.person(names.find((each) => each !== company.child.name) ?? names[0], 'child');
  if (!isCast(figure) || figure.character.is !== 'other-child') return figure;
  const small: typeof figure = { ...figure, character: { ...figure.character, age: YEARS } };
  return small;
}
