import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { eaterIn, type Eater } from './eater.ts';

export const TITLES = ['gulp', 'it has done it again', 'one more good night', 'what it was hungry for'] as const;
const REFRAINS = ["It's done it again!", "There! It's done it again!", "Oh no! It's done it again!"] as const;

const A_TOILET: Eater = { eater: 'toilet', many: 'socks', one: 'sock', setting: 'bathroom', drawn: ['sock'] };

interface Parts extends Eater {
  readonly refrain: string;
  /** The family's small one, who comes running as well. */
  readonly F: Figure;
  readonly f: string;
}

export function partsOf({ A, B, raw, company, chance }: Going): Parts {
  const F = B === A ? company.friend : B;
  return { ...(eaterIn(raw) ?? A_TOILET), refrain: chance.pick(...REFRAINS), F, f: F.name };
}
