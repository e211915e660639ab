import { allWholeSongs } from './whole-songs.ts';

/** Writes and composes songs of 200 themes in every style and prints what came of it: `node <this file> [every nth]`. */
const every = Number(process.argv[2] ?? '1');
const spread = (values: readonly number[]): string => {
  const sorted = [...values].sort((a, b) => a - b);
  return `${Math.round(sorted[0] ?? 0)} ${Math.round(sorted[sorted.length >> 1] ?? 0)} ${Math.round(sorted.at(-1) ?? 0)}`;
};
console.table(
  allWholeSongs(every).map((each) => ({
    style: each.style,
    songs: each.songs,
    'seconds (least, median, most)': spread(each.seconds),
    tempo: spread(each.tempos),
    'tempo strained': each.strained.length,
    'lines sung': spread(each.linesSung),
    'notes unlike syllables': `${each.uneven.length} of ${each.lines} lines`,
    'beats on strong beats': `${each.onStrongBeats} of ${each.beats}`,
    'choruses without hook': each.unhooked.length,
    'same tune as next seed': each.sameTunes,
  })),
);
