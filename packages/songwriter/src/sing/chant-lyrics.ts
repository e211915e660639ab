import type { Lyrics } from '@storylantern/contract';
import { hertz } from '../band/tone.ts';
import type { Score } from '../score.ts';
import { secondsAt } from '../timing.ts';
import { voiceLines, type Delivery, type VoiceTrack } from './voice-lines.ts';
import type { SingVoice } from './voice.ts';

/** About the voice's own pitch (F sharp under middle C). */
const SPOKEN_PITCH = 54;
const STRETCH = 1.3;
/** Semitones that beats stand out by, and that a line falls by from its first word to its last. */
const ACCENT = 2;
const FALL = 4;
/** Syllables are spoken this long at most, in beats: speech does not hold its vowels. */
const LONGEST_BEATS = 0.7;

/**
 * Speaks a song's words in its rhythm, for songs without a tune: every vowel on its note, beats a little higher, lines
 * falling to their end. Gives the same as `singLyrics`; meant for a light beat (`renderBand` with `players: 'beat'`).
 */
export function chantLyrics(
  score: Score,
  lyrics: Lyrics,
  voice: SingVoice,
  { sampleRate }: { sampleRate: number },
): VoiceTrack {
  const spoken: Score = {
    ...score,
    notes: score.notes.map((note) => ({ ...note, beats: Math.min(note.beats, LONGEST_BEATS) })),
  };
  const delivery: Delivery = {
    stretch: STRETCH,
    spokenPitches: (pitches) => pitches.map(() => SPOKEN_PITCH),
    hertzAt: ({ notes, words }, index, now) => {
      const [first, last] = [notes[0], notes.at(-1)];
      const from = secondsAt(score, first?.at ?? 0);
      const length = Math.max(0.1, secondsAt(score, (last?.at ?? 0) + (last?.beats ?? 0)) - from);
      const through = Math.max(0, Math.min(1, (now - from) / length));
      const accent = words.syllables[index]?.beat ? ACCENT : 0;
      return hertz(SPOKEN_PITCH + FALL / 2 - FALL * through + accent);
    },
  };
  return voiceLines(spoken, lyrics, voice, sampleRate, delivery);
}
