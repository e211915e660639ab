import type { ThingName } from '@storylantern/contract';

/** What somebody has over the head, and why the head went in. */
export interface Pot {
  /** "honey jar", as it stands after "the". */
  readonly it: string;
  /** What was at the bottom, as it stands after "There was". */
  readonly bottom: string;
  readonly thing: ThingName | null;
}

const POTS: readonly (readonly [RegExp, ThingName | null])[] = [
  [/jars?|jug|vase/, 'jar'],
  [/buckets?|pail/, 'bucket'],
  [/(?:flower ?)?pots?|saucepan|pan|tin/, 'saucepan'],
  [/teapot/, 'teapot'],
  [/watering can/, 'watering-can'],
  [/basket/, 'basket'],
  [/box/, 'box'],
  [/cup|mug/, 'cup'],
  [/bowl/, 'bowl'],
  [/boot|welly|wellington/, 'boots'],
];

/** What a theme says that a head is stuck in, of what one can carry about; else null. */
export function stuckIn(raw: string): Pot | null {
  const low = raw.toLowerCase();
  for (const [said, thing] of POTS) {
    const found = new RegExp(
      String.raw`\b(?:(?:honey|jam|biscuit|cookie|big|glass|old|paint|milk|flower|treacle|peanut butter) ?)?(?:${said.source})\b`,
    ).exec(low)?.[0];
    if (found === undefined) continue;
    const inside = /honey|jam|biscuit|cookie|milk|treacle|peanut butter/.exec(found)?.[0];
    return {
      it: found,
      bottom: inside === undefined ? 'something good' : `a bit of ${inside.replace(/cookie/, 'biscuit')}`,
      thing,
    };
  }
  return null;
}
