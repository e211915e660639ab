type Ends = readonly [number, number];

/** Carries a value from one stretch over to another; the middle where the first one has no length. */
export const linear =
  ([first, last]: Ends, [start, end]: Ends) =>
  (value: number): number =>
    first === last ? (start + end) / 2 : start + ((value - first) / (last - first)) * (end - start);

/**
 * The sessions that are named on the axis, at most `most` besides the first: 1, then every second, fifth, tenth,
 * twentieth and so on, as many as fit.
 */
export function sessionMarks(count: number, most: number): number[] {
  let step = 1;
  for (let power = 1; count / step > Math.max(1, most); power *= 10)
    step = [2 * power, 5 * power, 10 * power].find((each) => count / each <= Math.max(1, most)) ?? 10 * power;
  const marks = Array.from({ length: Math.floor(count / step) }, (_, index) => (index + 1) * step);
  return [1, ...marks.filter((mark) => mark > 1)];
}

/**
 * Moves names that stand too close apart, as little as needed from the top, and up again where they would leave the
 * lower end. Gives the places in the order of `wanted`.
 */
export function spread(wanted: readonly number[], gap: number, lowest: number): number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = wanted.map((place) => place);
  let least = -Infinity;
  for (const index of order) {
    places[index] = Math.max(places[index] ?? 0, least);
    least = (places[index] ?? 0) + gap;
  }
  let most = lowest;
  for (const index of order.toReversed()) {
    places[index] = Math.min(places[index] ?? 0, most);
    most = (places[index] ?? 0) - gap;
  }
  return places;
}
