import { MODEL_MADE_XMP } from '../source-mark.ts';

/** Owner of a private frame that holds XMP (XMP Specification Part 3, "MP3"). */
const XMP_OWNER = 'XMP\0';
const HEADER_BYTES = 10;
/** A size in an ID3 header has four times seven bits, so that no byte of it looks like sound. */
const SEVEN_BITS = 0x7f;

/** A frame of ID3 version 2.3: four letters, its length, no flags, its content. */
function frame(id: string, content: Buffer): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  head.write(id, 'latin1');
  head.writeUInt32BE(content.length, 4);
  return Buffer.concat([head, content]);
}

/** An ID3 tag of version 2.3 (https://id3.org/id3v2.3.0): the XMP, and the same mark where players show texts. */
function tag(): Buffer {
  const frames = Buffer.concat([
    frame('TXXX', Buffer.from('\0DigitalSourceType\0trainedAlgorithmicMedia', 'latin1')),
    frame('PRIV', Buffer.from(`${XMP_OWNER}${MODEL_MADE_XMP}`, 'utf8')),
  ]);
  const head = Buffer.alloc(HEADER_BYTES);
  head.write('ID3\x03', 'latin1');
  for (const [place, shift] of [21, 14, 7, 0].entries()) head[6 + place] = (frames.length >> shift) & SEVEN_BITS;
  return Buffer.concat([head, frames]);
}

/** An MP3 file that says of itself that a model spoke it. Every time in it stays: players begin behind the tag. */
export const markedSound = (mp3: Uint8Array): Uint8Array => Buffer.concat([tag(), mp3]);
