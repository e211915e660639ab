import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { theOne } from '../the-one.ts';

const REFRAINS = [
  'I see no dinosaur!',
  'What dinosaur?',
  'Which dinosaur?',
  'No dinosaur here!',
  'A dinosaur? Where?',
  'There is no dinosaur!',
  'I can see no dinosaur!',
  'Dinosaur? What dinosaur?',
] as const;
export const TITLES = ['the tree with a tail', 'what dinosaur?', 'stand still', 'the dinosaur behind the daisy'];

interface Parts {
  readonly refrain: string;
  /** Who finds it. */
  readonly A: Figure;
  readonly a: string;
  readonly D: Figure;
  readonly d: string;
  /** Who looks out of the kitchen window, and may find it too big to keep. */
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
}

export function partsOf(going: Going): Parts {
  const { K, k, G, g, Gcap, chance } = going;
  const D = theOne(going, 'dinosaur');
  return { refrain: chance.pick(...REFRAINS), A: K, a: k, D, d: D.name, G, g, Gcap };
}
