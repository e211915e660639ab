/** A table of numbers that are learnt, with the slopes of the batch under way. Rows that were not touched stay as they are. */
export interface Learnt {
  readonly numbers: Float32Array;
  readonly slopes: Float32Array;
  readonly touched: Set<number>;
  readonly width: number;
  readonly mean: Float32Array;
  readonly spread: Float32Array;
}

/** A table of rows of `width` numbers. */
export function learntTable(numbers: Float32Array, width: number): Learnt {
  const zeros = () => new Float32Array(numbers.length);
  return { numbers, slopes: zeros(), touched: new Set(), width, mean: zeros(), spread: zeros() };
}

const KEEP_MEAN = 0.9;
const KEEP_SPREAD = 0.999;

/**
 * One step of Adam (Kingma and Ba 2015) over the touched rows, against their slopes; `decay` draws the numbers to 0
 * (Loshchilov and Hutter 2019). `nth` counts the steps from 1.
 */
export function adamStep(table: Learnt, nth: number, step: number, decay: number): void {
  const { numbers, slopes, mean, spread, width } = table;
  const size = (step * Math.sqrt(1 - KEEP_SPREAD ** nth)) / (1 - KEEP_MEAN ** nth);
  for (const row of table.touched) {
    for (let k = row * width; k < (row + 1) * width; k++) {
      const slope = slopes[k] ?? 0;
      const first = (mean[k] = KEEP_MEAN * (mean[k] ?? 0) + (1 - KEEP_MEAN) * slope);
      const second = (spread[k] = KEEP_SPREAD * (spread[k] ?? 0) + (1 - KEEP_SPREAD) * slope * slope);
      numbers[k] = (numbers[k] ?? 0) * (1 - step * decay) - (size * first) / (Math.sqrt(second) + 1e-8);
      slopes[k] = 0;
    }
  }
  table.touched.clear();
}
