import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SongVariant } from '@storylantern/contract';
import {
  createSpeechEngine,
  ENCODER_FILE,
  encodeStereo,
  ENGINE_FILE,
  truePeakDb,
  type SpeechEngine,
} from '@storylantern/narrator';
import { chantLyrics, composeSong, mixSong, singLyrics, type Stereo, type VoiceTrack } from '@storylantern/songwriter';
import workerpool from 'workerpool';
import { standBack } from '../../platform/workers/stand-back.ts';
import type { HeardWord, PerformedSong, SongPerformance } from '../maker.ts';
import { playBand } from './play-band.ts';
import { singVoice } from './sing-voice.ts';
import { SONG_RATE } from './song-rate.ts';

/**
 * The process that makes songs heard. A process and not a thread, because it needs some 200 MB while it sings and
 * gives them back only by ending.
 */

/** What the process does, as its callers see it. */
export type SoundWork = {
  perform(performance: SongPerformance, variant: SongVariant): Promise<Omit<PerformedSong, 'maker'>>;
  /** Loads the voice and the encoder, so that the first song does not wait for them. */
  warm(): void;
};

/** The two renders every variant of a performance is mixed from. */
interface Renders {
  readonly key: string;
  readonly band: Promise<Stereo>;
  track: VoiceTrack | undefined;
}

const narratorPackage = createRequire(import.meta.resolve('@storylantern/narrator'));
const loaded: { engine?: SpeechEngine; encoder?: WebAssembly.Module; renders?: Renders | undefined } = {};

const compiled = (specifier: string) => new WebAssembly.Module(readFileSync(narratorPackage.resolve(specifier)));
const engine = (): SpeechEngine => (loaded.engine ??= createSpeechEngine(compiled(ENGINE_FILE.specifier)));
const encoder = (): WebAssembly.Module => (loaded.encoder ??= compiled(ENCODER_FILE.specifier));

/** The renders of the last performance are kept: its other variants are asked for next. */
function rendersOf(performance: SongPerformance): Renders {
  const key = JSON.stringify(performance);
  if (loaded.renders?.key !== key) {
    // Let go of first, so that two songs are never held at once.
    loaded.renders = undefined;
    loaded.renders = { key, band: playBand(performance), track: undefined };
    // Whoever waits for it hears of its failure.
    loaded.renders.band.catch(() => (loaded.renders = undefined));
  }
  return loaded.renders;
}

function voiced({ lyrics, style, seed, wishes, sung, said }: SongPerformance): VoiceTrack {
  const score = composeSong(lyrics, style, { seed, wishes });
  const perform = sung ? singLyrics : chantLyrics;
  return perform(score, lyrics, singVoice(engine(), said), { sampleRate: SONG_RATE });
}

/** A tenth of a millisecond is finer than any player. */
const inFile = (words: VoiceTrack['words'], delaySeconds: number): HeardWord[] => {
  const at = (seconds: number): number => Math.round((seconds + delaySeconds) * 10_000) / 10_000;
  return words.map((word) => ({ ...word, start: at(word.start), end: at(word.end) }));
};

async function perform(...[performance, variant]: Parameters<SoundWork['perform']>) {
  const renders = rendersOf(performance);
  if (variant !== 'band') renders.track ??= voiced(performance);
  const mix = mixSong(await renders.band, renders.track?.voice ?? null, variant, SONG_RATE);
  const { audio, delaySeconds, seconds } = await encodeStereo(encoder(), mix, SONG_RATE);
  return {
    audio,
    seconds,
    lufs: mix.lufs,
    truePeakDb: Math.max(truePeakDb(mix.left), truePeakDb(mix.right)),
    words: renders.track ? inFile(renders.track.words, delaySeconds) : [],
  };
}

function warm(): void {
  engine();
  encoder();
}

standBack(12);
workerpool.worker({ perform, warm });
