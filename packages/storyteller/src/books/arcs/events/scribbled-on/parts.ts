import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['the Whoo', 'a big blue scribble', 'what was missing from the ship', 'it had no wind'];

const KIN = /\b(?:(?:little|baby|small|younger|toddler) )*(brother|sister|twin|cousin)\b/i;

interface Parts {
  readonly refrain: string;
  /** What was spoiled, in the parent's word: "drawing". */
  readonly what: string;
  /** Whose the crayon was: the child whom the parent names, else "Ada's sister". */
  readonly S: Figure;
  readonly s: string;
}

export function partsOf({ K, raw, company, chance }: Going): Parts {
  const kin = KIN.exec(raw)?.[1]?.toLowerCase() ?? 'brother';
  const S = company.alsoThere[0] ?? company.person(`${K.names} ${kin}`, 'child');
  return {
    refrain: chance.pick("It won't come off!", 'It will not come off!', 'It does not come off!'),
    what: /drawing/.test(raw) ? 'drawing' : 'picture',
    S,
    s: S.name,
  };
}
