import type { LyricLine, Lyrics } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { sungText, withLine, writtenOrder, writtenSong } from './written-song.ts';

const line = (text: string): LyricLine => ({ text, syllables: [] });
const section = (kind: Lyrics['sections'][number]['kind'], ...texts: string[]) => ({ kind, lines: texts.map(line) });
const lyrics: Lyrics = {
  title: 'Hum',
  hook: 'hum',
  sections: [
    section('verse', 'one', 'two'),
    section('chorus', 'hum', 'hey'),
    section('verse', 'one', 'two'),
    section('chorus', 'hum', 'hey'),
  ],
  notManaged: [],
};
const order = [
  { section: 0, lines: [0, 1] },
  { section: 1, lines: [0] },
  { section: 2, lines: [0, 1] },
  { section: 3, lines: [0, 1] },
];

it('writes a chorus once and every verse by itself, and says what is sung when', () => {
  expect(writtenSong(lyrics).sections.map((each) => each.kind)).toEqual(['verse', 'chorus', 'verse']);
  expect(writtenOrder(lyrics, order).map((each) => each.section)).toEqual([0, 1, 2, 1]);
  expect(sungText(lyrics, order)).toBe('one\ntwo\n\nhum\n\none\ntwo\n\nhum\nhey');
});

it('changes a line of the chorus each time it comes, and a line of a verse only there', () => {
  const chorus = withLine(lyrics, { section: 1, line: 0 }, line('la'));
  expect(sungText(chorus, order)).toBe('one\ntwo\n\nla\n\none\ntwo\n\nla\nhey');
  expect(chorus.hook).toBe('la');
  const verse = withLine(lyrics, { section: 2, line: 1 }, line('three'));
  expect(sungText(verse, order)).toBe('one\ntwo\n\nhum\n\none\nthree\n\nhum\nhey');
  expect(writtenSong(verse).sections).toHaveLength(3);
});
