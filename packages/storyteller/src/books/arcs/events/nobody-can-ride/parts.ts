import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const NOBODY = String.raw`(?:nobody|no one|no-one|none of us|not anyone|not a soul)`;
const RIDES = String.raw`(?:rides?|ridden|rode|riding|sit on|sat on|stay on|stayed on|get on)`;
const WONT = String.raw`(?:won['’]?t|will not|would(?:n['’]?t| not)|does(?:n['’]?t| not)|did(?:n['’]?t| not)|never|refus(?:es|ed) to|hates? to|can(?:not|['’]t))`;

/** "a unicorn nobody can ride", "the horse who won't be ridden", "the bull that throws everybody off". */
export const NOBODY_RIDES = new RegExp(
  [
    String.raw`\b${NOBODY} (?:\p{L}+ ){0,3}?${RIDES}\b`,
    String.raw`\b${WONT} (?:ever )?(?:be ridden|like (?:to be ridden|being ridden|riders)|want (?:to be ridden|a rider|riders|any\w+ on))\b`,
    String.raw`\b${WONT} (?:ever )?(?:lets?|allow) (?:any(?:one|body)|people|children|me|us|him|her|them|riders)(?: else)? (?:to )?(?:ride|sit on|get on|on (?:his|her|its) back)\b`,
    String.raw`\bimpossible to ride\b|\bunrid(?:e)?able\b`,
    String.raw`\bthr(?:ows|ew|owing) (?:every(?:one|body)|all (?:the|its|his|her) riders|people|riders) off\b`,
    String.raw`\bbucks? (?:every(?:one|body)|people) off\b`,
  ].join('|'),
  'iu',
);

const REFRAINS = [
  'Next, please!',
  'Off you go!',
  'Down you come!',
  'And off!',
  'Who is next?',
  'Off again!',
  'Bump! Next!',
  'Mind the mud!',
] as const;
const GROUND: ReadonlySet<SettingName> = new Set(['forest', 'farm', 'jungle', 'mountain', 'snow', 'beach']);

export interface Parts {
  readonly A: Figure;
  readonly K: Figure;
  readonly G: Figure;
  /** Two who try. */
  readonly X: Figure;
  readonly Y: Figure;
  readonly a: string;
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  readonly x: string;
  readonly y: string;
  readonly home: SettingName;
  readonly refrain: string;
  readonly title: string;
}

export function partsOf({ A, K, G, g, Gcap, company, chance }: Going): Parts {
  const home = A.being?.setting ?? 'farm';
  const met = company.passersBy(
    2,
    (being) => /^(?:pet|farm|wild)$/.test(being.isa) && being.size >= 1 && being.size <= 3 && being.id !== A.being?.id,
  );
  const X = met[0] ?? company.meet('monkey');
  const Y = met[1] ?? company.meet('goat');
  return {
    A,
    K,
    G,
    X,
    Y,
    a: A.name,
    k: K.name,
    g,
    Gcap,
    x: X.name,
    y: Y.name,
    home: GROUND.has(home) ? home : 'farm',
    refrain: chance.pick(...REFRAINS),
    title: chance.pick(`nobody can ride ${A.name}`, 'next, please', `what ${A.name} would like`, 'whose turn is it'),
  };
}
