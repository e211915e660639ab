import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

export const TITLES = [
  'behind you, Mr Hay',
  'the hat that came after',
  'a hat in the rain',
  'sit still, Mr Hay',
] as const;

interface Parts {
  /** "Have you seen a monkey?" */
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  /** Whoever the child is out with. */
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  /** How the child calls to them. */
  readonly call: string;
  readonly X: Figure;
  readonly x: string;
  /** Who looks for it, without a hat. */
  readonly H: Figure;
  readonly h: string;
  /** "the keeper from the zoo", "the farmer". */
  readonly job: string;
  /** "the zoo", "the farm". */
  readonly home: string;
  /** Where it begins: "in the shop". */
  readonly at: string;
  readonly setting: SettingName;
}

const AT: readonly (readonly [RegExp, string, SettingName])[] = [
  [/\b(?:shops?|shopping|super ?market|market|bakery|caf[eé])\b/i, 'in the shop', 'shop'],
  [/\blibrary\b/i, 'in the library', 'library'],
  [/\b(?:school|class\w*|nursery)\b/i, 'at the school gate', 'school-gate'],
];

export function partsOf({ K, G, g, company, chance }: Going): Parts {
  const X = company.other ?? company.meet('monkey');
  const isFarm = X.being?.isa === 'farm';
  const [, at, setting] = AT.find(([word]) => word.test(company.theme.raw)) ?? [null, 'in the street', 'street'];
  const H = company.person('Mr Hay', 'farmer');
  return {
    refrain: `${chance.pick('Have you seen', 'Has anybody seen', 'Did you see')} ${X.aKind}?`,
    K,
    k: K.name,
    G,
    g,
    Gcap: cap(g),
    call: g === 'the grown-up' ? 'Oh' : g,
    X,
    x: X.name,
    H,
    h: H.name,
    job: isFarm ? 'the farmer' : 'the keeper from the zoo',
    home: isFarm ? 'the farm' : 'the zoo',
    at,
    setting,
  };
}
