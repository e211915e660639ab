import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';
import { withClassmate } from '../page.ts';

const TITLES = ['who is the giraffe?', 'the staff room zoo', 'ask mr nugget', 'good morning, everybody'] as const;

interface Parts {
  readonly title: string;
  readonly K: Figure;
  readonly k: string;
  readonly B: Figure;
  readonly b: string;
  /** Who was the hamster of the class. */
  readonly H: Figure;
  readonly h: string;
  readonly giraffe: Figure;
  readonly tortoise: Figure;
  readonly owl: Figure;
  readonly refrain: string;
}

export function partsOf(asked: Going): Parts {
  const { K, k, B, b, company, chance } = withClassmate(asked);
  const H = company.person('Mr Nugget', 'teacher');
  return {
    title: titled(chance.pick(...TITLES)),
    K,
    k,
    B,
    b,
    H,
    h: H.name,
    giraffe: company.meet('giraffe'),
    tortoise: company.meet('tortoise'),
    owl: company.meet('owl'),
    refrain: '"Good morning, everybody,"',
  };
}
