import { MPEGDecoder } from 'mpg123-decoder';

/** What a player hears: the channels of a decoded file, with its sample rate. */
export async function decodeChannels(
  bytes: Uint8Array,
): Promise<{ channels: readonly Float32Array[]; sampleRate: number }> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate, errors } = decoder.decode(bytes);
  decoder.free();
  if (errors.length > 0) throw new Error(`This file does not decode: ${JSON.stringify(errors)}`);
  return { channels: channelData, sampleRate };
}

/** The first channel of a decoded file, with its sample rate. */
export async function decodeMp3(bytes: Uint8Array): Promise<{ pcm: Float32Array; sampleRate: number }> {
  const { channels, sampleRate } = await decodeChannels(bytes);
  const pcm = channels[0];
  if (!pcm) throw new Error('This file holds no sound.');
  return { pcm, sampleRate };
}
