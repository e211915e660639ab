import { hashOf } from '../../hash.ts';
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
  /** The same of the loudest single sentence, or pair of neighbours: what stands around a cry must not drown it. */
  readonly loudest: number;
  /** What the loudest sentence most likely is. */
  readonly loudestTier: SafetyTier;
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

const sumOf = ({ sum }: SecondNet, seen: Seen): number => {
  const { places, values } = sumFeatures(seen);
  let total = sum.bias;
  for (let k = 0; k < places.length; k++) total += (sum.weights[places[k] ?? 0] ?? 0) * (values[k] ?? 0);
  return total;
};

/** The log odds of each half, and what alarm it most likely is. */
export function askNet(net: SecondNet, seen: Seen): { sum: number; listening: number; tier: SafetyTier } {
  const outputs = [...listen(net.listening, seen)];
  const alarms = outputs.filter((_, at) => ALARM_TIERS.has(HEARD_AS[at] ?? 'none'));
  const others = outputs.filter((_, at) => !ALARM_TIERS.has(HEARD_AS[at] ?? 'none'));
  const tier = HEARD_AS[outputs.indexOf(Math.max(...alarms))] ?? 'emergency';
  return { sum: sumOf(net, seen), listening: logOfSum(alarms) - logOfSum(others), tier };
}

let loaded: SecondNet | null = null;
const net = (): SecondNet => (loaded ??= netOf(stored));

/** Longer messages are heard page by page, and the loudest page counts: nobody it learnt from wrote more. */
const PAGE_WORDS = 250;
const PAGES_SHARE = 50;
/** More than the longest message has. */
const MOST_PAGES = 20;
/** A stretch of fewer words says too little by itself. */
const FEWEST_WORDS = 3;
/** Words of sentences that are heard by themselves; in what is longer the pages are heard. */
const MOST_SENTENCE_WORDS = 1_200;

interface Asked {
  readonly tier: SafetyTier;
  readonly score: number;
}
const SILENCE: Asked = { tier: 'none', score: -Infinity };

function loudestOf(stretches: readonly Seen[]): Asked {
  let loudest = SILENCE;
  for (const stretch of stretches) {
    const { sum, listening, tier } = askNet(net(), stretch);
    if (sum + listening > loudest.score) loudest = { tier, score: sum + listening };
  }
  return loudest;
}

function pagesOf({ words, concepts }: Seen): Seen[] {
  const pages = [{ words: words.slice(0, PAGE_WORDS), concepts }];
  for (let from = PAGE_WORDS - PAGES_SHARE; from + PAGES_SHARE < words.length; from += PAGE_WORDS - PAGES_SHARE)
    pages.push({ words: words.slice(from, from + PAGE_WORDS), concepts });
  return pages.slice(0, MOST_PAGES);
}

/** Single sentences and pairs of neighbours, each with the concepts that stand in it; none when there is one sentence only. */
function sentencesOf(reading: Reading): Seen[] {
  const ends: number[] = [0];
  for (const mark of reading.text.matchAll(/ \|(?= |$)/g)) ends.push(mark.index + mark[0].length);
  if (reading.text.length - (ends.at(-1) ?? 0) > 1) ends.push(reading.text.length);
  if (ends.length < 3) return [];
  const stretches: Seen[] = [];
  let heard = 0;
  for (let nth = 0; nth + 1 < ends.length && heard < MOST_SENTENCE_WORDS; nth++)
    for (const last of [nth + 1, nth + 2]) {
      const from = ends[nth] ?? 0;
      const to = ends[last];
      if (to === undefined) continue;
      const matches = reading.matches.filter((each) => each.at >= from && each.at < to);
      const seen = seenIn({ text: reading.text.slice(from, to), matches });
      heard += seen.words.length;
      if (seen.words.length >= FEWEST_WORDS) stretches.push({ ...seen, words: seen.words.slice(0, PAGE_WORDS) });
    }
  return stretches;
}

function hearAnew(reading: Reading): Heard {
  const whole = loudestOf(pagesOf(seenIn(reading)));
  const sentence = loudestOf(sentencesOf(reading));
  const loudest = sentence.score > whole.score ? sentence : whole;
  return { ...whole, loudest: loudest.score, loudestTier: loudest.tier };
}

/** A conversation is read anew with every message: what was heard before is kept, by a name that tells nothing of the words. */
const heardBefore = new Map<string, Heard>();
const MOST_KEPT = 4_000;

/** What the net hears in a reading. */
export function hear(reading: Reading): Heard {
  const name = `${hashOf(reading.text)}.${hashOf(`again ${reading.text}`)}.${reading.text.length}`;
  const known = heardBefore.get(name);
  if (known !== undefined) return known;
  const heard = hearAnew(reading);
  if (heardBefore.size >= MOST_KEPT) heardBefore.clear();
  heardBefore.set(name, heard);
  return heard;
}

const EVIDENCE_WORDS = 12;

/** The twelve words of a reading that weigh most towards an alarm. */
export function loudestWords(reading: Reading): string {
  const { words } = seenIn(reading);
  let best = { from: 0, sum: -Infinity };
  for (let from = 0; from === 0 || from + EVIDENCE_WORDS <= words.length; from += EVIDENCE_WORDS / 2) {
    const sum = sumOf(net(), { words: words.slice(from, from + EVIDENCE_WORDS), concepts: [] });
    if (sum > best.sum) best = { from, sum };
  }
  return words.slice(best.from, best.from + EVIDENCE_WORDS).join(' ');
}
