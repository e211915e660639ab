import { createHash } from 'node:crypto';
import {
  ENGINE_FILE,
  NAME_VOICE,
  NarratorError,
  planNarration,
  SOUND_VERSION,
  STORY_VOICE,
  type Narration,
  type PlannedSegment,
  type SpeechPlan,
  type VoiceSettings,
} from '@storylantern/narrator';
import { createWorkerPool } from '../../platform/workers/worker-pool.ts';
import type { NarrationScript, Narrator, WordSounds } from '../maker.ts';
import type { SentSound } from './decode-sound.ts';
import { inParallel } from './in-parallel.ts';
import { createSentenceCache } from './sentence-cache.ts';
import type { SentenceStore } from './sentence-store.ts';
import type { SpeechWork } from './speech-worker.ts';

/** A short spoken text without timings: a name to be heard before a story is made with it. */
interface ShortSpeech {
  readonly audio: Uint8Array;
  readonly mime: 'audio/mpeg';
  readonly seconds: number;
}

/**
 * The narrator that lives in this process: no key, no account, no outbound request. Rejects with a NarratorError
 * (`nothing-to-say`, `too-long`), a WorkerPoolError (`deadline`, `queue-full`, `crashed`, `closed`), or the reason of
 * the signal.
 */
export interface EmbeddedNarrator extends Narrator {
  /**
   * Speaks a few words (at most 200 characters) by themselves, read as a respelling is read in a story ("NEE-v" is one
   * syllable): the preview of how a name is said.
   */
  sayOnce(text: string, options?: { signal?: AbortSignal }): Promise<ShortSpeech>;
  /**
   * The sounds of words that no dictionary has, as the voice says them; `said` holds words that are said another way
   * than they are spelled. A word that cannot be said is left out.
   */
  sounds(
    words: readonly string[],
    said: Readonly<Record<string, string>>,
    options?: { signal?: AbortSignal },
  ): Promise<WordSounds>;
  /**
   * Finds the words of a passage in a sound that another voice made of it: one packed clip for each stretch. Rejects with
   * a NarratorError `bad-sound` when the sound does not decode, is silent or does not say the passage.
   */
  fit(
    stretches: readonly SpeechPlan[],
    sound: SentSound,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<readonly Uint8Array[]>;
  /** How long such a sound is, in seconds; null when it does not decode or nothing is heard in it. */
  measure(sound: SentSound): Promise<number | null>;
  /** A narration from clips of all stretches in order, at the same pace and loudness as one of its own. */
  join(
    segments: readonly PlannedSegment[],
    clips: readonly Uint8Array[],
    voice: string,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<Narration>;
  /** Starts the threads and loads the voice, so that the first request finds it warm. Never needed for correctness. */
  warm(): Promise<void>;
  /** Stops the threads. What is being spoken is given up; every later call rejects. */
  close(): Promise<void>;
}

export interface EmbeddedNarratorOptions {
  /** Threads that speak. Default: the machine's cores, at most 2. */
  readonly workers?: number;
  /** Where spoken sentences are kept. Default: in memory, 12 MB, least recently used dropped first. */
  readonly sentences?: SentenceStore;
  /** Milliseconds without work after which the threads are stopped and their memory is given back. Default 30,000. */
  readonly idleMs?: number;
  /** Milliseconds one sentence may take before its thread is killed and replaced. Default 10,000 (usual: under 100). */
  readonly sentenceMs?: number;
}

const MAKER = { by: 'embedded', name: 'Storylantern voice (Flite slt)' } as const;
const CACHE_BYTES = 12 * 1024 * 1024;
const SENTENCE_MS = 10_000;
/** Putting together and encoding takes half a second for a story, five for the longest script. */
const FINISH_MS = 60_000;
/** Decoding a passage and finding its words takes under half a second. */
const FIT_MS = 30_000;
const WARM_MS = 30_000;
const SHORT_CHARACTERS = 200;

/** Makes the embedded narrator. Threads start with the first call. */
export function createEmbeddedNarrator(options: EmbeddedNarratorOptions = {}): EmbeddedNarrator {
  const store = options.sentences ?? createSentenceCache(CACHE_BYTES);
  const pool = createWorkerPool<SpeechWork>({
    file: new URL('./speech-worker.ts', import.meta.url),
    ...(options.workers === undefined ? {} : { size: options.workers }),
    ...(options.idleMs === undefined ? {} : { idleMs: options.idleMs }),
  });

  /** One sentence as a packed clip, from the store or spoken now. */
  const spoken = async (plan: SpeechPlan, voice: VoiceSettings, signal?: AbortSignal): Promise<Uint8Array> => {
    const key = keyOf(plan, voice);
    const kept = await store.get(key);
    if (kept) return kept;
    const clip = await pool.run('speak', [plan, voice], { deadlineMs: options.sentenceMs ?? SENTENCE_MS, signal });
    await store.put(key, clip);
    return clip;
  };

  const narrateIn = async (voice: VoiceSettings, script: NarrationScript, signal?: AbortSignal): Promise<Narration> => {
    signal?.throwIfAborted();
    const segments = planNarration(script.segments, script.said);
    const plans = segments.flatMap((segment) => segment.sentences.map((sentence) => sentence.plan));
    const clips = await inParallel(plans, pool.size * 2, (plan) => spoken(plan, voice, signal));
    return pool.run('finish', [segments, clips, voice.voice], { deadlineMs: FINISH_MS, signal });
  };

  return {
    async narrate(script, { signal } = {}) {
      const { audio, manifest } = await narrateIn(STORY_VOICE, script, signal);
      return { audio, manifest, maker: MAKER };
    },
    async sayOnce(text, { signal } = {}) {
      if (text.length > SHORT_CHARACTERS) throw new NarratorError('too-long', 'This is too long to be a name.');
      const script = { segments: [{ id: 'name', text }], said: { [text]: text } };
      const { audio, manifest } = await narrateIn(NAME_VOICE, script, signal);
      return { audio, mime: manifest.mime, seconds: manifest.seconds };
    },
    sounds: (words, said, { signal } = {}) =>
      pool.run('sounds', [words, said], { deadlineMs: options.sentenceMs ?? SENTENCE_MS, signal }),
    fit: (stretches, sound, { signal } = {}) => pool.run('fit', [stretches, sound], { deadlineMs: FIT_MS, signal }),
    measure: (sound) => pool.run('measure', [sound], { deadlineMs: FIT_MS }),
    join: (segments, clips, voice, { signal } = {}) =>
      pool.run('join', [segments, clips, voice], { deadlineMs: FINISH_MS, signal }),
    async warm() {
      await Promise.all(Array.from({ length: pool.size }, () => pool.run('warm', [], { deadlineMs: WARM_MS })));
    },
    close: () => pool.close(),
  };
}

/** Everything the sound of a sentence depends on, as one hash. */
const keyOf = (plan: SpeechPlan, voice: VoiceSettings): string =>
  createHash('sha256')
    .update(JSON.stringify([SOUND_VERSION, ENGINE_FILE.version, voice, plan]))
    .digest('hex');
