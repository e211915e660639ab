import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ENCODER_FILE } from '@storylantern/narrator';
import { MPEGDecoder } from 'mpg123-decoder';
import type { Stereo } from '../src/index.ts';

/** The encoder that the product uses. */
export const encoder = new WebAssembly.Module(
  readFileSync(createRequire(import.meta.url).resolve(ENCODER_FILE.specifier)),
);

/** What a player hears of a stereo MP3, by another program's decoder. */
export async function decoded(bytes: Uint8Array): Promise<Stereo & { readonly sampleRate: number }> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate, errors } = decoder.decode(bytes);
  decoder.free();
  const [left, right] = channelData;
  if (!left || !right || errors.length > 0) throw new Error(`This file does not decode: ${JSON.stringify(errors)}`);
  return { left, right, sampleRate };
}
