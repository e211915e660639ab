/** The value that a share (0 to 1) of the numbers lies under; 0 for no numbers. */
export function percentile(values: readonly number[] | Float32Array, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
