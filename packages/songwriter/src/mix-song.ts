import type { SongVariant } from '@storylantern/contract';
import { filterInPlace, highPass, peaking } from './sound/filter.ts';
import { compress } from './sound/compress.ts';
import { addHall } from './sound/hall.ts';
import { limit } from './sound/limit.ts';
import { loudness } from './sound/loudness.ts';
import { amplify, fromDb, silence, type Stereo } from './sound/stereo.ts';

/** How loud songs are (LUFS), and the highest sample (dBFS), which leaves room for MP3 coding. */
export const SONG_LUFS = -16;
const CEILING_DB = -2;
/** Before the whole is brought to its loudness the voice stands this much over the band. */
const VOICE_OVER_BAND_DB = 4;
/** Silence is not raised into noise. */
const LARGEST_GAIN_DB = 40;

/** A finished sound and its loudness in LUFS, measured (-Infinity for silence). */
export interface Mix extends Stereo {
  readonly lufs: number;
}

/**
 * Mixes one variant of a song from the same renders: the band, and the dry voice (mono; null where nobody sings).
 * Loudness -16 LUFS, no sample over -2 dBFS. The inputs stay as they are.
 */
export function mixSong(band: Stereo, voice: Float32Array | null, variant: SongVariant, sampleRate: number): Mix {
  const out = silence(band.left.length);
  if (voice && variant !== 'band') {
    placeVoice(out, voice, sampleRate);
    if (variant === 'full') bringTo(out, SONG_LUFS - 1, sampleRate);
  }
  if (variant !== 'voice') {
    const bandLufs = loudness(band, sampleRate);
    const gain = Number.isFinite(bandLufs) ? fromDb(SONG_LUFS - 1 - VOICE_OVER_BAND_DB - bandLufs) : 0;
    for (const side of ['left', 'right'] as const) {
      const [mixed, played] = [out[side], band[side]];
      for (let at = 0; at < mixed.length; at++) mixed[at] = (mixed[at] ?? 0) + (played[at] ?? 0) * gain;
    }
  }
  bringTo(out, SONG_LUFS, sampleRate);
  limit(out, sampleRate, fromDb(CEILING_DB));
  return { ...out, lufs: loudness(out, sampleRate) };
}

function bringTo(sound: Stereo, lufs: number, rate: number): void {
  const now = loudness(sound, rate);
  if (Number.isFinite(now)) amplify(sound, fromDb(Math.min(LARGEST_GAIN_DB, lufs - now)));
}

/** The voice in the middle: rumble away, clearer consonants, even level, a little of the hall on both sides. */
function placeVoice(out: Stereo, voice: Float32Array, rate: number): void {
  const clear = new Float32Array(out.left.length);
  clear.set(voice.subarray(0, clear.length));
  for (const filter of [
    highPass(rate, 110),
    peaking(rate, 1900, 0.7, 3),
    peaking(rate, 3200, 1, 2.5),
    peaking(rate, 6400, 1.2, -2),
  ]) {
    filterInPlace(clear, filter);
  }
  compress(clear, rate);
  out.left.set(clear);
  out.right.set(clear);
  addHall(out, clear, rate, 0.74, 0.02);
}
