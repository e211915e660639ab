/** One sound of speech and when it is heard, in seconds from the start of the clip. */
export interface SpokenPhone {
  /** The CMU dictionary's sounds in small letters, `pau` for silence. */
  readonly ph: string;
  readonly start: number;
  readonly end: number;
}

/** A spoken line. */
export interface SpokenLine {
  /** Mono, samples from -1 to 1. */
  readonly pcm: Float32Array;
  readonly sampleRate: number;
  readonly phones: readonly SpokenPhone[];
}

/**
 * A voice that can sing, made from one that can speak. `speakFlat` speaks a line (as it is written in the lyrics) on
 * one pitch, `stretch` times slower than it would; the lengths of its sounds must not depend on the pitch. Respelled
 * names are its own affair: it may say something else than it is given, as long as the syllables are the same.
 */
export interface SingVoice {
  speakFlat(line: string, hertz: number, stretch: number): SpokenLine;
}

const VOWELS = new Set('aa ae ah ao aw ax axr ay eh el em en er ey ih iy ow oy uh uw'.split(' '));
const VOICED = new Set('m n ng l r w y v z dh zh b d g jh'.split(' '));
/** Voiced sounds with a stop in them: copied as they are, because they have no steady pitch. */
const STOPS = new Set('b d g jh'.split(' '));

const CLOSED = new Set('p t k ch b d g jh'.split(' '));

/** Whether a sound is a silence that opens at once: a stop. */
export const opensSuddenly = (ph: string): boolean => CLOSED.has(ph);
export const isVowel = (ph: string): boolean => VOWELS.has(ph);
/** Whether a sound carries a steady pitch. */
export const carriesPitch = (ph: string): boolean => isVowel(ph) || (VOICED.has(ph) && !STOPS.has(ph));

/** A dictionary's sound in the voice's letters: small, without the mark of stress. */
export const plainPhone = (phone: string): string => phone.toLowerCase().replace(/\d$/, '');
