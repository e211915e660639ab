import type { NarrationManifest, SpokenSegment } from '@storylantern/contract';
import { assembleNarration } from './assemble-narration.ts';
import type { Clip } from './clip.ts';
import type { PlannedSegment } from './plan-narration.ts';
import { encodeMp3, MP3_DELAY_SAMPLES } from './sound/encode-mp3.ts';
import { master } from './sound/master.ts';
import { NARRATION_RATE } from './sound/polish.ts';

/** A finished narration. */
export interface Narration {
  readonly audio: Uint8Array;
  readonly manifest: NarrationManifest;
}

/**
 * From spoken sentences to the file and its manifest: assembled, brought to -18 LUFS, encoded, and every time moved by
 * the encoder's delay, so that it holds in what a player decodes.
 *
 * @throws NarratorError `nothing-to-say` when every clip is silent, `bad-clip` when one is missing
 */
export async function finishNarration(
  encoderFile: WebAssembly.Module,
  segments: readonly PlannedSegment[],
  clips: readonly Clip[],
  voice: string,
): Promise<Narration> {
  const { pcm, segments: spoken } = assembleNarration(segments, clips);
  const levels = master(pcm, NARRATION_RATE);
  const { bytes, seconds } = await encodeMp3(encoderFile, pcm, NARRATION_RATE);
  return {
    audio: bytes,
    manifest: { mime: 'audio/mpeg', seconds, voice, ...levels, segments: spoken.map(inFile) },
  };
}

const DELAY_SECONDS = MP3_DELAY_SAMPLES / NARRATION_RATE;
/** A tenth of a millisecond is finer than any player. */
const inFileTime = (time: number): number => Math.round((time + DELAY_SECONDS) * 10_000) / 10_000;

const timed = <T extends { start: number; end: number }>(span: T): T => ({
  ...span,
  start: inFileTime(span.start),
  end: inFileTime(span.end),
});

const inFile = (segment: SpokenSegment): SpokenSegment => ({
  ...timed(segment),
  sentences: segment.sentences.map((sentence) => ({ ...timed(sentence), words: sentence.words.map(timed) })),
});
