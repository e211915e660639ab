import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { SECRET_DOOR } from './event.ts';

describe('a door where nobody knew of one', () => {
  it.each([
    'a secret door in the library',
    'a tiny door in a tree',
    'a secret door at the back of the cupboard',
    'a hidden door in the garden',
    'a magic door in the bedroom',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
      expect(book.arc).toBe('secret-door');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each([
    'the new girl next door',
    'scared of the secret door',
    'a fairy door at home',
    'a bear who finds a secret door',
  ])('%s is not for it', (theme) => {
    expect(isOf(SECRET_DOOR, understandTheme(theme, 'Ada'))).toBe(false);
  });
});
