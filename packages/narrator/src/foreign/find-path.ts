import { MATCH_VALUES } from './match-frames.ts';

export const COSTS = { stay: 0.35, skip: 0.35, rest: 1.2, restEnter: 6, restLeave: 0.2, missRest: 4 };

/** What is heard, frame by frame, and how likely each frame is silence (0 to 1). */
export interface HeardFrames {
  readonly frames: number;
  readonly values: Float32Array;
  readonly quiet: Float32Array;
}
/** What should be heard: the reference's frames word by word. */
export interface ExpectedFrames {
  readonly values: Float32Array;
  /** First frame of each word in `values`, and one more for the end. */
  readonly starts: readonly number[];
  /** Whether a rest is expected before each word, and after the last. */
  readonly rests: readonly boolean[];
}
export interface Path {
  /** For each word the first heard frame and the one after its last. */
  readonly words: readonly { readonly from: number; readonly to: number }[];
  readonly cost: number;
}

const STAY = 1;
const STEP = 2;
const SKIP = 3;

export function findPath(heard: HeardFrames, expected: ExpectedFrames): Path {
  // States: for each word a rest, then the word's frames; at the end a rest.
  const words = expected.starts.length - 1;
  const frameOf: number[] = [];
  const wordOf: number[] = [];
  for (let word = 0; word < words; word++) {
    frameOf.push(-1);
    wordOf.push(word);
    for (let frame = expected.starts[word] ?? 0; frame < (expected.starts[word + 1] ?? 0); frame++) {
      frameOf.push(frame);
      wordOf.push(word);
    }
  }
  frameOf.push(-1);
  wordOf.push(words);
  const states = frameOf.length;
  const T = heard.frames;
  const steps = new Uint8Array(states * T);
  let before = new Float32Array(states).fill(Infinity);
  let now = new Float32Array(states).fill(Infinity);
  const emission = (t: number, j: number): number => {
    const f = frameOf[j] ?? -1;
    if (f < 0) return COSTS.rest * (1 - 2 * (heard.quiet[t] ?? 0)) + COSTS.rest ;
    let sum = 0;
    const a = t * MATCH_VALUES;
    const b = f * MATCH_VALUES;
    for (let at = 0; at < MATCH_VALUES; at++) {
      const d = (heard.values[a + at] ?? 0) - (expected.values[b + at] ?? 0);
      sum += d * d;
    }
    return Math.sqrt(sum / MATCH_VALUES) + (heard.quiet[t] ?? 0) * 0.3;
  };
  const enter = (j: number): number => (expected.rests[wordOf[j] ?? 0] ? 0 : COSTS.restEnter);
  before[0] = emission(0, 0);
  before[1] = emission(0, 1);
  const BEAM = 60;
  let lo = 0;
  let hi = 1;
  for (let t = 1; t < T; t++) {
    now.fill(Infinity);
    let best = Infinity;
    const top = Math.min(states - 1, hi + 3);
    for (let j = lo; j <= top; j++) {
      const rest = frameOf[j] === -1;
      const afterRest = j > 0 && frameOf[j - 1] === -1;
      let cost = (before[j] ?? Infinity) + (rest ? 0 : COSTS.stay);
      let step = STAY;
      const stepCost = (before[j - 1] ?? Infinity) + (rest ? enter(j) : 0);
      if (stepCost < cost) [cost, step] = [stepCost, STEP];
      if (j > 1 && !rest) {
        const skipCost = (before[j - 2] ?? Infinity) + (afterRest ? (expected.rests[wordOf[j] ?? 0] ? COSTS.missRest : 0) : COSTS.skip);
        if (skipCost < cost) [cost, step] = [skipCost, SKIP];
      }
      if (cost === Infinity) continue;
      const total = cost + emission(t, j);
      now[j] = total;
      steps[t * states + j] = step;
      if (total < best) best = total;
    }
    hi = top;
    while (lo < hi && !((now[lo] ?? Infinity) < best + BEAM)) lo++;
    while (hi > lo && !((now[hi] ?? Infinity) < best + BEAM)) hi--;
    [before, now] = [now, before];
  }
  let j = states - 1;
  if ((before[states - 2] ?? Infinity) < (before[j] ?? Infinity)) j--;
  const cost = (before[j] ?? Infinity) / T;
  const spans = Array.from({ length: words }, () => ({ from: -1, to: -1 }));
  for (let t = T - 1; t >= 0; t--) {
    if (frameOf[j] !== -1) {
      const span = spans[wordOf[j] ?? 0];
      if (span) {
        if (span.to < 0) span.to = t + 1;
        span.from = t;
      }
    }
    const step = steps[t * states + j];
    if (step === STEP) j--;
    if (step === SKIP) j -= 2;
  }
  return { words: spans, cost };
}
