import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const REFRAINS = [
  'Up you go',
  'Up with you',
  'Off you go',
  'Home you go',
  'Back you go',
  'Ready, steady, up',
  'One, two, three, up',
  'Up and home',
  'Up there with you',
  'And up',
  'Hup, and home',
] as const;

export const TITLES = ['up you go', 'a warm light in the garden', 'the one that fell', 'brown and sticky'];

/** Who fell, and what there is on the washing line to lift them with. */
export interface Fallen {
  readonly S: Figure;
  readonly s: string;
  /** "star" or "moon". */
  readonly kind: string;
  /** "pillowcase"; the moon needs a bigger one. */
  readonly bag: string;
  /** "a plate". */
  readonly size: string;
}

export function fallen({ raw, company, B }: Going): Fallen {
  const kind = /\bmoon\b/.test(raw) ? 'moon' : 'star';
  const S = company.other ?? (B.being?.id === kind ? B : company.meet(kind));
  return {
    S,
    s: S.name,
    kind,
    ...(kind === 'moon' ? { bag: 'quilt cover', size: 'a cartwheel' } : { bag: 'pillowcase', size: 'a plate' }),
  };
}
