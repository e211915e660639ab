import type { NarrationManifest, SpokenSentence } from '@storylantern/contract';

/** Where the voice is: indices into the manifest's segments, their sentences, and the sentence's words (-1: between). */
export interface SpokenPlace {
  readonly segment: number;
  readonly sentence: number;
  readonly word: number;
}

interface Entry {
  readonly segment: number;
  readonly sentence: number;
  readonly spoken: SpokenSentence;
}

/** The manifest's sentences in the order they are heard. */
export function sentencesInOrder(manifest: NarrationManifest): readonly Entry[] {
  return manifest.segments.flatMap(({ sentences }, segment) =>
    sentences.map((spoken, sentence) => ({ segment, sentence, spoken })),
  );
}

/** The last index whose item starts at or before `seconds`; -1 when all start later. Items are in order. */
export function lastStarted(items: readonly { readonly start: number }[], seconds: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.start ?? Infinity) <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * How much earlier than asked a sound may stand after it was sent to a moment, in seconds. A browser rounds the moment
 * down to whole microseconds, or to the start of the frame of the sound it lies in (26 ms at most): a page would be shown
 * that is over already. As a light that comes early nobody sees it.
 */
const EARLY = 0.026;

/**
 * What is heard at a moment. A sentence stays current through the pause after it, a word until the next one starts, so
 * that the light moves and never flickers. Undefined before the first sentence.
 */
export function placeAt(entries: readonly Entry[], seconds: number): SpokenPlace | undefined {
  const heard = seconds + EARLY;
  const entry =
    entries[
      lastStarted(
        entries.map(({ spoken }) => spoken),
        heard,
      )
    ];
  if (!entry) return undefined;
  return { segment: entry.segment, sentence: entry.sentence, word: lastStarted(entry.spoken.words, heard) };
}

/**
 * Where "back one sentence" leads: to the start of the current sentence, or of the one before when the current one has
 * hardly begun (within `grace` seconds), as the back button of a music player does.
 */
export function backOneSentence(entries: readonly Entry[], seconds: number, grace = 1.2): number {
  const index = lastStarted(
    entries.map(({ spoken }) => spoken),
    seconds,
  );
  const current = entries[index]?.spoken;
  if (!current) return 0;
  if (seconds - current.start > grace) return current.start;
  return entries[index - 1]?.spoken.start ?? 0;
}

/** A run of shown text: a word with the moment it is heard, or what stands between words. */
export interface ShownPiece {
  readonly text: string;
  readonly word?: { readonly index: number; readonly start: number };
}

/** A sentence cut into words and the text between them; joined together the pieces are exactly the shown text. */
export function piecesOf(text: string, sentence: SpokenSentence): readonly ShownPiece[] {
  const pieces: ShownPiece[] = [];
  let from = sentence.from;
  sentence.words.forEach((word, index) => {
    if (word.from > from) pieces.push({ text: text.slice(from, word.from) });
    pieces.push({ text: text.slice(word.from, word.to), word: { index, start: word.start } });
    from = word.to;
  });
  if (sentence.to > from) pieces.push({ text: text.slice(from, sentence.to) });
  return pieces;
}

/** m:ss, and 0:00 when the time is not a number (specification, section 2). */
export function clockTime(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return '0:00';
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
