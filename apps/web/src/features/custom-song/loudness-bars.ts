/** A bar is never lower than this, so that silence is still a place to press. */
const LEAST = 0.08;

/** Of the quietest stretch, how much is taken off all of them: what a mastered song has everywhere says nothing. */
const GROUND = 0.85;

/**
 * How loud a sound is over its length, as `count` bars from LEAST to 1: the root mean square of each stretch, above the
 * ground that all of them share and relative to the loudest.
 */
export function loudnessBars(samples: Float32Array, count: number): number[] {
  const stretch = Math.max(1, Math.floor(samples.length / count));
  const levels = Array.from({ length: count }, (_, bar) => {
    let sum = 0;
    for (let at = bar * stretch; at < (bar + 1) * stretch; at += 1) sum += (samples[at] ?? 0) ** 2;
    return Math.sqrt(sum / stretch);
  });
  const loudest = Math.max(...levels);
  // The first and the last stretch fade in and out, and would hide the ground of the others.
  const ground = GROUND * Math.min(loudest, ...levels.slice(2, -2));
  const span = loudest - ground;
  return levels.map((level) => (span > 0 ? Math.max(LEAST, (level - ground) / span) : LEAST));
}
