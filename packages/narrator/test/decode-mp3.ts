import { MPEGDecoder } from 'mpg123-decoder';

/** What a player hears: the first channel of a decoded file, with its sample rate. */
export async function decodeMp3(bytes: Uint8Array): Promise<{ pcm: Float32Array; sampleRate: number }> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate, errors } = decoder.decode(bytes);
  decoder.free();
  const pcm = channelData[0];
  if (!pcm || errors.length > 0) throw new Error(`This file does not decode: ${JSON.stringify(errors)}`);
  return { pcm, sampleRate };
}
