import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { inPlace, notTheChild } from '../the-one.ts';

export const TITLES = [
  'only at night',
  'how dark is night?',
  'two noses on the glass',
  'the other side of the curtain',
] as const;
const REFRAINS = ['Only at night', 'At night, only at night', 'At night, and only at night'] as const;

interface Parts {
  readonly refrain: string;
  /** Who comes alive. */
  readonly S: Figure;
  readonly s: string;
  /** "snowman". */
  readonly kind: string;
  /** " in the garden". */
  readonly where: string;
}

export function partsOf(going: Going): Parts {
  const S = notTheChild(going, 'snowman');
  return {
    refrain: going.chance.pick(...REFRAINS),
    S,
    s: S.name,
    kind: S.kind,
    where: /\bvegetables\b/.test(going.raw) ? ' among the vegetables' : inPlace(going, ' in the garden'),
  };
}
