import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { schoolLeft } from './school-left.ts';

interface Parts {
  readonly school: string;
  readonly title: string;
  readonly refrain: string;
  readonly T: Figure;
  readonly t: string;
}

/** A teacher whom the parent speaks of by name: "Mrs Patel who always sings". */
const TEACHER = /\b(?:Mrs|Mr|Miss|Ms|Sister|Teacher|Frau|Herr|Señora|Señorita|Madame) \p{Lu}\p{L}+/u;

export function partsOf({ raw, company, chance }: Going): Parts {
  const named = TEACHER.exec(`${company.details} ${company.theme.raw}`)?.[0];
  const T = company.person(named ?? chance.pick('Miss Okoro', 'Mr Bell', 'Mrs Hale'), 'teacher');
  return {
    school: schoolLeft(raw),
    title: chance.pick('under the label', 'the last of the lasts', 'the peg by the window', 'the fat label'),
    refrain: chance.pick('That was the last one!', 'That was the last time!', 'And there goes the last one!'),
    T,
    t: T.name,
  };
}
