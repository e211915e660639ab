import type { Figure } from '../../../arc.ts';
import { type Going } from '../event.ts';

export const REFRAINS = [
  'Here we come!',
  'Out of the way!',
  'Past them all!',
  'Nobody can catch us!',
  'Full speed ahead!',
  'And round again!',
  'Make way for us!',
  'Not long now!',
  'On we go!',
  'We are flying!',
] as const;
export const TITLES = ['the winner was not in it', 'seven on the track', 'full stop', 'the race to the pond'];

/** Who races, who shouts from the side, and the duck who lives beside the track. */
export function racersOf({ A, B, K, G, company }: Going): {
  readonly M: Figure;
  readonly X: Figure;
  readonly D: Figure;
} {
  const beside = A === K ? (B === G ? company.friend : B) : K;
  return { M: A, X: beside, D: company.meet('duck') };
}
