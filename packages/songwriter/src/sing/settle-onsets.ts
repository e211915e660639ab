import { filterInPlace, lowPass } from '../sound/filter.ts';
import { carriesPitch, isVowel, type SpokenPhone } from './voice.ts';

/** Vowels sound under this frequency, breath and hiss hardly. */
const VOWEL_BAND_HERTZ = 900;
/** A vowel is there when its level has come this near to its loudest, in dB. */
const NEAR_DB = 9;
/** It is looked for this long, and so much of the vowel is left in any case, in seconds. */
const LATEST_SECONDS = 0.12;
const LEFT_SECONDS = 0.05;
const STEP_SECONDS = 0.005;

/**
 * Moves the borders between voiceless sounds and vowels to where the vowel is heard. A speech engine counts the breath
 * after a consonant (a tenth of a second after the t of "tea" when it speaks slowly) as part of the vowel; sung by such
 * times, the note would be late.
 */
export function settleOnsets(phones: readonly SpokenPhone[], pcm: Float32Array, rate: number): readonly SpokenPhone[] {
  const low = filterInPlace(pcm.slice(), lowPass(rate, VOWEL_BAND_HERTZ));
  const onsets = phones.map((phone, at) => {
    const before = phones[at - 1];
    if (!isVowel(phone.ph) || !before || before.ph === 'pau' || carriesPitch(before.ph)) return phone.start;
    return heardFrom(low, rate, phone);
  });
  return phones.map((phone, at) => ({ ...phone, start: onsets[at] ?? phone.start, end: onsets[at + 1] ?? phone.end }));
}

function heardFrom(low: Float32Array, rate: number, { start, end }: SpokenPhone): number {
  const steps = Math.floor((end - start) / STEP_SECONDS);
  const levels = Array.from({ length: steps }, (_, step) => {
    const from = Math.round((start + step * STEP_SECONDS) * rate);
    const frame = low.subarray(from, from + Math.round(2 * STEP_SECONDS * rate));
    return 10 * Math.log10(frame.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, frame.length) + 1e-9);
  });
  const loudest = Math.max(-90, ...levels);
  const found = levels.findIndex((level) => level > loudest - NEAR_DB);
  const latest = Math.max(0, Math.min(LATEST_SECONDS, end - start - LEFT_SECONDS));
  return start + Math.min(latest, Math.max(0, found) * STEP_SECONDS);
}
