import { SONG_STYLES, type LyricLine, type SongStyle } from '@storylantern/contract';
import { writeLyrics } from '../src/index.ts';
import { BOOK_THEMES } from './book-themes.ts';

/**
 * Prints songs to be sung by an editor, with `·` before each syllable on a beat:
 * `node packages/storyteller/test/print-songs.ts [theme or number of themes] [style or all] [seed] [name] [age] [details]`.
 */
const [what = '10', styleAsked = 'all', seedAsked = '1', name, age = '5', details] = process.argv.slice(2);
const count = Number(what);
const briefs = Number.isNaN(count)
  ? [{ theme: what, childName: name ?? 'Ada', age: Number(age), details: details ?? null }]
  : BOOK_THEMES.filter((_, i) => i % Math.max(1, Math.floor(BOOK_THEMES.length / count)) === 0).slice(0, count);
const styles = SONG_STYLES.filter((each) => styleAsked === 'all' || each === styleAsked);

const marked = ({ text, syllables }: LyricLine): string =>
  syllables
    .toReversed()
    .reduce((laid, each) => (each.beat ? `${laid.slice(0, each.from)}·${laid.slice(each.from)}` : laid), text);

briefs.forEach((brief, i) => {
  // One theme is printed in every style asked for; many take turns with them.
  const turn: SongStyle = styles[i % styles.length] ?? 'fun';
  for (const style of Number.isNaN(count) ? styles : [turn]) {
    const song = writeLyrics({ ...brief, style }, { seed: Number(seedAsked) + i });
    console.log(`\n## ${brief.theme.slice(0, 70)} / ${style} / ${brief.childName ?? '-'} -> ${song.title}`);
    if (song.notManaged.length > 0) console.log(`   not managed: ${song.notManaged.join(', ')}`);
    const seen = new Set<string>();
    for (const { kind, lines } of song.sections) {
      if (kind === 'chorus' && seen.has(kind)) continue;
      seen.add(kind);
      console.log(`[${kind}]`);
      for (const line of lines) console.log(`  ${marked(line)}`);
    }
  }
});
