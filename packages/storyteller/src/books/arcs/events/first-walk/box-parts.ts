import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = ['Come along!', 'Walkies!', 'This way!', 'Off we go!', 'Come on, then!'] as const;
export const TITLES = [
  'as far as the post box',
  'ten minutes to the park',
  'hello, puddle',
  'everything on the way',
] as const;

interface Parts {
  readonly refrain: string;
  readonly P: Figure;
  readonly p: string;
  /** Who holds the lead. */
  readonly W: Figure;
  readonly w: string;
  /** Who comes along. */
  readonly H: Figure;
  readonly h: string;
  /** An old dog, met on the way. */
  readonly D: Figure;
  readonly d: string;
}

const isDog = ({ being, kind }: Figure): boolean => /^(?:puppy|dog)$/.test(being?.id ?? kind);

export function partsOf({ A, K, G, company, chance }: Going): Parts {
  const { other, smallOnes } = company;
  const P =
    [A, other].find((each): each is Figure => each !== null && isDog(each)) ??
    smallOnes.find(isDog) ??
    company.meet('puppy');
  const W = A === P ? K : A;
  const H = W === K ? G : K;
  const D = company.meet('dog');
  return { refrain: chance.pick(...REFRAINS), P, p: P.name, W, w: W.name, H, h: H.name, D, d: D.name };
}
