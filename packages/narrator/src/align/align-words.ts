import { isVowel, PAUSE, type Phone } from '../engine/phone.ts';

/** What should be heard for one unit: its sounds by the dictionary, and whether a silence is expected after it. */
export interface ExpectedUnit {
  readonly sounds: readonly string[];
  readonly pauseAfter: boolean;
}

/** When something is heard, in seconds. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}

/** A sound that should be there and is not, or the other way round, costs as much as an unlike sound. */
const GAP = 1;
const FORBIDDEN = 3;

/**
 * Finds when each unit is heard, by the cheapest way to turn the dictionary's sounds into the ones that were spoken
 * (Needleman and Wunsch, 1970). They differ where words are weakened or run together, about one sound in fourteen.
 * Work grows with the product of both lengths, so this is for one sentence at a time. Every unit gets a time, in
 * order: one whose sounds were all swallowed takes a share of its neighbour's.
 */
export function alignWords(phones: readonly Phone[], units: readonly ExpectedUnit[]): readonly TimeSpan[] {
  if (units.length === 0) return [];
  const expected = units.flatMap((unit, index) => [
    ...unit.sounds.map((sound) => ({ sound, unit: index })),
    ...(unit.pauseAfter ? [{ sound: PAUSE, unit: index }] : []),
  ]);
  const owners = cheapestPath(
    phones.map((phone) => phone.name),
    expected,
  );
  const heard: (TimeSpan | undefined)[] = units.map(() => undefined);
  phones.forEach((phone, at) => {
    if (phone.name === PAUSE) return;
    const owner = owners[at] ?? 0;
    heard[owner] = { start: heard[owner]?.start ?? phone.start, end: phone.end };
  });
  return withoutGaps(heard, phones);
}

/** For each spoken sound the unit it belongs to; never decreasing. */
function cheapestPath(
  spoken: readonly string[],
  expected: readonly { sound: string; unit: number }[],
): readonly number[] {
  const columns = expected.length + 1;
  const cost = new Float32Array((spoken.length + 1) * columns);
  const step = new Uint8Array(cost.length);
  for (let row = 0; row <= spoken.length; row++) {
    for (let column = 0; column <= expected.length; column++) {
      const cell = row * columns + column;
      if (cell === 0) continue;
      const difference = row > 0 && column > 0 ? unlikeness(spoken[row - 1], expected[column - 1]?.sound) : Infinity;
      const both = difference + (cost[cell - columns - 1] ?? 0);
      const extra = row > 0 ? (cost[cell - columns] ?? 0) + GAP : Infinity;
      const missing = column > 0 ? (cost[cell - 1] ?? 0) + GAP : Infinity;
      cost[cell] = Math.min(both, extra, missing);
      step[cell] = both <= extra && both <= missing ? BOTH : extra <= missing ? EXTRA : MISSING;
    }
  }
  const owners: number[] = [];
  for (let row = spoken.length, column = expected.length; row > 0;) {
    const taken = step[row * columns + column];
    if (taken !== MISSING) owners[row - 1] = expected[Math.max(0, column - 1)]?.unit ?? 0;
    if (taken !== MISSING) row--;
    if (taken !== EXTRA) column--;
  }
  return owners;
}

const BOTH = 0;
const EXTRA = 1;
const MISSING = 2;

/** Vowels stand for each other easily (weak forms), a vowel for a consonant hardly, silence for a sound never. */
function unlikeness(one: string | undefined, other: string | undefined): number {
  if (one === other || one === undefined || other === undefined) return one === other ? 0 : FORBIDDEN;
  if (one === PAUSE || other === PAUSE) return FORBIDDEN;
  if (isVowel(one) !== isVowel(other)) return 1.6;
  return isVowel(one) ? 0.6 : 1;
}

/** Units without a sound of their own share the time of the unit after them, or else of the one before. */
function withoutGaps(heard: readonly (TimeSpan | undefined)[], phones: readonly Phone[]): readonly TimeSpan[] {
  const whole = { start: phones[0]?.start ?? 0, end: phones.at(-1)?.end ?? 0 };
  const spans: TimeSpan[] = [];
  for (let at = 0; at < heard.length;) {
    let next = at;
    while (next < heard.length - 1 && heard[next] === undefined) next++;
    const shared = heard[next];
    if (shared) {
      spans.push(...split(shared, next - at + 1));
    } else {
      const before = spans.pop();
      spans.push(...split(before ?? whole, next - at + (before ? 2 : 1)));
    }
    at = next + 1;
  }
  return spans;
}

/** A time cut into equal shares. */
function split(span: TimeSpan, count: number): readonly TimeSpan[] {
  const edge = (share: number): number => span.start + ((span.end - span.start) * share) / count;
  return Array.from({ length: count }, (_, share) => ({ start: edge(share), end: edge(share + 1) }));
}
