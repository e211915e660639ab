const LOOK_AHEAD_SECONDS = 0.004;
const RELEASE_SECONDS = 0.06;

/**
 * Holds every sample at or below `ceiling` (0 to 1), in place. The gain starts to fall 4 ms before a peak, so that it
 * bends the sound instead of cutting it, and recovers within about 60 ms.
 */
export function limit(pcm: Float32Array, rate: number, ceiling: number): void {
  const ahead = Math.round(LOOK_AHEAD_SECONDS * rate);
  const allowed = lowestAhead(pcm, ahead, ceiling);
  const fall = Math.exp(-3 / ahead);
  const recover = Math.exp(-1 / (RELEASE_SECONDS * rate));
  let held = 1;
  let gain = 1;
  for (let at = 0; at < pcm.length; at++) {
    held = Math.min(allowed[at] ?? 1, 1 - (1 - held) * recover);
    gain = held < gain ? gain * fall + held * (1 - fall) : held;
    const sample = pcm[at] ?? 0;
    gain = Math.min(gain, Math.abs(sample) > ceiling ? ceiling / Math.abs(sample) : 1);
    pcm[at] = Math.max(-ceiling, Math.min(ceiling, sample * gain));
  }
}

/** For each sample the lowest gain that it or one of the next `ahead` samples needs (a sliding minimum). */
function lowestAhead(pcm: Float32Array, ahead: number, ceiling: number): Float32Array {
  const needed = (at: number): number => Math.min(1, ceiling / Math.max(1e-9, Math.abs(pcm[at] ?? 0)));
  const lowest = new Float32Array(pcm.length);
  const candidates = new Int32Array(pcm.length);
  let [first, end] = [0, 0];
  for (let at = 0; at < pcm.length + ahead; at++) {
    if (at < pcm.length) {
      while (end > first && needed(candidates[end - 1] ?? 0) >= needed(at)) end--;
      candidates[end++] = at;
    }
    const out = at - ahead;
    if (out < 0) continue;
    while ((candidates[first] ?? out) < out) first++;
    lowest[out] = needed(candidates[first] ?? out);
  }
  return lowest;
}
