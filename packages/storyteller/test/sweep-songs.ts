import { measureSongs, type Tally } from './song-measures.ts';
import { SONG_THEMES } from './song-themes.ts';

/** Measures songs of all themes in all styles: `node packages/storyteller/test/sweep-songs.ts [every nth theme]`. */
const nth = Number(process.argv[2] ?? '1');
const started = performance.now();
const measured = measureSongs(SONG_THEMES.filter((_, i) => i % nth === 0));
const share = ({ hits, all }: Tally): string => `${((100 * hits) / Math.max(1, all)).toFixed(1)} % of ${all}`;
const shares = measured.shared.map((each) => each.share).sort((a, b) => a - b);
console.log(`true rhymes ${share(measured.rhymes)}`);
console.log(
  `stressed syllables on beats ${share(measured.stresses)}; main stresses of longer words ${share(measured.mainStresses)}`,
);
console.log(`known entities sung ${share(measured.entities)}; names on a beat ${share(measured.names)}`);
console.log(`lines repeated outside the chorus ${measured.repeated.length}`);
console.log(
  `shared with the next seed: median ${shares[shares.length >> 1]?.toFixed(2)}, most ${shares.at(-1)?.toFixed(2)}; over 0.35: ${shares.filter((each) => each > 0.35).length} of ${shares.length}`,
);
console.log(
  measured.shared
    .filter((each) => each.share > 0.35)
    .map((each) => `  ${each.share.toFixed(2)} ${each.theme.slice(0, 70)}`)
    .join('\n'),
);
console.log(measured.untrue.slice(0, 10).join('\n'));
console.log(measured.repeated.slice(0, 10).join('\n'));
console.log(measured.unsung.slice(0, 60).join('\n'));
console.log(
  [...measured.titles]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 14)
    .map(([title, n]) => `${n} ${title}`)
    .join('; '),
);
console.log(`${Math.round((performance.now() - started) / measured.shared.length / 2)} ms a song`);
