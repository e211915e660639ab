import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

export const TITLES = ['nobody noticed a thing', 'rule one', 'but one', 'mission five'];

const REFRAINS = [
  'Nobody noticed a thing.',
  'Nobody saw a thing.',
  'And nobody noticed.',
  'And nobody saw it.',
  'Not a soul noticed.',
  'No one saw a thing.',
  'No one noticed at all.',
  'Nobody noticed it at all.',
  'Not a soul saw it.',
  'And no one noticed.',
] as const;

interface Parts {
  readonly refrain: string;
  /** The same without its stop. */
  readonly nobody: string;
  /** "spy", "secret agent", "superhero". */
  readonly what: string;
  /** At whom nobody looks twice. */
  readonly cover: string;
  /** Who has noticed. */
  readonly Q: Figure;
  readonly q: string;
  readonly Qcap: string;
  /** The lady next door. */
  readonly N: Figure;
  readonly n: string;
}

const FOOD =
  /\b(?:sandwich|cakes?|cupcake|biscuit|cookie|pizza|bun|toast|apple|banana|carrot|potato|pie|burger|sausage|doughnut|muffin|cheese|strawberry|pancake|crisp|chip)\b/;

export function partsOf({ A, B, K, raw, company, chance }: Going): Parts {
  const Q = A === K ? B : K;
  const N = company.person('Mrs Bramley', 'neighbour');
  const refrain = chance.pick(...REFRAINS);
  return {
    refrain,
    nobody: refrain.slice(0, -1),
    what: /super-? ?hero/.test(raw) ? 'superhero' : /secret agent/.test(raw) ? 'secret agent' : 'spy',
    cover: A === K ? 'at somebody with toast' : `at ${A.aKind}${FOOD.test(raw) ? ', unless they are hungry' : ''}`,
    Q,
    q: Q.name,
    Qcap: cap(Q.name),
    N,
    n: N.name,
  };
}
