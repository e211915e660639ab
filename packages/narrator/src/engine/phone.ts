/** One sound of speech (the engine's US English set, the CMU dictionary's in small letters) and when it is heard. */
export interface Phone {
  readonly name: string;
  /** Seconds from the start of the sound. */
  readonly start: number;
  readonly end: number;
}

/** The engine's name for silence inside and around a sentence. */
export const PAUSE = 'pau';

const VOWELS = new Set('aa ae ah ao aw ax axr ay eh er ey ih iy ow oy uh uw'.split(' '));

export const isVowel = (phone: string): boolean => VOWELS.has(phone);

/**
 * Reads what the engine prints with `-psdur`: "pau:0.164 hh:0.255 ...", each sound with the time it ends (three
 * decimals), one line for each stretch it spoke; the times of a line start from zero.
 */
export function readPhones(printed: string): readonly Phone[] {
  const phones: Phone[] = [];
  let lineStart = 0;
  for (const line of printed.split('\n')) {
    let start = lineStart;
    for (const item of line.trim().split(/\s+/)) {
      const colon = item.lastIndexOf(':');
      const end = lineStart + Number(item.slice(colon + 1));
      if (colon < 1 || !(end >= start)) continue;
      phones.push({ name: item.slice(0, colon), start, end });
      start = end;
    }
    lineStart = start;
  }
  return phones;
}
