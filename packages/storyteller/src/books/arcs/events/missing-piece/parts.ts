import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['one is gone', 'a hole in the middle', 'the king, the cook and the goat', 'all but one'];

/** Asked of those in the picture, who all look at the one place where there is none. */
const REFRAINS = [
  'What do they see?',
  'What do they all see?',
  'What can they see?',
  'What are they looking at?',
  'But what are they looking at?',
  'What are they all looking at?',
  'What is it they see?',
  'What is there to see?',
  'What do they look at?',
  'Whatever do they see?',
] as const;

interface Parts {
  readonly refrain: string;
  /** "puzzle" or "jigsaw", as the theme says it. */
  readonly puzzle: string;
  /** Whose it is, at ages 8 to 12. */
  readonly N: Figure;
  readonly n: string;
}

export function partsOf({ raw, company, chance, a, b, g }: Going): Parts {
  const N = company.person([a, b, g].includes('Mrs Reed') ? 'Mrs Loaf' : 'Mrs Reed', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    puzzle: /\bjigsaw(?! puzzle)/.test(raw) ? 'jigsaw' : 'puzzle',
    N,
    n: N.name,
  };
}
