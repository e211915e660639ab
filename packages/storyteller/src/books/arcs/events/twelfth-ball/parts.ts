import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { gameIn } from './game.ts';

interface Parts extends ReturnType<typeof gameIn> {
  readonly N: Figure;
  readonly n: string;
  readonly C: Figure;
  readonly c: string;
  readonly title: string;
  readonly refrain: string;
}

const NAMED = /\b(?:Mr|Mrs|Miss|Ms) \p{Lu}\p{L}+/u;

export function partsOf({ A, B, G, K, raw, company, chance }: Going): Parts {
  const game = gameIn(raw);
  const name =
    NAMED.exec(`${company.theme.raw} ${company.details}`)?.[0] ?? chance.pick('Mr Grimm', 'Mr Stern', 'Mr Crabbe');
  const N = company.person(name, 'neighbour');
  const C = A === K ? (B === G ? company.friend : B) : K;
  return {
    ...game,
    N,
    n: N.name,
    C,
    c: C.name,
    title: chance.pick(`the twelfth ${game.ball}`, 'not me', 'over the wall', 'somebody has to knock'),
    refrain: 'Not me!',
  };
}
