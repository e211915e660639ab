import type { Reading } from './matches.ts';
import { BIASES, CLASSES, WEIGHTS } from './second-net-weights.ts';
import type { SafetyTier } from './tiers.ts';

/**
 * A second net under the patterns: fresh wording slips between patterns, yet sounds like danger as a whole. Each word, pair
 * of words and matched concept (whatever its state) adds a learnt weight to each kind of alarm; `test/train-second-net.ts`
 * learns them from the labelled sets and writes `second-net-weights.ts`. It is asked only when the patterns are silent.
 */
export interface Heard {
  readonly tier: SafetyTier;
  /** Log odds of any alarm against none. */
  readonly score: number;
  /** The words it heard it in. */
  readonly evidence: string;
}

const WINDOW = 45;
const STRIDE = 20;

const stemOf = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word);

/** Letters of a word that are read together, so that slips and endings still sound alike. */
const GRAM = 4;

/** What the net sees in a stretch of words: stems, pairs of stems, four letters at a time, and concepts matched in it. */
export function featuresOf(words: readonly string[], concepts: Iterable<string>): ReadonlySet<string> {
  const features = new Set<string>();
  const stems = words.filter((word) => word !== '|' && word !== ',' && word !== '_').map(stemOf);
  stems.forEach((stem, at) => {
    features.add(stem);
    const before = stems[at - 1];
    if (before !== undefined) features.add(`${before} ${stem}`);
  });
  for (const word of words) {
    const edged = `<${word}>`;
    for (let from = 0; word.length > 2 && from + GRAM <= edged.length; from++) {
      features.add(`~${edged.slice(from, from + GRAM)}`);
    }
  }
  for (const concept of concepts) features.add(concept);
  return features;
}

/** The stretches a reading is heard in, with the concepts that begin in each. */
export function stretchesOf(
  reading: Reading,
): readonly { readonly words: readonly string[]; readonly concepts: readonly string[] }[] {
  const words = reading.text.split(' ');
  const starts: number[] = [];
  let at = 0;
  for (const word of words) {
    starts.push(at);
    at += word.length + 1;
  }
  const stretches = [];
  for (let from = 0; from === 0 || from + WINDOW - STRIDE < words.length; from += STRIDE) {
    const low = starts[from] ?? 0;
    const high = starts[from + WINDOW] ?? reading.text.length;
    const concepts = reading.matches
      .filter((each) => each.at >= low && each.at < high)
      .map((each) => `#${each.concept.id}${each.state === 'now' ? '' : '-'}`);
    stretches.push({ words: words.slice(from, from + WINDOW), concepts });
  }
  return stretches;
}

/** What the net hears in a reading: the likeliest alarm of the most alarming stretch. */
export function hear(reading: Reading): Heard {
  let heard: Heard = { tier: 'none', score: -Infinity, evidence: '' };
  const stretches = stretchesOf(reading);
  // The more stretches a text has, the likelier one of them sounds alarming by chance.
  const patience = stretches.length > 1 ? 1 + Math.log(stretches.length) : 0;
  for (const { words, concepts } of stretches) {
    const sums = [...BIASES];
    for (const feature of featuresOf(words, concepts)) {
      const weights = WEIGHTS.get(feature);
      if (weights !== undefined) weights.forEach((weight, at) => (sums[at] = (sums[at] ?? 0) + weight));
    }
    const [harmless = 0, ...alarms] = sums;
    const most = Math.max(...alarms);
    const score = most + Math.log(alarms.reduce((sum, each) => sum + Math.exp(each - most), 0)) - harmless - patience;
    if (score > heard.score)
      heard = {
        tier: CLASSES[alarms.indexOf(most) + 1] ?? 'emergency',
        score,
        evidence: words.join(' ').slice(0, 120),
      };
  }
  return heard;
}
