import type { Reading } from '../matches.ts';
import { ALARM_TIERS, type SafetyTier } from '../tiers.ts';
import { seenIn, sumFeatures, type Seen } from './features.ts';
import { listen } from './listen.ts';
import { unpack, type Packed } from './packed.ts';
import { HEARD_AS, type Listening, type Sum } from './shape.ts';
import stored from './weights.json' with { type: 'json' };

/**
 * A second net beside the patterns: fresh wording slips between patterns, yet sounds like danger as a whole. Two halves, both
 * learnt from labelled messages by `test/train-second-net.ts`: a weighed sum over words, pairs of words, pieces of words and
 * matched concepts, and one that listens to short stretches of words in their order. Their log odds are added.
 */
export interface Heard {
  readonly tier: SafetyTier;
  /** Log odds of any alarm against none, of both halves together: 0 is undecided. */
  readonly score: number;
  /** The words it heard it in. */
  readonly evidence: string;
}

/** The learnt numbers as they are stored beside this file. */
export interface StoredNet {
  readonly sum: { readonly weights: Packed; readonly bias: number };
  readonly words: string;
  readonly concepts: string;
  readonly wordVectors: Packed;
  readonly pieceVectors: Packed;
  readonly ears: readonly Packed[];
  readonly earBiases: readonly Packed[];
  readonly outputs: Packed;
  readonly outputBiases: Packed;
}

/** Both halves, ready to be asked. */
export interface SecondNet {
  readonly sum: Sum;
  readonly listening: Listening;
}

/** The halves out of their stored numbers. */
export function netOf(from: StoredNet): SecondNet {
  return {
    sum: { weights: unpack(from.sum.weights), bias: from.sum.bias },
    listening: {
      words: new Map(from.words.split('\n').map((word, at) => [word, at + 1])),
      concepts: new Map(from.concepts.split('\n').map((concept, at) => [concept, at])),
      wordVectors: unpack(from.wordVectors),
      pieceVectors: unpack(from.pieceVectors),
      ears: from.ears.map(unpack),
      earBiases: from.earBiases.map(unpack),
      outputs: unpack(from.outputs),
      outputBiases: unpack(from.outputBiases),
    },
  };
}

const logOfSum = (numbers: readonly number[]): number => {
  const most = Math.max(...numbers);
  return most + Math.log(numbers.reduce((sum, each) => sum + Math.exp(each - most), 0));
};

/** The log odds of each half, and what alarm it most likely is. */
export function askNet(net: SecondNet, seen: Seen): { sum: number; listening: number; tier: SafetyTier } {
  const { places, values } = sumFeatures(seen);
  let sum = net.sum.bias;
  for (let k = 0; k < places.length; k++) sum += (net.sum.weights[places[k] ?? 0] ?? 0) * (values[k] ?? 0);
  const outputs = [...listen(net.listening, seen)];
  const alarms = outputs.filter((_, at) => ALARM_TIERS.has(HEARD_AS[at] ?? 'none'));
  const others = outputs.filter((_, at) => !ALARM_TIERS.has(HEARD_AS[at] ?? 'none'));
  const tier = HEARD_AS[outputs.indexOf(Math.max(...alarms))] ?? 'emergency';
  return { sum, listening: logOfSum(alarms) - logOfSum(others), tier };
}

const EVIDENCE_WORDS = 12;

/** The twelve words that weigh most towards an alarm. */
function loudestWords(net: SecondNet, seen: Seen): string {
  const { words } = seen;
  let best = { from: 0, sum: -Infinity };
  for (let from = 0; from === 0 || from + EVIDENCE_WORDS <= words.length; from += EVIDENCE_WORDS / 2) {
    const stretch = { words: words.slice(from, from + EVIDENCE_WORDS), concepts: [] };
    const { sum } = askNet(net, stretch);
    if (sum > best.sum) best = { from, sum };
  }
  return words.slice(best.from, best.from + EVIDENCE_WORDS).join(' ');
}

let ready: SecondNet | null = null;

/** What the net hears in a reading. */
export function hear(reading: Reading): Heard {
  ready ??= netOf(stored);
  const seen = seenIn(reading);
  const { sum, listening, tier } = askNet(ready, seen);
  const score = sum + listening;
  return { tier, score, evidence: score > 0 ? loudestWords(ready, seen) : '' };
}
