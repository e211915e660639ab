/** Kilobits a second of MPEG-2 and MPEG-1 Layer III, by the index in a frame's header (ISO/IEC 11172-3 and 13818-3). */
const KBITS = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const RATES = { 1: [44_100, 48_000, 32_000], 2: [22_050, 24_000, 16_000] } as const;

/**
 * Walks an MP3 from its first frame to its last byte and returns how long it sounds, in seconds.
 * @throws Error where a frame does not begin where the one before ended, as in a file that was cut off.
 */
export function mp3Seconds(bytes: Uint8Array): number {
  let seconds = 0;
  for (let at = 0; at < bytes.length;) {
    const [sync = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const version = (second >> 3) & 3;
    if (sync !== 0xff || second >> 5 !== 7 || ((second >> 1) & 3) !== 1 || version < 2) {
      throw new Error(`No MP3 frame begins at byte ${at} of ${bytes.length}`);
    }
    const mpeg = version === 3 ? 1 : 2;
    const rate = RATES[mpeg][(third >> 2) & 3];
    const kbits = KBITS[mpeg][third >> 4];
    if (rate === undefined || !kbits) throw new Error(`The MP3 frame at byte ${at} has no known rate`);
    const samples = mpeg === 1 ? 1152 : 576;
    at += Math.floor(((samples / 8) * kbits * 1000) / rate) + ((third >> 1) & 1);
    if (at > bytes.length) throw new Error('The last MP3 frame is cut off');
    seconds += samples / rate;
  }
  return seconds;
}
