import type { LyricLine, LyricSection, Lyrics, Song, SongManifest, TimedLine } from '@storylantern/contract';
import type { ComposedSong, PerformedSong } from '../../makers/maker.ts';

type Order = ComposedSong['order'];

/** A song's words as they are written: a chorus that comes back with the same words is written once. */
interface WrittenSong {
  readonly sections: Song['sections'];
  /** For each section of the lyrics the written one. */
  readonly at: readonly number[];
}

const textsOf = (section: LyricSection): string[] => section.lines.map((line) => line.text);
const sameChorus = (a: LyricSection, b: LyricSection): boolean =>
  a.kind === 'chorus' && b.kind === 'chorus' && textsOf(a).join('\n') === textsOf(b).join('\n');

/** Reads the sections a parent sees and edits. */
export function writtenSong({ sections }: Pick<Lyrics, 'sections'>): WrittenSong {
  const written: LyricSection[] = [];
  const at = sections.map((section) => {
    const known = written.findIndex((each) => sameChorus(each, section));
    return known >= 0 ? known : written.push(section) - 1;
  });
  return { sections: written.map((section) => ({ kind: section.kind, lines: textsOf(section) })), at };
}

/** What is sung when, by written sections. */
export function writtenOrder(lyrics: Lyrics, order: Order): Song['order'] {
  const { at } = writtenSong(lyrics);
  return order.map(({ section, lines }) => ({ section: at[section] ?? section, lines: [...lines] }));
}

/** The words as they are sung: a line each, an empty line between sections. */
export const sungText = (lyrics: Lyrics, order: Order): string =>
  order
    .map(({ section, lines }) => lines.map((line) => lyrics.sections[section]?.lines[line]?.text ?? '').join('\n'))
    .join('\n\n');

/** The lyrics with other words in one line of a written section, wherever that is sung. */
export function withLine(lyrics: Lyrics, place: { section: number; line: number }, words: LyricLine): Lyrics {
  const { at } = writtenSong(lyrics);
  const before = lyrics.sections[at.indexOf(place.section)]?.lines[place.line]?.text;
  return {
    ...lyrics,
    hook: before !== undefined && before === lyrics.hook ? words.text : lyrics.hook,
    sections: lyrics.sections.map((section, index) =>
      at[index] === place.section
        ? { ...section, lines: section.lines.map((line, number) => (number === place.line ? words : line)) }
        : section,
    ),
  };
}

/** When each word is heard, line by line as they are sung. */
export function songManifest(lyrics: Lyrics, performed: Omit<PerformedSong, 'audio' | 'maker'>): SongManifest {
  const { at } = writtenSong(lyrics);
  const lines = new Map<number, TimedLine>();
  for (const { section, line, sung, ...span } of performed.words) {
    const known = lines.get(sung);
    const kind = lyrics.sections[section]?.kind;
    const text = lyrics.sections[section]?.lines[line]?.text;
    if (known) {
      known.words.push(span);
      known.end = span.end;
    } else if (kind !== undefined && text !== undefined) {
      const { start, end } = span;
      lines.set(sung, { section: at[section] ?? section, line, kind, text, start, end, words: [span] });
    }
  }
  const { seconds, lufs, truePeakDb } = performed;
  return { mime: 'audio/mpeg', seconds, lufs, truePeakDb, lines: [...lines.values()] };
}
