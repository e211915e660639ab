import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'Just one more thing.',
  'One more thing.',
  'Only one thing more.',
  'There is one more thing.',
  'And one last thing.',
  'Just one last thing.',
] as const;
export const TITLES = [
  'what happens downstairs',
  'one more thing',
  'good night, grown-ups',
  'the light under the door',
] as const;

interface PutToBed {
  /** Who is put to bed, as the child calls them. */
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  readonly refrain: string;
  readonly spoken: string;
}

export function partsOf({ G, g, chance }: Going): PutToBed {
  const refrain = chance.pick(...REFRAINS);
  return { G, g, Gcap: cap(g), refrain, spoken: refrain.replace(/\.$/, ',') };
}
