import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['three lamp posts', 'the bush with feet', 'all alone, nearly', 'just behind the backpack'];

const REFRAINS = [
  "We're not here!",
  "We're not really here!",
  "You can't see us!",
  "Pretend we're not here!",
  "Pretend you can't see us!",
  "We're just passing!",
  'We happened to be passing!',
  "Don't mind us!",
  "Nobody's here but us!",
  "It isn't us!",
] as const;

const SMALL = ['Robin', 'Noor', 'Jess', 'Tobi', 'Sal'] as const;

interface Parts {
  readonly refrain: string;
  /** "school" or "the shop". */
  readonly to: string;
  /** Its gate or door. */
  readonly gate: string;
  readonly where: SettingName;
  /** Who stops the cars. */
  readonly N: Figure;
  readonly n: string;
  /** Somebody smaller, who follows. */
  readonly R: Figure;
  readonly r: string;
}

export function partsOf({ a, b, k, raw, company, chance }: Going): Parts {
  const isShop = /\b(?:shop|shops|baker|bakery|bread|milk|supermarket)\b/.test(raw);
  const R = company.person(chance.pick(...SMALL.filter((each) => ![a, b, k].includes(each))), 'child');
  const N = company.person('Mrs Reed', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    to: isShop ? 'the shop' : 'school',
    gate: isShop ? 'the shop door' : 'the school gate',
    where: isShop ? 'shop' : 'school-gate',
    N,
    n: N.name,
    R,
    r: R.name,
  };
}
