import { SONG_STYLES, type Lyrics, type SongStyle } from '@storylantern/contract';
import { writeLyrics } from '../src/index.ts';
import { understandTheme } from '../src/books/theme/understand.ts';
import { isTrueRhyme, lastWord } from '../src/songs/sound/rhyme.ts';
import { fiveGrams } from '../src/words/five-grams.ts';
import type { BookThemeSample } from './book-themes.ts';

/** What is counted over songs: hits and all there were. */
export interface Tally {
  hits: number;
  all: number;
}
/** Songs of many themes and styles, measured. */
export interface SongMeasures {
  readonly rhymes: Tally;
  readonly stresses: Tally;
  readonly mainStresses: Tally;
  readonly entities: Tally;
  readonly repeated: string[];
  readonly untrue: string[];
  readonly unsung: string[];
  readonly names: Tally;
  /** The share of runs of five words that seeds one apart have in common. */
  readonly shared: { readonly theme: string; readonly share: number }[];
  readonly titles: Map<string, number>;
}

export const textOf = (song: Lyrics): string =>
  song.sections.flatMap((each) => each.lines.map((line) => line.text)).join('\n');

const bump = (tally: Tally, hit: boolean): void => {
  tally.all += 1;
  if (hit) tally.hits += 1;
};

const newMeasures = (): SongMeasures => ({
  rhymes: { hits: 0, all: 0 },
  stresses: { hits: 0, all: 0 },
  mainStresses: { hits: 0, all: 0 },
  entities: { hits: 0, all: 0 },
  repeated: [],
  untrue: [],
  unsung: [],
  names: { hits: 0, all: 0 },
  shared: [],
  titles: new Map(),
});

function measureOne(asked: BookThemeSample, style: SongStyle, song: Lyrics, into: SongMeasures): void {
  const seen = new Set<string>();
  for (const { kind, lines } of song.sections) {
    lines.forEach((line, i) => {
      for (const each of line.syllables) if (each.stressed) bump(into.stresses, each.beat);
      const words = [...line.text.matchAll(/[\p{L}\p{M}'’]+/gu)];
      for (const word of words) {
        const own = line.syllables.filter((each) => each.from >= word.index && each.to <= word.index + word[0].length);
        const main = own.find((each) => each.phones.some((phone) => phone.endsWith('1')));
        if (own.length > 1 && main) bump(into.mainStresses, main.beat);
      }
      if (kind !== 'chorus' && seen.has(line.text)) into.repeated.push(line.text);
      seen.add(line.text);
      const next = lines[i + 1];
      // A chorus rhymes on its second and third line, and on its hook and the second where only half of it is sung.
      const paired = kind === 'chorus' ? i < 2 : i % 2 === 0;
      if (!paired || !next) return;
      const isTrue = isTrueRhyme(lastWord(line.text), lastWord(next.text));
      bump(into.rhymes, isTrue);
      if (!isTrue) into.untrue.push(`${line.text} / ${next.text}`);
    });
  }
  const theme = understandTheme(asked.theme, asked.childName);
  for (const each of [theme.hero, theme.other, theme.place, theme.thing]) {
    if (!each?.known) continue;
    const forms = [
      each.word,
      ...(each.being ? [each.being.plural, each.being.id] : []),
      ...(each.place ? [each.place.id] : []),
    ];
    const sung = forms.some((form) => textOf(song).toLowerCase().includes(form.toLowerCase()));
    bump(into.entities, sung);
    if (!sung) into.unsung.push(`${style}: ${asked.theme} (${each.word})`);
  }
  if (asked.childName !== null) {
    const line = song.sections.find((each) => each.kind === 'chorus')?.lines[0];
    const at = line?.text.indexOf(asked.childName) ?? -1;
    const end = at + asked.childName.length;
    if (at >= 0)
      bump(into.names, line?.syllables.some((each) => each.beat && each.from >= at && each.to <= end) === true);
  }
}

/** Writes and measures one song for each theme and style, and how much the next seed's song shares with it. */
export function measureSongs(
  themes: readonly BookThemeSample[],
  styles: readonly SongStyle[] = SONG_STYLES,
): SongMeasures {
  const into = newMeasures();
  themes.forEach((asked, i) => {
    for (const style of styles) {
      const song = writeLyrics({ ...asked, style }, { seed: i });
      const other = writeLyrics({ ...asked, style }, { seed: i + 1 });
      measureOne(asked, style, song, into);
      const grams = new Set(fiveGrams(textOf(song)));
      const others = new Set(fiveGrams(textOf(other)));
      const both = [...grams].filter((each) => others.has(each)).length;
      into.shared.push({
        theme: `${asked.theme} / ${style}`,
        share: both / Math.max(1, Math.min(grams.size, others.size)),
      });
      into.titles.set(`${style}: ${song.title}`, (into.titles.get(`${style}: ${song.title}`) ?? 0) + 1);
    }
  });
  return into;
}
