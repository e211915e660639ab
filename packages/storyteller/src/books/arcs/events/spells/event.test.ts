import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { SPELLS } from './event.ts';

describe('spells that go wrong', () => {
  it.each([
    'a witch whose spells go wrong',
    'a wizard whose magic always goes wrong',
    'a clumsy wizard',
    'a witch with a cold',
    'a spell goes wrong',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
      expect(book.arc).toBe('spells');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each([
    'a witch who lost her cat',
    'a wizard on his first day at work',
    'spelling words at school',
    'a teacher who turns into a frog',
  ])('%s is not for it', (theme) => {
    expect(isOf(SPELLS, understandTheme(theme, 'Ada'))).toBe(false);
  });
});
