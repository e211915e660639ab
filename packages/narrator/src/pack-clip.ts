import type { Clip, TimedWord } from './clip.ts';
import { NarratorError } from './narrator-error.ts';

/**
 * A clip as bytes, for a cache or another thread: a mark, the length of the header, the header as JSON, the samples as
 * 16-bit integers. Samples beyond full scale (the loudness is set later) are kept by a common factor.
 */
export function packClip(clip: Clip): Uint8Array<ArrayBuffer> {
  let scale = 1;
  for (const sample of clip.pcm) scale = Math.max(scale, Math.abs(sample));
  const { seconds, quietBefore, quietAfter, words } = clip;
  const header: Header = {
    seconds,
    quietBefore,
    quietAfter,
    scale,
    samples: clip.pcm.length,
    words: words.map(({ from, to, start, end }) => [from, to, start, end]),
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const bytes = new Uint8Array(PREFIX + text.length + 2 * clip.pcm.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MARK);
  view.setUint32(4, text.length);
  bytes.set(text, PREFIX);
  const start = PREFIX + text.length;
  const { pcm } = clip;
  for (let at = 0; at < pcm.length; at++)
    view.setInt16(start + 2 * at, Math.round(((pcm[at] ?? 0) / scale) * 32767), true);
  return bytes;
}

/**
 * The clip in packed bytes.
 *
 * @throws NarratorError `bad-clip` when they are none, or were cut short
 */
export function unpackClip(bytes: Uint8Array): Clip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < PREFIX || view.getUint32(0) !== MARK)
    throw new NarratorError('bad-clip', 'These bytes are no clip.');
  const start = PREFIX + view.getUint32(4);
  const header = start <= bytes.length ? readHeader(bytes.subarray(PREFIX, start)) : undefined;
  if (!header || bytes.length !== start + 2 * header.samples)
    throw new NarratorError('bad-clip', 'This clip was cut short.');
  const pcm = new Float32Array(header.samples);
  for (let at = 0; at < pcm.length; at++) pcm[at] = (view.getInt16(start + 2 * at, true) / 32767) * header.scale;
  const words: readonly TimedWord[] = header.words.map(([from, to, begin, end]) => ({ from, to, start: begin, end }));
  return { pcm, seconds: header.seconds, quietBefore: header.quietBefore, quietAfter: header.quietAfter, words };
}

interface Header {
  readonly seconds: number;
  readonly quietBefore: number;
  readonly quietAfter: number;
  readonly scale: number;
  readonly samples: number;
  readonly words: readonly (readonly [from: number, to: number, start: number, end: number])[];
}

/** "SLC1": changes when the form does, so that an old cache is spoken again instead of misread. */
const MARK = 0x534c4331;
const PREFIX = 8;

function readHeader(bytes: Uint8Array): Header | undefined {
  try {
    const header: Header = JSON.parse(new TextDecoder().decode(bytes));
    return Number.isInteger(header.samples) && Array.isArray(header.words) ? header : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
