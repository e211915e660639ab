import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const LONG =
  /\b(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several|\d+) (?:long )?(?:weeks|months)|(?:a|one) (?:whole )?(?:month|year))\b/i;

/** Where somebody was, as a theme says it. */
const WHERE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:at|to|from)(?: the)? sea\b/i, 'away at sea'],
  [/\barmy\b/i, 'away with the army'],
  [/\bnavy\b/i, 'away with the navy'],
  [/\babroad\b/i, 'away abroad'],
];

const REFRAINS = ['One more thing!', 'Just one more thing!'] as const;
const TITLES = ['no room for home', 'all the way to the bus stop', 'one more thing', 'a very long welcome'] as const;

interface Parts {
  /** "away at sea"; else "far away". */
  readonly where: string;
  /** How long somebody was away, as the theme says it: "six weeks". */
  readonly long: string;
  readonly P: Figure;
  readonly p: string;
  readonly refrain: string;
  readonly title: string;
}

export function partsOf({ raw, company, chance, a, b, g }: Going): Parts {
  const P = company.person([a, b, g].includes('Mrs Pell') ? 'Mrs Tuck' : 'Mrs Pell', 'neighbour');
  return {
    where: WHERE.find(([said]) => said.test(raw))?.[1] ?? 'far away',
    long: LONG.exec(raw)?.[0].toLowerCase() ?? 'a very long time',
    P,
    p: P.name,
    refrain: chance.pick(...REFRAINS),
    title: chance.pick(...TITLES),
  };
}
