import type { DataCounts } from '@storylantern/contract';

/** What each count is called, for one and for several, in the order of the page. */
const NAMES: readonly (readonly [keyof DataCounts, string, string])[] = [
  ['children', 'child', 'children'],
  ['stories', 'story', 'stories'],
  ['pictureBooks', 'picture book', 'picture books'],
  ['songs', 'song', 'songs'],
  ['expertStories', 'saved expert story', 'saved expert stories'],
  ['readings', 'reading', 'readings'],
  ['goals', 'goal', 'goals'],
  ['conversations', 'talk with Lumi', 'talks with Lumi'],
  ['files', 'file of pictures and sound', 'files of pictures and sound'],
];

interface Counted {
  readonly kind: keyof DataCounts;
  readonly number: string;
  readonly name: string;
}

/** Each count with its name; without those of nothing where only what there is matters. */
export const counted = (counts: DataCounts, nothingToo: boolean): Counted[] =>
  NAMES.filter(([kind]) => nothingToo || counts[kind] > 0).map(([kind, one, several]) => ({
    kind,
    number: counts[kind].toLocaleString('en-GB'),
    name: counts[kind] === 1 ? one : several,
  }));

/** "2 stories, 1 song and 14 files of pictures and sound", or "nothing". */
export function countsInWords(counts: DataCounts): string {
  const parts = counted(counts, false).map(({ number, name }) => `${number} ${name}`);
  if (parts.length === 0) return 'nothing';
  return new Intl.ListFormat('en-GB').format(parts);
}

/** Whether there is nothing at all. */
export const isNothing = (counts: DataCounts): boolean => counted(counts, false).length === 0;

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A number of bytes as a file manager would say it: three figures at most. */
export function sizeInWords(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const shown = size >= 99.95 || unit === 0 ? Math.round(size) : Math.round(size * 10) / 10;
  return `${shown} ${bytes === 1 ? 'byte' : UNITS[unit]}`;
}
