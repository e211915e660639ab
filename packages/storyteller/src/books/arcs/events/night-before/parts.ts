import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['one more sleep', 'is it tomorrow?', 'still today', 'nobody can push a day'];

/** Asked by somebody who cannot wait, and on the next night by the same one, who hopes for a no. */
const REFRAINS = [
  'Is it tomorrow yet?',
  'Is it tomorrow now?',
  'Is it nearly tomorrow?',
  'Is it tomorrow already?',
  'Has tomorrow come yet?',
  'Has tomorrow come?',
  'Has tomorrow come now?',
  'Is tomorrow here yet?',
  'Is tomorrow here now?',
  'Is tomorrow here already?',
] as const;

const FEASTS: readonly (readonly [RegExp, string])[] = [
  [/\bbirthday/, 'the birthday'],
  [/\bchristmas|\bxmas/, 'Christmas'],
  [/\beaster/, 'Easter'],
  [/\beid\b/, 'Eid'],
  [/\bdiwali\b/, 'Diwali'],
  [/\bhanukkah\b/, 'Hanukkah'],
  [/\bhalloween\b/, 'Halloween'],
  [/\bwedding/, 'the wedding'],
  [/\bparty|\bparties/, 'the party'],
];
const TRIPS: readonly (readonly [RegExp, string])[] = [
  [/\bschool trip/, 'the school trip'],
  [/\bcamp/, 'the camping trip'],
  [/\bzoo\b/, 'the zoo'],
  [/\b(?:beach|seaside|sea)\b/, 'the seaside'],
  [/\bholiday|\bvacation|\bhols\b/, 'the holiday'],
  [/\btrip\b/, 'the trip'],
];

interface Parts {
  readonly refrain: string;
  /** What comes after the last sleep: "Christmas", "the birthday", "the big day". */
  readonly day: string;
  /** What there is to eat on it, after "there was", and as it is drawn. */
  readonly treat: string;
  readonly drawn: ThingName;
  /** Who tells the time by the clock of this house. */
  readonly N: Figure;
  readonly n: string;
}

export function partsOf({ raw, company, chance }: Going): Parts {
  const feast = FEASTS.find(([word]) => word.test(raw))?.[1];
  const trip = feast === undefined ? TRIPS.find(([word]) => word.test(raw))?.[1] : undefined;
  const N = company.person('Mrs Reed', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    day: feast ?? trip ?? 'the big day',
    treat: trip === undefined ? 'cake' : 'a sandwich',
    drawn: trip === undefined ? 'cake' : 'sandwich',
    N,
    n: N.name,
  };
}
