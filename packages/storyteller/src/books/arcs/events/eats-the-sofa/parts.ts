import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { lastIn, mealIn } from './guest.ts';

export const TITLES = ['how very kind', 'a very polite guest', 'even the sofa', 'we eat it all up'] as const;
const REFRAINS = ['How very kind!', 'So very kind!', 'Too kind!'] as const;

/** What is on the table, in words and in the picture. */
interface Dish {
  readonly said: string;
  readonly drawn: ThingName;
}

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
  /** What is left on the plate, and what is eaten first: of a breakfast where it is one. */
  readonly peas: Dish;
  readonly soup: Dish;
  /** "sofa": what is eaten last. */
  readonly last: string;
}

export function partsOf({ K, G, g, Gcap, company, chance }: Going): Parts {
  const meal = mealIn(company.theme.raw);
  const isBreakfast = meal === 'breakfast';
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
    meal,
    peas: isBreakfast ? { said: 'beans', drawn: 'plate' } : { said: 'peas', drawn: 'peas' },
    soup: isBreakfast ? { said: 'porridge', drawn: 'bowl' } : { said: 'soup', drawn: 'soup' },
    last: lastIn(company.theme.raw),
  };
}

/** The title for what is eaten last in this book. */
export const titleOf = (title: string, last: string): string => title.replace('sofa', last);
