import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'Show me the bit that you can.',
  'Show me how far you get.',
  'Show me the first bit.',
  'Start with the bit you know.',
  'Which bit can you do?',
  'Do the bit you can.',
] as const;
export const TITLES = [
  'the smallest chair',
  'whistling for grown-ups',
  'Miss Finch puts her hand up',
  'the teacher at the back',
] as const;

interface SmallChair {
  /** The teacher, who sits in class. */
  readonly T: Figure;
  readonly t: string;
  /** "she" or "he"; the same, of what is hers. */
  readonly she: string;
  readonly her: string;
  readonly refrain: string;
  readonly spoken: string;
}

export function partsOf({ company, chance, raw }: Going): SmallChair {
  const named = /\b([Mm]r|[Mm]rs|[Mm]iss|[Mm]s) (\p{Lu}\p{L}+)/u.exec(company.theme.raw);
  const isHe = /\b(?:he|his|mr)\b/.test(raw);
  const T = company.person(
    named ? `${cap((named[1] ?? '').toLowerCase())} ${cap(named[2] ?? '')}` : isHe ? 'Mr Finch' : 'Miss Finch',
    'teacher',
  );
  const refrain = chance.pick(...REFRAINS);
  return {
    T,
    t: T.name,
    she: isHe ? 'he' : 'she',
    her: isHe ? 'his' : 'her',
    refrain,
    spoken: refrain.replace(/\.$/, ','),
  };
}
