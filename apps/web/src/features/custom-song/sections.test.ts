import { expect, it } from 'vitest';
import { sectionNames, sungOrder } from './sections.ts';

const SONG = {
  sections: [
    { kind: 'verse' as const, lines: ['a', 'b'] },
    { kind: 'chorus' as const, lines: ['c', 'd'] },
    { kind: 'verse' as const, lines: ['e', 'f'] },
    { kind: 'bridge' as const, lines: ['g'] },
  ],
  order: [
    { section: 0, lines: [0, 1] },
    { section: 1, lines: [0, 1] },
    { section: 2, lines: [0, 1] },
    { section: 3, lines: [0] },
    { section: 1, lines: [1] },
  ],
};

it('counts the verses and leaves what comes once alone', () => {
  expect(sectionNames(SONG.sections)).toEqual(['Verse 1', 'Chorus', 'Verse 2', 'Bridge']);
});

it('lays the song out as it is sung, the chorus each time', () => {
  const sung = sungOrder(SONG);
  expect(sung.map(({ name }) => name)).toEqual(['Verse 1', 'Chorus', 'Verse 2', 'Bridge', 'Chorus']);
  expect(sung.flatMap(({ lines }) => lines.map(({ text }) => text)).join('')).toBe('abcdefgd');
  expect(sung.flatMap(({ lines }) => lines.map(({ at }) => at))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
