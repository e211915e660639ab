import { SUM_BITS, sumFeatures, type Seen } from '../../src/safety/second-net/features.ts';
import type { Sum } from '../../src/safety/second-net/shape.ts';

/** One message to learn the sum from: an alarm or not, and how much it counts. */
export interface SumExample {
  readonly seen: Seen;
  readonly alarm: boolean;
  readonly weight: number;
}

const ROUNDS = 24;
const STEP = 0.5;
/** How strongly weights are held near 0. */
const HOLD = 4e-6;

/**
 * Logistic regression by stochastic gradients with a step for each feature (AdaGrad, Duchi et al. 2011). The order is mixed
 * by a fixed stride, so the same examples give the same weights.
 */
export function learnSum(examples: readonly SumExample[]): Sum {
  const weights = new Float32Array(2 ** SUM_BITS);
  const moved = new Float32Array(weights.length).fill(1e-2);
  let bias = 0;
  const ready = examples.map(({ seen, alarm, weight }) => ({ ...sumFeatures(seen), alarm, weight }));
  for (let round = 0; round < ROUNDS; round++) {
    for (let nth = 0; nth < ready.length; nth++) {
      const example = ready[(nth * 7919 + round * 31) % ready.length];
      if (example === undefined) continue;
      const { places, values } = example;
      let sum = bias;
      for (let k = 0; k < places.length; k++) sum += (weights[places[k] ?? 0] ?? 0) * (values[k] ?? 0);
      const error = ((example.alarm ? 1 : 0) - 1 / (1 + Math.exp(-sum))) * example.weight;
      bias += 0.01 * error;
      for (let k = 0; k < places.length; k++) {
        const place = places[k] ?? 0;
        const slope = error * (values[k] ?? 0) - HOLD * (weights[place] ?? 0);
        moved[place] = (moved[place] ?? 0) + slope * slope;
        weights[place] = (weights[place] ?? 0) + (STEP * slope) / Math.sqrt(moved[place] ?? 1);
      }
    }
  }
  return { weights, bias };
}
