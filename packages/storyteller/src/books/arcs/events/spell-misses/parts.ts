import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';
import { withChildBeside } from '../page.ts';

export interface Parts {
  readonly title: string;
  readonly A: Figure;
  readonly a: string;
  /** Who keeps the list. */
  readonly B: Figure;
  readonly b: string;
  /** Who teaches magic. */
  readonly Q: Figure;
  readonly q: string;
  /** Whom everybody forgot to ask. */
  readonly D: Figure;
  readonly d: string;
}

export const REFRAIN = 'Oh dear.';
const TITLES = ['oh dear', 'the feather', 'somebody, somewhere', 'a very good throw'] as const;

export function partsOf(asked: Going): Parts {
  const { A, a, B, b, company, chance } = withChildBeside(asked);
  const Q = company.person('Madam Quill', 'teacher');
  const D = company.person([a, b].includes('Mr Dabb') ? 'Mr Mopp' : 'Mr Dabb', 'neighbour');
  return { title: titled(chance.pick(...TITLES)), A, a, B, b, Q, q: Q.name, D, d: D.name };
}
