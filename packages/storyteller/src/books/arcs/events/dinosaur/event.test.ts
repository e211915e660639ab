import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { DINOSAUR } from './event.ts';

describe('a dinosaur among people of today', () => {
  it.each([
    'a dinosaur at school',
    'the dinosaurs come back',
    'a dinosaur comes to town',
    'a dinosaur in my class',
    'dinosaurs return to the city',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
      expect(book.arc).toBe('dinosaur');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each([
    'a baby dinosaur in the park',
    'a dinosaur birthday at school',
    'the dinosaur museum in town',
    'a dinosaur who is shy at school',
  ])('%s is not for it', (theme) => {
    expect(isOf(DINOSAUR, understandTheme(theme, 'Ada'))).toBe(false);
  });
});
