import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  createSpeechEngine,
  encodeMp3,
  ENCODER_FILE,
  ENGINE_FILE,
  engineText,
  planNarration,
  type VoiceSettings,
} from '@storylantern/narrator';

const narratorPackage = createRequire(import.meta.resolve('@storylantern/narrator'));
const moduleOf = (specifier: string) => new WebAssembly.Module(readFileSync(narratorPackage.resolve(specifier)));
const engine = createSpeechEngine(moduleOf(ENGINE_FILE.specifier));
const encoder = moduleOf(ENCODER_FILE.specifier);

/** A man's voice, faster than the storyteller's. */
const MAN: VoiceSettings = { voice: 'rms', pitch: 112, spread: 16, stretch: 1.02 };
export const OTHER_RATE = 16_000;

/** A text read by another voice, with rests of 0.3 s: samples at 16 kHz. */
export function otherVoice(text: string): Float32Array {
  const pieces = planNarration([{ id: 'text', text }])
    .flatMap((segment) => segment.sentences.flatMap((sentence) => sentence.plan.parts))
    .flatMap((part) => (part.kind === 'speech' ? [engine.speak(engineText(part.units), MAN).pcm] : []))
    .flatMap((pcm) => [pcm, new Float32Array(0.3 * OTHER_RATE)]);
  return Float32Array.from(pieces.flatMap((piece) => [...piece]));
}

/** Samples as a WAV file of 16 bits. */
export function wavOf(pcm: Float32Array, rate = OTHER_RATE): Uint8Array {
  const bytes = Buffer.alloc(44 + 2 * pcm.length);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(2 * rate, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * pcm.length, 40);
  pcm.forEach((sample, at) => bytes.writeInt16LE(Math.round(sample * 32_767), 44 + 2 * at));
  return bytes;
}

/** Samples as an MP3 file. */
export const mp3Of = async (pcm: Float32Array, rate = OTHER_RATE): Promise<Uint8Array> =>
  (await encodeMp3(encoder, pcm, rate)).bytes;
