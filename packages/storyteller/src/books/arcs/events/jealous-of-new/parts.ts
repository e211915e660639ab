import type { Figure } from '../../../arc.ts';
import { childOfFamily } from '../kin-beside.ts';
import type { Going } from '../event.ts';

export const WHEELS = String.raw`(?:bikes?|bicycles?|scooters?|trikes?|tricycles?|balance bikes?)`;

export const TITLES = ['ding and squeak', 'the one that goes ding', 'why it squeaked', 'best in puddles'];

const REFRAINS = [
  'I want that one!',
  'I want one, too!',
  'That one for me!',
  'One like that!',
  'If only it was mine!',
  'Oh, for one like that!',
  'Why not me?',
  'I want one like it!',
  'If I had that one!',
  'Oh, that one!',
] as const;

interface Parts {
  readonly refrain: string;
  /** "bike", "scooter", "trike". */
  readonly x: string;
  /** As it is drawn, where it can be. */
  readonly drawn: readonly 'bicycle'[];
  /** Who has the new one: the child's cousin, friend, brother or sister, else the child. */
  readonly C: Figure;
  readonly c: string;
}

const TIE = /\b((?:big|little|older|younger|twin|best) )?(cousin|friend|neighbour)(?:['’]s)?\b/iu;

export function partsOf(going: Going): Parts {
  const { A, K, raw, chance } = going;
  const tie = TIE.exec(raw);
  const x = /scooter/.test(raw) ? 'scooter' : /tri(?:ke|cycle)/.test(raw) ? 'trike' : 'bike';
  const C = A === K ? childOfFamily(going, `${tie?.[1] ?? ''}${tie?.[2] ?? 'friend'}`.toLowerCase(), null) : K;
  return { refrain: chance.pick(...REFRAINS), x, drawn: x === 'bike' ? ['bicycle'] : [], C, c: C.name };
}
