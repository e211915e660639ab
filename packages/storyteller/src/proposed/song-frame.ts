import type { LyricLine, LyricSection, Lyrics, SongStyle } from '@storylantern/contract';
import type { SongBrief } from '../songs/brief.ts';
import type { Pronounce } from '../songs/sound/pronunciations.ts';
import { scanLine } from '../songs/sound/scan.ts';
import { songCase } from './song-case.ts';

/** All that whoever writes the words of a song has to know. */
export interface SongFrame {
  readonly theme: string;
  readonly details: string;
  readonly style: SongStyle;
  readonly age: number;
  /** Whom the chorus calls. */
  readonly called: string;
  /** How that is said: "DUM-da". */
  readonly calledAs: string;
  /** The parts in the order in which they are written; the chorus once. */
  readonly parts: readonly { readonly kind: LyricSection['kind']; readonly lines: number }[];
  /** Which lines of a chorus rhyme, from 1. */
  readonly chorusRhymes: readonly [number, number];
  readonly syllables: readonly [fewest: number, most: number];
  /** Two lines of ours with their beats in capitals, as the ear hears them. */
  readonly example: readonly string[];
}

/** Syllables of a line that is sung in one breath on four beats. */
export const SYLLABLES = [7, 13] as const;

/** A chorus of four lines begins and ends with its hook; of two, both rhyme. From 1. */
export const chorusRhymes = (lines: number): readonly [number, number] => (lines > 2 ? [2, 3] : [1, 2]);

/** Each part of a song once, in order: the chorus where it is first sung. */
export function partsOf({ sections }: Pick<Lyrics, 'sections'>): readonly LyricSection[] {
  const first = sections.findIndex((each) => each.kind === 'chorus');
  return sections.filter(({ kind }, n) => kind !== 'chorus' || n === first);
}

/** A line with the syllables on its beats in capitals. */
export const withBeats = ({ text, syllables }: LyricLine): string =>
  syllables.reduce(
    (said, { from, to, beat }) =>
      beat ? said.slice(0, from) + said.slice(from, to).toUpperCase() + said.slice(to) : said,
    text.toLowerCase(),
  );

/** Two lines that rhyme and name nobody, so that they show the rhythm and nothing else. */
function exampleOf(parts: readonly LyricSection[], called: string): readonly string[] {
  const couplets = parts
    .filter((each) => each.kind !== 'chorus')
    .flatMap(({ lines }) => lines.flatMap((_, n) => (n % 2 === 0 ? [lines.slice(n, n + 2)] : [])));
  const plain = couplets.filter((lines) =>
    lines.every(({ text }) => !text.includes(called) && !/ ["']?\p{Lu}\p{Ll}/u.test(text)),
  );
  const stumbles = (lines: readonly LyricLine[]): number =>
    lines.reduce((sum, { text }) => sum + scanLine(text).cost, 0);
  const [best] = plain.map((lines) => ({ lines, cost: stumbles(lines) })).toSorted((a, b) => a.cost - b.cost);
  return (best?.lines ?? []).map(withBeats);
}

/** A word as its beats are heard: "da-DUM". */
const beaten = (word: string, pronounce: Pronounce | undefined): string =>
  scanLine(word, { pronounce, strong: [word] })
    .line.syllables.map(({ phones }) => (phones.some((each) => each.endsWith('1')) ? 'DUM' : 'da'))
    .join('-');

/** What a proposal for this brief is written from; null when the song is sung by us alone. */
export function songFrame(brief: SongBrief, own: Lyrics, pronounce?: Pronounce): SongFrame | null {
  const asked = songCase(brief, own);
  if (!asked) return null;
  const parts = partsOf(own);
  const chorus = parts.find((each) => each.kind === 'chorus');
  return {
    theme: brief.theme,
    details: brief.details ?? '',
    style: brief.style,
    age: brief.age,
    called: asked.called,
    calledAs: beaten(asked.called, pronounce),
    parts: parts.map(({ kind, lines }) => ({ kind, lines: lines.length })),
    chorusRhymes: chorusRhymes(chorus?.lines.length ?? 2),
    syllables: SYLLABLES,
    example: exampleOf(parts, asked.called),
  };
}
