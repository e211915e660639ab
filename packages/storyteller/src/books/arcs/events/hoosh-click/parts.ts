import type { ActorHint, Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';

export interface Parts {
  readonly title: string;
  readonly K: Figure;
  readonly k: string;
  /** Who looks after the machine. */
  readonly C: Figure;
  readonly c: string;
  /** "on Mars". */
  readonly where: string;
  /** The machine, after "the". */
  readonly machine: string;
  /** What it does for them all. */
  readonly makes: string;
  /** What there is of that without it. */
  readonly until: string;
  /** " Tom held the torch." where a brother, a sister or a friend is there too; else nothing. */
  readonly torch: string;
  /** The same one, for the picture. */
  readonly mate: Figure | null;
  /** " Tom had the bunk above." */
  readonly bunk: string;
}

export const REFRAIN = 'Hoosh, click.';
const TITLES = ['hoosh, click', 'page nine hundred and one', 'something yellow', 'a very small farm'] as const;

export function partsOf({ K, k, B, b, raw, company, chance }: Going): Parts {
  const C = company.person([k, b].includes('Chief Rao') ? 'Chief Marlow' : 'Chief Rao', 'captain');
  const isShip = /ship|rocket|station|engine/u.test(raw) && !/mars|moon/u.test(raw);
  const isEngine = /ship|rocket|engine/u.test(raw) && !/oxygen|\bair\b/u.test(raw) && isShip;
  const mate = B !== K && B.isChild ? B : null;
  return {
    title: titled(chance.pick(...TITLES)),
    K,
    k,
    C,
    c: C.name,
    where: isShip
      ? /station/u.test(raw)
        ? 'on the space station'
        : 'on the spaceship'
      : /moon/u.test(raw)
        ? 'on the moon'
        : 'on Mars',
    machine: isEngine ? 'engine' : /oxygen/u.test(raw) ? 'oxygen machine' : 'air machine',
    makes: isEngine ? 'It took forty people from star to star.' : 'It made the air for forty people.',
    until: isEngine ? 'There was supper until Thursday.' : 'There was air in the tanks until Thursday.',
    mate,
    torch: mate ? ` ${mate.name} held the torch.` : '',
    bunk: mate ? ` ${mate.introduced} had the bunk above.` : '',
  };
}

/** Whoever else is there, in a picture. */
export const mates = (mate: Figure | null): readonly ActorHint[] => (mate ? [seen(mate, 'stand', 'curious')] : []);
