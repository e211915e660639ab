import type { Match, Reading } from './matches.ts';
import type { Addition } from './concept.ts';
import { someOf } from './pattern.ts';
import type { SafetyTier } from './tiers.ts';

/** What several facts come to together. */
export interface Finding {
  readonly tier: SafetyTier;
  readonly concept: string;
  readonly evidence: string;
  readonly addition?: Addition;
}

/** Facts are read together over this message and so many before it. */
const LOOKS_BACK = 3;

/**
 * A cause and a sign that are an emergency together. A cause may be said in one message and its sign in a later one;
 * inside one message they must stand near each other.
 */
const PAIRS: readonly (readonly [
  concept: string,
  causes: readonly string[],
  signs: readonly string[],
  addition: Addition,
])[] = [
  [
    'a fall or blow, and not themselves after it',
    ['cause: fall or blow', 'head knock'],
    ['sign: not himself', 'sign: not right', 'sign: colour', 'sign: still, limp or cold', 'sign: jerking', 'vomiting'],
    'head',
  ],
  [
    'swallowed something, and unwell after it',
    ['cause: swallowed'],
    ['sign: not himself', 'sign: jerking', 'sign: throat or neck'],
    'poison',
  ],
  [
    'something poisonous in reach, and unwell',
    ['cause: poison in reach'],
    ['sign: not himself', 'sign: jerking', 'sign: throat or neck', 'sign: colour'],
    'poison',
  ],
  [
    'under water, and unwell after it',
    ['cause: water'],
    ['sign: not himself', 'sign: not right', 'sign: colour', 'sign: still, limp or cold', 'sign: breathing'],
    'water',
  ],
  [
    'a reaction to a sting, bite or food',
    ['cause: sting, bite or food'],
    ['sign: throat or neck', 'sign: swelling or lumps', 'sign: still, limp or cold'],
    'allergy',
  ],
  ['a burn with damaged skin', ['cause: heat'], ['sign: skin'], 'burn'],
  ['touched electricity', ['cause: electricity'], ['sign: sudden blow', 'sign: still, limp or cold'], 'head'],
  ['something in the windpipe', ['cause: eating'], ['sign: throat or neck', 'sign: colour'], 'choking'],
  [
    'a bad colour with other signs',
    ['sign: colour'],
    ['sign: still, limp or cold', 'sign: breathing', 'sign: not right', 'sign: jerking'],
    'breathing',
  ],
  [
    'hard breathing with other signs',
    ['sign: breathing', 'fast or wheezy breathing'],
    ['sign: not right', 'sign: colour', 'sign: still, limp or cold', 'sign: swelling or lumps'],
    'breathing',
  ],
  [
    'a weak or cold child who will not feed',
    ['sign: still, limp or cold', 'sign: colour'],
    ['sign: not feeding', 'not drinking or not passing water'],
    'breathing',
  ],
  ['jerking, and not themselves', ['sign: jerking'], ['sign: not himself', 'sign: still, limp or cold'], 'seizure'],
  ['fever, and not themselves', ['fever'], ['sign: jerking', 'sign: colour'], 'rash'],
];
/** About forty words: further apart in one message, a cause and a sign belong to different stories. */
const NEAR = 220;

function paired(readings: readonly Reading[]): Finding | null {
  const newest = readings.at(-1);
  if (newest === undefined) return null;
  const nowIn = (reading: Reading, ids: readonly string[]) =>
    reading.matches.filter((each) => each.state === 'now' && ids.includes(each.concept.id));
  for (const [concept, causes, signs, addition] of PAIRS) {
    const sign = nowIn(newest, signs);
    const here = nowIn(newest, causes).find((cause) =>
      sign.some((each) => each.evidence !== cause.evidence && Math.abs(each.at - cause.at) <= NEAR),
    );
    const before =
      here ??
      (sign.length === 0 || concept.startsWith('a bad') || concept.startsWith('hard')
        ? undefined
        : readings
            .slice(0, -1)
            .flatMap((each) =>
              nowIn(
                each,
                causes.filter(
                  (id) => id !== 'cause: eating' && id !== 'cause: heat' && id !== 'cause: poison in reach',
                ),
              ),
            )
            .at(-1));
    const [first] = sign;
    if (before !== undefined && first !== undefined)
      return { tier: 'emergency', concept, evidence: `${before.evidence} + ${first.evidence}`, addition };
  }
  return null;
}

const SPREADING = someOf([
  '(spread*|purple|dark|glass|press*|stiff|quickly|all over|blotchy|mottled|fast|blood|bruise*|extiend*|morad*|vaso)',
]);
const HARD_TO_ROUSE = someOf([
  '(can not|will not|hard|difficult|barely|hardly|not) ~4 (wake|rouse|stay awake|keep (his|her) eyes|lift|move|sit|stand|respond*|play*|smil*)|(stiff|confused|floppy|listless|lethargic|limp|delirious|very drowsy|so drowsy|really drowsy|unrespons*|glazed|glassy|drowsy and|out of it|confundid*|decaid*|adormilad*)',
]);
const UNDER_THREE_MONTHS = 3;
const UNDER_SIX_MONTHS = 6;
/** 39 degrees Celsius and above, or its Fahrenheit. */
const HIGH = /(?<![^ ])(?:39|4[0-2]|10[2-6])(?:\.\d)?(?![^ ])/;

/** The facts that count: said of now, or of a time that still matters, in one reading. */
const factsOf = (reading: Reading): ReadonlyMap<string, Match> =>
  new Map(reading.matches.filter((each) => each.state === 'now').map((each) => [each.concept.id, each]));

/**
 * Dangers that only several facts make, over the newest message and up to three before it; at least one of the facts
 * must be new. `readings` oldest first.
 */
export function combined(readings: readonly Reading[], ageMonths: number | null): Finding | null {
  const newest = readings.at(-1);
  if (newest === undefined) return null;
  const near = readings.slice(-1 - LOOKS_BACK);
  const fresh = factsOf(newest);
  const all = new Map(near.flatMap((each) => [...factsOf(each)]));
  const texts = near.map((each) => each.text).join(' | ');
  const has = (id: string) => all.has(id);
  const together = (...ids: readonly string[]) => ids.every(has) && ids.some((id) => fresh.has(id));
  const found = (concept: string, tier: SafetyTier, ids: readonly string[], addition?: Addition): Finding => ({
    tier,
    concept,
    evidence: ids.map((id) => all.get(id)?.evidence ?? id).join(' + '),
    ...(addition === undefined ? {} : { addition }),
  });
  for (const sign of ['vomiting', 'drowsy'])
    if (together('head knock', sign))
      return found('a knock to the head with a danger sign', 'emergency', ['head knock', sign], 'head');
  if (together('fever', 'drowsy') && HARD_TO_ROUSE.test(texts))
    return found('fever and hard to rouse', 'emergency', ['fever', 'drowsy'], 'rash');
  if (together('rash', 'fever') && SPREADING.test(texts))
    return found('fever and a spreading rash', 'emergency', ['rash', 'fever'], 'rash');
  for (const sign of ['fever', 'rash', 'vomiting'])
    if (together('light or head hurts', sign) && (has('drowsy') || has('rash')) && has('fever'))
      return found('fever with signs of meningitis', 'emergency', ['light or head hurts', sign], 'rash');
  if (together('not drinking or not passing water', 'drowsy'))
    return found('not drinking, and drowsy', 'emergency', ['not drinking or not passing water', 'drowsy']);
  if (together('great thirst and much urine', 'vomiting') || together('great thirst and much urine', 'drowsy'))
    return found('great thirst, and vomiting or drowsy', 'emergency', ['great thirst and much urine']);
  const pair = paired(near);
  if (pair !== null) return pair;
  const ill = fresh.has('fever') && ageMonths !== null;
  const unwell = ['sign: not feeding', 'sign: still, limp or cold', 'drowsy', 'not drinking or not passing water'].find(
    has,
  );
  if (ill && ageMonths < UNDER_THREE_MONTHS && unwell !== undefined)
    return found('a very young baby with a fever who is unwell', 'emergency', ['fever', unwell], 'rash');
  if (ill && ageMonths < UNDER_THREE_MONTHS) return found('fever under three months', 'same-day', ['fever']);
  if (ill && ageMonths < UNDER_SIX_MONTHS && HIGH.test(newest.text))
    return found('high fever under six months', 'same-day', ['fever']);
  if ((fresh.has('head knock') || fresh.has('a fall')) && ageMonths !== null && ageMonths < 12)
    return found(
      "a baby's fall or knock to the head",
      'same-day',
      [fresh.has('a fall') ? 'a fall' : 'head knock'],
      'fall',
    );
  if (together('vomiting', 'severe or lasting pain'))
    return found('vomiting with severe pain', 'same-day', ['vomiting', 'severe or lasting pain']);
  return null;
}
