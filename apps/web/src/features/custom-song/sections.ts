import type { Song } from '@storylantern/contract';

const KINDS = { verse: 'Verse', chorus: 'Chorus', bridge: 'Bridge' } as const;

/** What the sections of a song are called: verses are counted, and so is any other kind that comes twice. */
export function sectionNames(sections: Song['sections']): readonly string[] {
  return sections.map(({ kind }, index) => {
    const number = sections.slice(0, index + 1).filter((each) => each.kind === kind).length;
    const several = kind === 'verse' || sections.filter((each) => each.kind === kind).length > 1;
    return several ? `${KINDS[kind]} ${number}` : KINDS[kind];
  });
}

/** A stretch of the song as it is sung: a section, and its lines with their places among all sung lines. */
export interface SungStretch {
  readonly section: number;
  readonly name: string;
  readonly kind: Song['sections'][number]['kind'];
  readonly lines: readonly { readonly text: string; readonly line: number; readonly at: number }[];
}

/** The song in the order it is sung, choruses each time they come. */
export function sungOrder(song: Pick<Song, 'sections' | 'order'>): readonly SungStretch[] {
  const names = sectionNames(song.sections);
  let at = 0;
  return song.order.map(({ section, lines }) => ({
    section,
    name: names[section] ?? '',
    kind: song.sections[section]?.kind ?? 'verse',
    lines: lines.map((line) => {
      const text = song.sections[section]?.lines[line] ?? '';
      at += 1;
      return { text, line, at: at - 1 };
    }),
  }));
}
