import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'Swoop! Gone!',
  'Whoosh! All gone!',
  'Flap! And gone!',
  'Swish! It was gone!',
  'One swoop, and gone!',
] as const;
export const TITLES = [
  'the tallest ice cream',
  'strawberry, with sand',
  'a gull on the castle',
  'the bit at the bottom',
] as const;

const BIGGEST = /\b(?:biggest|tallest|hugest|largest|best)\b[^.]*castle/;

interface Parts {
  readonly refrain: string;
  /** The gull, who sits on whatever is highest. */
  readonly X: Figure;
  readonly x: string;
  /** The castle is to be the biggest, and grows by the day. */
  readonly biggest: boolean;
}

export function partsOf({ company, raw, chance }: Going): Parts {
  const X = company.meet('seagull');
  return { refrain: chance.pick(...REFRAINS), X, x: X.name, biggest: BIGGEST.test(raw) };
}
