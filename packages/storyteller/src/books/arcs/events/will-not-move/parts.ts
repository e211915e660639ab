import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['nobody looked down', 'everybody waits', 'right in the middle', 'who is in a hurry?'];

const REFRAINS = [
  'Not one step!',
  'Not an inch!',
  'Not one inch!',
  'Not a bit further!',
  'Not for anything!',
  'Not one more step!',
  'Not yet, not yet!',
  'Here I stay!',
  'I stay right here!',
  'I shall not move!',
] as const;

interface Parts {
  readonly refrain: string;
  readonly setting: SettingName;
  /** "lane", or "road" or "street" as the theme has it. */
  readonly lane: string;
  /** Who is on the way across, and has been all day. */
  readonly S: Figure;
  readonly s: string;
  /** What comes up behind; "another bus" and "other bus" where a bus will not move. */
  readonly aBus: string;
  readonly bus: string;
  /** Who comes along, with a basket. */
  readonly N: Figure;
  readonly n: string;
  /** What the theme calls it, in seven words: "Mia would not budge." */
  readonly wont: string;
}

export function partsOf({ A, B, K, a, b, k, raw, company, chance }: Going): Parts {
  const S = company.meet([A.kind, B.kind].includes('snail') ? 'caterpillar' : 'snail');
  const N = company.person([a, b, k].includes('Mrs Reed') ? 'Mrs Holt' : 'Mrs Reed', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    setting: A === K || A.being?.isa === 'vehicle' ? 'street' : 'farm',
    lane: /\b(?:road|street)\b/.exec(raw)?.[0] ?? 'lane',
    S,
    s: S.name,
    aBus: A.kind === 'bus' ? 'another bus' : 'a bus',
    bus: A.kind === 'bus' ? 'other bus' : 'bus',
    N,
    n: N.name,
    wont: /\bstubborn\b/.test(raw)
      ? `How stubborn ${a} was!`
      : /\bbudge/.test(raw)
        ? `${a} would not budge.`
        : /\bfurther\b/.test(raw)
          ? `${a} would not go any further.`
          : /\brefus/.test(raw)
            ? `${a} refused to move.`
            : `${a} would not move.`,
  };
}
