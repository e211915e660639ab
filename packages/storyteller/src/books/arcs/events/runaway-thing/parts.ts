import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';

/** What stands at home on small wheels, or is carried out, and has always looked at one wall. */
export const SEAT = String.raw`(?:sofa|settee|couch|armchair|bed)`;
export const COOLER = String.raw`(?:fridge|refrigerator|freezer)`;
export const ROLL = String.raw`(?:toilet|loo) ?(?:roll|paper)s?`;

export const thingIn = (said: string): string =>
  (new RegExp(String.raw`\b(?:${SEAT}|${COOLER}|${ROLL})\b`, 'iu').exec(said)?.[0] ?? 'sofa').toLowerCase();

/** Who runs after it: the child and the grown-up, and whoever it comes past. */
export interface Parts {
  readonly K: Figure;
  readonly G: Figure;
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  /** The baker, who has the sign at the school, and who looks after the parking. */
  readonly W1: Figure;
  readonly W2: Figure;
  readonly W3: Figure;
  readonly w1: string;
  readonly w2: string;
  readonly w3: string;
  /** "sofa". */
  readonly x: string;
  /** One can sit on it, and somebody does. */
  readonly isSeat: boolean;
  readonly title: string;
}

const TITLES = ['the sea was on', 'stop that!', 'nine years of wall', 'the other way round'];

export function partsOf({ K, G, k, g, Gcap, raw, company, chance }: Going): Parts {
  const x = thingIn(raw);
  const [W1, W2, W3] = [
    company.person('Mr Crumb', 'shopkeeper'),
    company.person('Mrs Hopper', 'neighbour'),
    company.person('Constable Pike', 'neighbour'),
  ];
  return {
    K,
    G,
    k,
    g,
    Gcap,
    W1,
    W2,
    W3,
    w1: W1.name,
    w2: W2.name,
    w3: W3.name,
    x,
    isSeat: new RegExp(SEAT, 'u').test(x),
    title: titled(chance.pick(...TITLES)),
  };
}
