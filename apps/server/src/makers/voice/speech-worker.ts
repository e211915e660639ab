import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  createSpeechEngine,
  ENCODER_FILE,
  ENGINE_FILE,
  finishNarration,
  fitForeignSpeech,
  isNarratorError,
  joinForeignSpeech,
  NARRATION_RATE,
  NarratorError,
  normaliseForSpeech,
  packClip,
  speakSentence,
  STORY_VOICE,
  unpackClip,
  type Narration,
  type PlannedSegment,
  type SpeechEngine,
  type SpeechPlan,
  type VoiceSettings,
} from '@storylantern/narrator';
import workerpool from 'workerpool';
import { standBack } from '../../platform/workers/stand-back.ts';
import { decodeSound, type SentSound } from './decode-sound.ts';
import { dictionaryPhones } from './dictionary-phones.ts';

/**
 * The thread that speaks. The voice (21 MB) and the encoder are loaded once for each thread, at their first use; every
 * answer is handed over, not copied.
 */

/** What the thread does, as its callers see it. */
export type SpeechWork = {
  /** Speaks and polishes one sentence; answers with a packed clip. */
  speak(plan: SpeechPlan, voice: VoiceSettings): Uint8Array<ArrayBuffer>;
  /** Puts packed clips together and encodes them. */
  finish(segments: readonly PlannedSegment[], clips: readonly Uint8Array[], voice: string): Promise<Narration>;
  /** Decodes a passage spoken elsewhere and finds its words; answers with a packed clip for each of its stretches. */
  fit(stretches: readonly SpeechPlan[], sound: SentSound): Promise<Uint8Array<ArrayBuffer>[]>;
  /** How long a sound from elsewhere is, in seconds; null when it does not decode or nothing is heard in it. */
  measure(sound: SentSound): Promise<number | null>;
  /** As `finish`, from clips of what was spoken elsewhere. */
  join(segments: readonly PlannedSegment[], clips: readonly Uint8Array[], voice: string): Promise<Narration>;
  /** The sounds of words as a dictionary writes them; a word that cannot be said is left out. */
  sounds(words: readonly string[], said: Readonly<Record<string, string>>): Record<string, string[]>;
  /** Loads everything and speaks a word, so that the first request does not wait for it. */
  warm(): void;
};

const narratorPackage = createRequire(import.meta.resolve('@storylantern/narrator'));
const loaded: { engine?: SpeechEngine; encoder?: WebAssembly.Module } = {};

const bytesOf = (specifier: string) => readFileSync(narratorPackage.resolve(specifier));

function engine(): SpeechEngine {
  if (loaded.engine) return loaded.engine;
  const file = bytesOf(ENGINE_FILE.specifier);
  if (file.length !== ENGINE_FILE.bytes) {
    throw new NarratorError(
      'not-a-voice-file',
      `The voice file has ${file.length} bytes instead of ${ENGINE_FILE.bytes}.`,
    );
  }
  return (loaded.engine = createSpeechEngine(new WebAssembly.Module(file)));
}

const encoder = (): WebAssembly.Module => (loaded.encoder ??= new WebAssembly.Module(bytesOf(ENCODER_FILE.specifier)));

function speak(...[plan, voice]: Parameters<SpeechWork['speak']>) {
  const clip = packClip(speakSentence(engine(), plan, voice));
  return new workerpool.Transfer(clip, [clip.buffer]);
}

async function finish(...[segments, clips, voice]: Parameters<SpeechWork['finish']>) {
  const narration = await finishNarration(encoder(), segments, clips.map(unpackClip), voice);
  return new workerpool.Transfer(narration, [narration.audio.buffer]);
}

async function fit(...[stretches, sound]: Parameters<SpeechWork['fit']>) {
  const pcm = await decodeSound(sound);
  const clips = fitForeignSpeech(engine(), stretches, pcm).map(packClip);
  return new workerpool.Transfer(
    clips,
    clips.map((clip) => clip.buffer),
  );
}

async function measure(...[sound]: Parameters<SpeechWork['measure']>) {
  try {
    return (await decodeSound(sound)).length / NARRATION_RATE;
  } catch (error) {
    if (isNarratorError(error)) return null;
    throw error;
  }
}

async function join(...[segments, clips, voice]: Parameters<SpeechWork['join']>) {
  const sentences = joinForeignSpeech(segments, clips.map(unpackClip));
  const narration = await finishNarration(encoder(), segments, sentences, voice);
  return new workerpool.Transfer(narration, [narration.audio.buffer]);
}

function sounds(...[words, said]: Parameters<SpeechWork['sounds']>): Record<string, string[]> {
  const entries = words.flatMap((word): [string, string[]][] => {
    const units = normaliseForSpeech(word, said).parts.flatMap((part) => (part.kind === 'speech' ? part.units : []));
    const phones = dictionaryPhones(
      engine()
        .pronounce(units.flatMap((unit) => unit.say.split(' ')))
        .flat(),
    );
    return phones.length > 0 ? [[word, phones]] : [];
  });
  return Object.fromEntries(entries);
}

function warm(): void {
  speakSentence(engine(), normaliseForSpeech('Hello there.'), STORY_VOICE);
  encoder();
}

standBack(5);
workerpool.worker({ speak, finish, fit, measure, join, sounds, warm });
