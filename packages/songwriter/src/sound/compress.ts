const THRESHOLD_DB = -22;
const RATIO = 3;
const KNEE_DB = 6;
const ATTACK_SECONDS = 0.008;
const RELEASE_SECONDS = 0.12;
/** The gain follows the level this often; between two looks it stays. */
const STRIDE = 8;

/** Evens out a voice, in place: what is over the threshold is held back, 3 dB in giving 1 dB out. */
export function compress(pcm: Float32Array, rate: number): void {
  const attack = Math.exp(-1 / (ATTACK_SECONDS * rate));
  const release = Math.exp(-1 / (RELEASE_SECONDS * rate));
  let power = 0;
  let gain = 1;
  for (let at = 0; at < pcm.length; at++) {
    const sample = pcm[at] ?? 0;
    const now = sample * sample;
    const keep = now > power ? attack : release;
    power = keep * power + (1 - keep) * now;
    if (at % STRIDE === 0) gain = 10 ** (reductionDb(10 * Math.log10(power + 1e-10) - THRESHOLD_DB) / 20);
    pcm[at] = sample * gain;
  }
}

/** Gain change (dB, never positive) for a level that many dB over the threshold, bending softly around it. */
function reductionDb(over: number): number {
  const slope = 1 / RATIO - 1;
  if (over <= -KNEE_DB / 2) return 0;
  return over >= KNEE_DB / 2 ? over * slope : (slope * (over + KNEE_DB / 2) ** 2) / (2 * KNEE_DB);
}
