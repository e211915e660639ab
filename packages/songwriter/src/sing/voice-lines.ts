import type { Lyrics } from '@storylantern/contract';
import { hertz } from '../band/tone.ts';
import type { Score } from '../score.ts';
import { resample } from '../sound/resample.ts';
import { secondsAt, songSeconds } from '../timing.ts';
import { addSound, type FlatClip } from './overlap-add.ts';
import { pitchMarks } from './pitch-marks.ts';
import { settleOnsets } from './settle-onsets.ts';
import { sharePhones } from './share-phones.ts';
import { sungLines, wordsOf, type SungLine } from './sung-lines.ts';
import { timePhones, type Placed } from './time-phones.ts';
import type { SingVoice, SpokenLine } from './voice.ts';

/** A word and when it is heard: seconds from the start of the song. Its letters' place is in the line's text. */
export interface SungWord {
  /** Index of the section in the lyrics and of the line in it; `sung` counts lines as they are sung. */
  readonly section: number;
  readonly line: number;
  readonly sung: number;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** A dry voice, mono, as long as the song, and its words in order. */
export interface VoiceTrack {
  readonly voice: Float32Array;
  readonly words: readonly SungWord[];
}

/** How a line is brought onto its notes. */
export interface Delivery {
  /** How much slower the voice speaks than by itself: more material for long vowels. */
  readonly stretch: number;
  /** For each of a line's notes the pitch (MIDI, fractions allowed) at which the line is asked from the voice. */
  spokenPitches(pitches: readonly number[]): readonly number[];
  /** Pitch wanted at a moment of the line, in hertz. Times are seconds of the song. */
  hertzAt(line: SungLine, note: number, seconds: number): number;
}

/** Part of a second before a line in which its first consonants are heard. */
const LEAD_SECONDS = 0.5;
const TAIL_SECONDS = 0.6;

/** Voices every line of a song and adds it up to one track. Lines that come back are made once. */
export function voiceLines(
  score: Score,
  lyrics: Lyrics,
  voice: SingVoice,
  rate: number,
  delivery: Delivery,
): VoiceTrack {
  const spoken = new Map<string, SpokenLine & { readonly marks: Float64Array }>();
  const speak = (text: string, pitch: number) => {
    const key = `${pitch} ${text}`;
    let clip = spoken.get(key);
    if (!clip) {
      const line = voice.speakFlat(text, hertz(pitch), delivery.stretch);
      const phones = settleOnsets(line.phones, line.pcm, line.sampleRate);
      clip = { ...line, phones, marks: pitchMarks(line.pcm, line.sampleRate, hertz(pitch)) };
      spoken.set(key, clip);
    }
    return clip;
  };
  const words: SungWord[] = [];
  let track = new Float32Array(0);
  let engineRate = rate;
  sungLines(score, lyrics).forEach((line, sung) => {
    const first = line.notes[0];
    const last = line.notes.at(-1);
    if (!first || !last) return;
    const pitches = delivery.spokenPitches(line.notes.map((note) => note.pitch));
    // Times come from the lowest version: it is the loudest, where sounds are told apart most surely.
    const base = speak(line.words.text, Math.min(...pitches));
    engineRate = base.sampleRate;
    if (track.length === 0) track = new Float32Array(Math.round((songSeconds(score) + 1.5) * engineRate));
    const start = secondsAt(score, first.at) - LEAD_SECONDS;
    const times = line.notes.map(({ at, beats }) => ({
      at: secondsAt(score, at) - start,
      end: secondsAt(score, at + beats) - start,
    }));
    const placed = timePhones(sharePhones(base.phones, line.words.syllables), times);
    const clips = pitches.map((pitch): FlatClip => {
      const { pcm, sampleRate, marks } = speak(line.words.text, pitch);
      return { pcm, rate: sampleRate, hertz: hertz(pitch), marks };
    });
    const length = Math.round((secondsAt(score, last.at + last.beats) - start + TAIL_SECONDS) * engineRate);
    const sound = new Float32Array(length);
    let place = 0;
    for (const each of placed) {
      const clip = clips[each.note];
      if (clip) place = addSound(sound, clip, each, place, (at) => delivery.hertzAt(line, each.note, at + start));
    }
    addAt(track, sound, Math.round(start * engineRate));
    words.push(...timedWords(line, sung, placed, start));
  });
  return { voice: resample(track, engineRate, rate), words };
}

function addAt(track: Float32Array, sound: Float32Array, start: number): void {
  for (let at = Math.max(0, -start); at < sound.length && start + at < track.length; at++) {
    track[start + at] = (track[start + at] ?? 0) + (sound[at] ?? 0);
  }
}

function timedWords(line: SungLine, sung: number, placed: readonly Placed[], start: number): readonly SungWord[] {
  return wordsOf(line.words).map(({ from, to, syllables }) => {
    const sounds = placed.filter(({ note }) => syllables.includes(note));
    const begin = sounds[0]?.target[0] ?? 0;
    const end = sounds.at(-1)?.target[1] ?? begin;
    return { section: line.section, line: line.line, sung, from, to, start: start + begin, end: start + end };
  });
}
