import { NARRATION_RATE } from '@storylantern/narrator';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mp3Of, otherVoice, OTHER_RATE, wavOf } from '../../../test/support/other-voice.ts';
import { decodeSound } from './decode-sound.ts';

const SOUND = otherVoice('The snail is asleep.');
const MP3 = await mp3Of(SOUND);
const bad = (why: RegExp) =>
  expect.objectContaining({ name: 'NarratorError', code: 'bad-sound', message: expect.stringMatching(why) });

/** How a WAV file's samples may be written: format code, bits, and one sample into a file. */
const FORMS: readonly [string, number, number, (file: Buffer, sample: number, at: number) => unknown][] = [
  ['8 bits', 1, 8, (file, sample, at) => file.writeUInt8(Math.round(sample * 127) + 128, at)],
  ['16 bits', 1, 16, (file, sample, at) => file.writeInt16LE(Math.round(sample * 32_767), at)],
  ['24 bits', 1, 24, (file, sample, at) => file.writeIntLE(Math.round(sample * 8_388_607), at, 3)],
  ['32 bits', 1, 32, (file, sample, at) => file.writeInt32LE(Math.round(sample * 2_147_483_647), at)],
  ['floating point', 3, 32, (file, sample, at) => file.writeFloatLE(sample, at)],
  ['long floating point', 3, 64, (file, sample, at) => file.writeDoubleLE(sample, at)],
];

/** A stereo file with an odd chunk before its sound and an unknown length, as a server writes that has not yet spoken. */
function stereoWav(code: number, bits: number, write: (file: Buffer, sample: number, at: number) => unknown): Buffer {
  const width = bits / 8;
  const file = Buffer.alloc(58 + 2 * width * SOUND.length);
  file.write('RIFF\xff\xff\xff\xffWAVEfmt ', 0, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(code, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(OTHER_RATE, 24);
  file.writeUInt16LE(bits, 34);
  file.write('LIST', 36);
  file.writeUInt32LE(5, 40);
  file.write('data', 50);
  file.writeUInt32LE(0xffff_ffff, 54);
  SOUND.forEach((sample, at) => {
    write(file, sample, 58 + 2 * width * at);
    write(file, sample, 58 + width * (2 * at + 1));
  });
  return file;
}

/** How unlike two sounds are at the places where both have samples. */
function difference(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  one.forEach((sample, at) => (sum += (sample - (other[at] ?? 0)) ** 2));
  return Math.sqrt(sum / one.length);
}

describe('the sound of a speech server', () => {
  const plain = decodeSound({ bytes: wavOf(SOUND), mediaType: 'audio/wav' });

  it.each(FORMS)('is read from WAV with %s, whatever the server calls it', async (_, code, bits, write) => {
    const pcm = await decodeSound({ bytes: stereoWav(code, bits, write), mediaType: 'audio/mpeg' });
    expect(pcm.length).toBe(Math.floor((SOUND.length * NARRATION_RATE) / OTHER_RATE));
    expect(difference(pcm, await plain)).toBeLessThan(bits === 8 ? 0.01 : 1e-3);
  });

  it('is read from MP3, also after a tag and without its end', async () => {
    const tag = Buffer.concat([Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x20'), Buffer.alloc(32, 0xff)]);
    for (const bytes of [MP3, Buffer.concat([tag, MP3]), MP3.slice(0, -100)]) {
      const pcm = await decodeSound({ bytes, mediaType: 'application/octet-stream' });
      expect(Math.abs(pcm.length / NARRATION_RATE - SOUND.length / OTHER_RATE)).toBeLessThan(0.25);
    }
  });

  it('is read from a WAV file that was begun before anything was spoken', async () => {
    const file = Buffer.from(wavOf(SOUND));
    file.writeUInt32LE(0, 40);
    expect(await decodeSound({ bytes: file, mediaType: 'audio/wav' })).toEqual(await plain);
  });

  it('is read from bare samples when the server says so', async () => {
    const bytes = Buffer.alloc(2 * SOUND.length);
    SOUND.forEach((sample, at) => bytes.writeInt16LE(Math.round(sample * 32_767), 2 * at));
    for (const mediaType of ['audio/pcm', 'audio/L16', 'audio/x-raw']) {
      const pcm = await decodeSound({ bytes, mediaType });
      expect(pcm.length).toBe(SOUND.length);
    }
    await expect(decodeSound({ bytes, mediaType: 'application/octet-stream' })).rejects.toEqual(bad(/kind/));
  });

  it.each<[string, Uint8Array, RegExp]>([
    ['nothing', new Uint8Array(0), /nothing came/i],
    ['a page of text', Buffer.from('<html>Bad gateway</html>'), /kind/],
    ['an Ogg file', Buffer.from('OggS\0\x02 and so on'), /kind/],
    ['a WAV file of music by telephone', wavOf(SOUND).fill(7, 20, 21), /written in a way/],
    ['a WAV file without sound', wavOf(new Float32Array(0)), /no sound/],
    ['a WAV file that ends in its header', wavOf(SOUND).slice(0, 30), /no sound/],
    ['silence', wavOf(new Float32Array(20_000)), /silent/],
    ['six minutes', wavOf(new Float32Array(4_000 * 360), 4_000), /five minutes/],
  ])('is refused when it is %s', async (_, bytes, why) => {
    await expect(decodeSound({ bytes, mediaType: 'audio/wav' })).rejects.toEqual(bad(why));
  });

  it('is refused when it is six minutes of MP3, before it is decoded', async () => {
    const frame = MP3.slice(0, 4_608);
    const bytes = Buffer.concat(Array.from({ length: 6 * 60 * 2 }, () => frame));
    await expect(decodeSound({ bytes, mediaType: 'audio/mpeg' })).rejects.toEqual(bad(/five minutes/));
  });

  it('is read or refused by name, whatever the bytes', async () => {
    const files = [wavOf(SOUND), MP3].map((file) => file.slice(0, 6_000));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.nat(5_999), fc.nat(255)), { maxLength: 40 }),
        fc.nat(6_000),
        async (file, changes, length) => {
          const bytes = file.slice(0, length);
          for (const [at, value] of changes) bytes[at] = value;
          const outcome = await decodeSound({ bytes, mediaType: 'audio/wav' }).catch((error: unknown) => error);
          if (outcome instanceof Float32Array) expect(outcome.every(Number.isFinite)).toBe(true);
          else expect(outcome).toEqual(bad(/./));
        },
      ),
      { numRuns: 150 },
    );
  });
});
