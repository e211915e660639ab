import type { SongManifest, TimedLine } from '@storylantern/contract';
import { lastStarted } from '../../player/spoken-place.ts';

/** Where the voice is: the index of a sung line, and of the word in it (-1: before its first word). */
export interface SungPlace {
  readonly line: number;
  readonly word: number;
}

/** How long a line stays lit when only the band plays on, in seconds: it should not flicker, nor outlast its meaning. */
const LINGER = 1.5;

/** What is heard at a moment. Undefined before the first line, and while the band plays alone. */
export function sungPlaceAt(lines: readonly TimedLine[], seconds: number): SungPlace | undefined {
  const index = lastStarted(lines, seconds);
  const line = lines[index];
  if (!line || seconds > line.end + LINGER) return undefined;
  return { line: index, word: lastStarted(line.words, seconds) };
}

/**
 * Where to go on in a new sound of the same song: as far into the same line, or as far after it, as in the old one. A
 * tempo or other words move lines to other moments, so seconds alone would miss the place.
 */
export function samePlaceIn(to: SongManifest, from: SongManifest, seconds: number): number {
  if (to === from) return seconds;
  const marks = (manifest: SongManifest) => [0, ...manifest.lines.map(({ start }) => start), manifest.seconds];
  const [before, after] = [marks(from), marks(to)];
  const most = Math.min(before.length, after.length) - 2;
  let index = 0;
  while (index < most && (before[index + 1] ?? Infinity) <= seconds) index += 1;
  const [start = 0, end = start] = before.slice(index, index + 2);
  const [newStart = 0, newEnd = newStart] = after.slice(index, index + 2);
  const share = end > start ? Math.min(1, (seconds - start) / (end - start)) : 0;
  return newStart + share * (newEnd - newStart);
}
