import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

export const TITLES = ["a good day's work", 'the hole that went away', 'who fills it in?', 'soft as cake'];

const REFRAINS = [
  "That's a good day's work!",
  "There, a good day's work!",
  "What a good day's work!",
  "A very good day's work!",
  "There's a good day's work!",
  "That's what I call work!",
  'That was a good day!',
  'A good day, that was!',
  "There, that's well done!",
  "Well, that's well done!",
] as const;

interface Parts {
  readonly refrain: string;
  /** Who digs by day, and who tips in the evening. */
  readonly D: Figure;
  readonly d: string;
  readonly L: Figure;
  readonly l: string;
  /** Who looks on through the fence, and who is there too. */
  readonly W: Figure;
  readonly w: string;
  readonly Q: Figure;
  readonly q: string;
  readonly Qcap: string;
  /** The builder whose site it is. */
  readonly N: Figure;
  readonly n: string;
  /** What else stands about there, where the theme names it: " A crane stood by.". Else nothing. */
  readonly also: string;
}

const isVehicle = (each: Figure): boolean => each.being?.isa === 'vehicle';

export function partsOf({ A, B, K, G, raw, company, chance }: Going): Parts {
  const own = isVehicle(A) ? A : null;
  const second = own && isVehicle(B) ? B : null;
  const digs = own?.being?.id === 'digger';
  const D = own && digs ? own : ((own && second) ?? company.meet('digger'));
  const L = own && !digs ? own : own && second ? second : company.meet('dump truck');
  const W = own ? K : A;
  const Q = own ? G : B;
  const N = company.meet('builder');
  return {
    refrain: chance.pick(...REFRAINS),
    D,
    d: D.name,
    L,
    l: L.name,
    W,
    w: W.name,
    Q,
    q: Q.name,
    Qcap: cap(Q.name),
    N,
    n: N.name,
    also: /\bcranes?\b/.test(raw)
      ? ' A crane looked down on it all.'
      : /\bmixers?\b/.test(raw)
        ? ' A cement mixer went round and round.'
        : '',
  };
}
