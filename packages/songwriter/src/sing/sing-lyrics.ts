import type { Lyrics } from '@storylantern/contract';
import { hertz } from '../band/tone.ts';
import type { Score } from '../score.ts';
import { secondsAt } from '../timing.ts';
import { voiceLines, type Delivery, type VoiceTrack } from './voice-lines.ts';
import type { SingVoice } from './voice.ts';

/** Spoken this much more slowly, a vowel has enough swings to be held. */
const STRETCH = 1.6;
/** A line spoken on one pitch serves notes up to this many semitones away; further, the voice would change its size. */
const REACH = 1.5;
/**
 * Over this pitch (F sharp over middle C) the speaking voice grows thin: its closed vowels lose 10 dB by A and more
 * above. Higher notes are made from it.
 */
const HIGHEST_SPOKEN = 66;
/** From one note to the next the pitch slides, from this long before the vowel to this long after its start. */
const GLIDE = { before: 0.04, after: 0.03 };
/** Notes further apart than this start on their own pitch. */
const LEGATO_SECONDS = 0.1;
/** Long notes begin to sway after a while: hertz, and hundredths of a semitone. */
const VIBRATO = { hertz: 5.4, cents: 22, after: 0.28, rise: 0.3 };

/**
 * Sings a song's words on its notes with a voice that can only speak: vowels begin on their notes and are held,
 * pitches slide into one another, long notes sway. Gives the dry voice (mono, `sampleRate` hertz, as long as the song
 * and its ring) and when each word is heard. One syllable, one note; the same input gives the same samples.
 */
export function singLyrics(
  score: Score,
  lyrics: Lyrics,
  voice: SingVoice,
  { sampleRate }: { sampleRate: number },
): VoiceTrack {
  const seconds = (beat: number): number => secondsAt(score, beat);
  const delivery: Delivery = {
    stretch: STRETCH,
    spokenPitches: nearPitches,
    hertzAt: ({ notes }, index, now) => {
      const note = notes[index];
      if (!note) return hertz(60);
      const since = now - seconds(note.at);
      const before = notes[index - 1];
      let pitch = note.pitch;
      if (before && since < GLIDE.after && seconds(note.at) - seconds(before.at + before.beats) < LEGATO_SECONDS) {
        const share = Math.max(0, (since + GLIDE.before) / (GLIDE.before + GLIDE.after));
        pitch = before.pitch + (note.pitch - before.pitch) * share;
      }
      const depth = Math.min(1, Math.max(0, (since - VIBRATO.after) / VIBRATO.rise)) * VIBRATO.cents;
      return hertz(pitch + (depth / 100) * Math.sin(2 * Math.PI * VIBRATO.hertz * since));
    },
  };
  return voiceLines(score, lyrics, voice, sampleRate, delivery);
}

/** As few spoken pitches as come near every note of a line: speaking is the dearest part of singing. */
function nearPitches(pitches: readonly number[]): readonly number[] {
  const spoken: number[] = [];
  for (const pitch of pitches.toSorted((a, b) => a - b)) {
    const last = spoken.at(-1) ?? -Infinity;
    if (pitch - last > REACH && last < HIGHEST_SPOKEN) spoken.push(Math.min(HIGHEST_SPOKEN, pitch + REACH));
  }
  return pitches.map((pitch) => spoken.find((each) => Math.abs(each - pitch) <= REACH) ?? HIGHEST_SPOKEN);
}
