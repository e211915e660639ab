import type { Company, Figure } from '../arc.ts';

const NAMES = ['Otis', 'Juno', 'Perry', 'Wren'] as const;

/** Another child in a story, who is not called as the first one is. */
export const anotherChild = (company: Company): Figure =>
  company.person(company.chance.pick(...NAMES.filter((each) => each !== company.child.name)), 'child');
