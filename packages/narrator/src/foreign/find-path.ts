import { unlikeness } from './comparable-frames.ts';

/** What is heard, frame by frame, and how likely each frame is silence (0 to 1). */
export interface HeardFrames {
  readonly values: Float32Array;
  readonly quiet: Float32Array;
}

/** What should be heard: the frames of words, one word after the other. */
export interface ExpectedFrames {
  readonly values: Float32Array;
  /** First frame of each word, and the number of frames as one more. */
  readonly starts: readonly number[];
  /** Whether a rest is expected before each word. Before the first and after the last there always is one. */
  readonly rests: readonly boolean[];
}

/** A word in heard frames (`to` is the one after its last), and how unlike they are together. */
interface WordOnPath {
  readonly from: number;
  readonly to: number;
  readonly unlikeness: number;
}

/** The cheapest way to hear the expected words. `cost` is the mean of a frame. */
export interface Path {
  readonly words: readonly WordOnPath[];
  readonly cost: number;
}

/** What the path pays for, in units of unlikeness. */
const LINGER = 0.35;
const SKIP = 0.35;
const LOUD_REST = 2.4;
const SURPRISING_REST = 6;
const MISSED_REST = 4;
const SOUND_IN_SILENCE = 0.3;
/** A way that costs this much more than the best one will not become the best. */
const BEAM = 40;

const STAYED = 1;
const STEPPED = 2;
const SKIPPED = 3;
const REST = -1;

/**
 * Finds where each word is heard, by dynamic programming over all ways to walk through the words and the rests between
 * them (after Sakoe and Chiba, 1978): each heard frame is a frame of a word or silence, in order; a frame of a word may
 * last or be left out, a rest may stand between any words. Every word gets at least one frame. Undefined when the sound
 * is too short for that. Work grows with the product of both lengths: meant for up to about a minute.
 */
export function findPath(heard: HeardFrames, expected: ExpectedFrames): Path | undefined {
  const places = placesOf(expected);
  const states = places.frame.length;
  const frames = heard.quiet.length;
  const steps = new Uint8Array(states * frames);
  const last = walk(heard, expected, places, steps);
  const end = (last[states - 2] ?? Infinity) < (last[states - 1] ?? Infinity) ? states - 2 : states - 1;
  const cost = (last[end] ?? Infinity) / frames;
  return Number.isFinite(cost) ? { cost, words: traced(heard, expected, places, steps, end) } : undefined;
}

/** Every place on the way: a rest before each word, the word's frames, a rest at the end. */
interface Places {
  /** The frame in the expected ones, or REST. */
  readonly frame: Int32Array;
  readonly word: Int32Array;
}

function placesOf({ starts }: ExpectedFrames): Places {
  const words = starts.length - 1;
  const count = (starts[words] ?? 0) + words + 1;
  const frame = new Int32Array(count).fill(REST);
  const word = new Int32Array(count).fill(words);
  for (let index = 0, place = 0; index < words; index++) {
    word[place++] = index;
    for (let at = starts[index] ?? 0; at < (starts[index + 1] ?? 0); at++, place++) {
      frame[place] = at;
      word[place] = index;
    }
  }
  return { frame, word };
}

/** Fills `steps` (by heard frame, then place) and gives the cost of ending at each place. */
function walk(heard: HeardFrames, expected: ExpectedFrames, places: Places, steps: Uint8Array): Float32Array {
  const { frame: wanted, word } = places;
  const states = wanted.length;
  const surprise = word.map((at) => (expected.rests[at] === false ? SURPRISING_REST : 0));
  const missed = word.map((at) => (expected.rests[at] === false ? 0 : MISSED_REST));
  let before = new Float32Array(states).fill(Infinity);
  let now = new Float32Array(states).fill(Infinity);
  let [low, high] = [0, 1];
  for (let frame = 0; frame < heard.quiet.length; frame++) {
    const quiet = heard.quiet[frame] ?? 0;
    const top = Math.min(states - 1, high + 2);
    let best = Infinity;
    for (let state = low; state <= top; state++) {
      const rest = wanted[state] === REST;
      let least = (before[state] ?? Infinity) + (rest ? 0 : LINGER);
      let step = STAYED;
      const stepped = (before[state - 1] ?? Infinity) + (rest ? (surprise[state] ?? 0) : 0);
      if (stepped < least) {
        least = stepped;
        step = STEPPED;
      }
      if (!rest) {
        const skipped = (before[state - 2] ?? Infinity) + (wanted[state - 1] === REST ? (missed[state] ?? 0) : SKIP);
        if (skipped < least) {
          least = skipped;
          step = SKIPPED;
        }
      }
      if (frame === 0 && state < 2) least = 0;
      if (least === Infinity) {
        now[state] = Infinity;
        continue;
      }
      const total =
        least +
        (rest
          ? LOUD_REST * (1 - quiet)
          : unlikeness(heard.values, frame, expected.values, wanted[state] ?? 0) + quiet * SOUND_IN_SILENCE);
      now[state] = total;
      steps[frame * states + state] = step;
      if (total < best) best = total;
    }
    const limit = best + BEAM;
    high = top;
    while (low < high && !((now[low] ?? Infinity) < limit)) low++;
    while (high > low && !((now[high] ?? Infinity) < limit)) high--;
    // What was left behind counts no more, whichever of the two lists is read next.
    for (let state = Math.max(0, low - 2); state < low; state++) now[state] = Infinity;
    for (let state = high + 1; state <= Math.min(states - 1, high + 3); state++) now[state] = Infinity;
    [before, now] = [now, before];
  }
  before.fill(Infinity, 0, low);
  before.fill(Infinity, high + 1);
  return before;
}

/** Goes back along the steps taken. */
function traced(
  heard: HeardFrames,
  expected: ExpectedFrames,
  { frame: wanted, word }: Places,
  steps: Uint8Array,
  end: number,
): readonly WordOnPath[] {
  const words = expected.rests.map(() => ({ from: 0, to: 0, unlikeness: 0 }));
  for (let frame = heard.quiet.length - 1, state = end; frame >= 0; frame--) {
    const at = wanted[state] ?? REST;
    const found = words[word[state] ?? 0];
    if (at !== REST && found) {
      if (found.to === 0) found.to = frame + 1;
      found.from = frame;
      found.unlikeness += unlikeness(heard.values, frame, expected.values, at);
    }
    const step = steps[frame * wanted.length + state];
    state -= step === SKIPPED ? 2 : step === STEPPED ? 1 : 0;
  }
  return words.map((found) => ({ ...found, unlikeness: found.unlikeness / Math.max(1, found.to - found.from) }));
}
