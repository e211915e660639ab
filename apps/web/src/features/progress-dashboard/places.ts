/** A scale's marks that fit beside each other: 1, then round numbers up to the last session. */
export function sessionMarks(count: number, round: readonly number[]): number[] {
  const room = (count - 1) * 0.05;
  return [1, ...round.filter((mark) => Number.isInteger(mark) && mark > 1 + room && mark <= count)];
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
