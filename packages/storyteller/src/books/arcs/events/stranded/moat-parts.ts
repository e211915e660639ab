import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const REFRAINS = [
  'More water',
  'Water, water',
  'Bring more water',
  'Another bucket',
  'Pass the bucket',
  'Quick, more water',
  'We need more water',
  'One more bucket',
  'Water, everybody',
  'Pour it on',
  'Fill it again',
] as const;
export const TITLES = ['more water', 'a whale-sized moat', 'when the sea went out', 'dig'];

export interface Parts {
  /** Who lies on the sand. */
  readonly W: Figure;
  /** Who knows what to do, and has a lifeboat. */
  readonly P: Figure;
  /** "whale". */
  readonly kind: string;
  /** A dolphin is no bus. */
  readonly asLong: string;
  readonly asWide: string;
}

export function parts({ B, company, raw }: Going): Parts {
  const is = (each: Figure | null): boolean => each !== null && /whale|dolphin|porpoise/.test(each.kind);
  const W = [B, company.other].find(is) ?? company.meet(/\bdolphin/.test(raw) ? 'dolphin' : 'whale');
  const isSmall = /dolphin|porpoise/.test(W.kind);
  return {
    W,
    P: company.person('Mrs Pell', 'captain'),
    kind: /dolphin/.test(W.kind) ? 'dolphin' : 'whale',
    asLong: isSmall ? 'a car' : 'a bus',
    asWide: isSmall ? 'a table' : 'a barn door',
  };
}
