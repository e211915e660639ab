import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['nobody knows', 'why, and why again', 'follow the why', 'because of the bread'];

const REFRAINS = [
  'But why?',
  'And why?',
  'Yes, but why?',
  'Why is that?',
  'And why is that?',
  'But why is that?',
  'Why, though?',
  'But why, why, why?',
  'Why, oh why?',
  'Now, why is that?',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who bakes the bread, and stopped to think. */
  readonly N: Figure;
  readonly n: string;
  /** Who jumped. */
  readonly C: Figure;
  readonly c: string;
  /** What the theme says of somebody who asks, as the book's own narrator would. */
  readonly asks: string;
}

export function partsOf({ A, B, a, b, k, raw, company, chance }: Going): Parts {
  const N = company.person([a, b, k].includes('Mrs Reed') ? 'Mrs Loaf' : 'Mrs Reed', 'neighbour');
  const C = company.meet([A.kind, B.kind].includes('cat') ? 'hen' : 'cat');
  return {
    refrain: chance.pick(...REFRAINS),
    N,
    n: N.name,
    C,
    c: C.name,
    asks: /\ball day/.test(raw)
      ? `${a} asked why all day long.`
      : /\bfavou?rite/.test(raw)
        ? `${A.names} favourite word was why.`
        : /\bquestions?\b/.test(raw)
          ? `${a} ${/\bstops?\b/.test(raw) ? 'never stopped asking' : 'always asked'} questions.`
          : /\bstops?\b/.test(raw)
            ? `${a} never stopped asking why.`
            : /\beverything\b/.test(raw)
              ? `${a} wanted to know everything.`
              : `${a} always asked why.`,
  };
}
