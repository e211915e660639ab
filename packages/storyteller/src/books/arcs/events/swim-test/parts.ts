import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

export const TITLES = ['merrily to the wall', 'a length of song', 'two more verses', 'the fish badge'] as const;
const REFRAINS = ['How far is it now?', 'Is it still far?', 'How much more is there?'] as const;

/** What it is called and how far it goes. */
interface Exam {
  /** "test", "badge". */
  readonly word: string;
  /** "one whole length". */
  readonly far: string;
}

const DISTANCES: readonly (readonly [of: RegExp, far: string])[] = [
  [/\b50 ?m|\bfifty/, 'two whole lengths'],
  [/\b100 ?m|\bhundred/, 'four whole lengths'],
  [/\b(?:5|10) ?m|\bten m|\bfive m|\bwidth/, 'all the way across'],
];

function examOf(raw: string): Exam {
  const word =
    /\b(tests?|exams?|assessment|certificates?|award|medal|badges?)\b/.exec(raw)?.[1]?.replace(/s$/, '') ?? 'test';
  return { word, far: DISTANCES.find(([of]) => of.test(raw))?.[1] ?? 'one whole length' };
}

interface Parts extends Exam {
  readonly refrain: string;
  /** Whether one is tested, or swims for what one gets: "the swimming test", "the swimming badge". */
  readonly isTest: boolean;
  /** Who sits on the edge of the bath with the towel. */
  readonly W: Figure;
  readonly w: string;
  readonly Wcap: string;
  readonly T: Figure;
  readonly t: string;
  /** Who comes next. */
  readonly S: Figure;
  readonly s: string;
}

export function partsOf({ A, K, G, raw, company, chance }: Going): Parts {
  const exam = examOf(raw);
  const W = A === K ? G : K;
  const T = company.person('Miss Reed', 'coach');
  const S = company.person(K.name === 'Sal' ? 'Robin' : 'Sal', 'child');
  return {
    ...exam,
    isTest: /test|exam|assessment/.test(exam.word),
    refrain: chance.pick(...REFRAINS),
    W,
    w: W.name,
    Wcap: cap(W.name),
    T,
    t: T.name,
    S,
    s: S.name,
  };
}
