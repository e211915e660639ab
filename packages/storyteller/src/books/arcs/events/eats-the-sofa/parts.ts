import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { lastIn, mealIn } from './guest.ts';

export const TITLES = ['how very kind', 'a very polite guest', 'even the sofa', 'we eat it all up'] as const;
const REFRAINS = ['How very kind!', 'So very kind!', 'Too kind!'] as const;

interface Parts {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  readonly X: Figure;
  readonly x: string;
  readonly meal: string;
  /** "sofa": what is eaten last. */
  readonly last: string;
}

export function partsOf({ K, G, g, Gcap, company, chance }: Going): Parts {
  const X = company.other ?? company.meet('dinosaur');
  return {
    refrain: chance.pick(...REFRAINS),
    K,
    k: K.name,
    G,
    g,
    Gcap,
    X,
    x: X.name,
    meal: mealIn(company.theme.raw),
    last: lastIn(company.theme.raw),
  };
}

/** The title for what is eaten last in this book. */
export const titleOf = (title: string, last: string): string => title.replace('sofa', last);
