import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';
import { withClassmate } from '../page.ts';

const TITLES = ['delicious, thank you', 'the third rubber plant', 'too polite', 'the wednesday thing'] as const;
const COOKS = ['Mrs Pym', 'Mrs Larch', 'Mrs Dobbin'] as const;

interface Parts {
  readonly title: string;
  readonly K: Figure;
  readonly k: string;
  readonly B: Figure;
  readonly b: string;
  /** Who cooks for the school. */
  readonly P: Figure;
  readonly p: string;
  readonly H: Figure;
}

export function partsOf(asked: Going): Parts {
  const { K, k, B, b, company, chance } = withClassmate(asked);
  const P = company.person(chance.pick(...COOKS), 'neighbour');
  return {
    title: titled(chance.pick(...TITLES)),
    K,
    k,
    B,
    b,
    P,
    p: P.name,
    H: company.person('Mr Hale', 'teacher'),
  };
}
