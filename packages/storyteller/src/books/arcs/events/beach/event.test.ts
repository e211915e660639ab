import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { eventArc } from '../event.ts';
import { BEACH } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a day on the sand', () => {
  it.each([
    'a day at the beach',
    'the tide and the sandcastle',
    'a crab moves into our sandcastle',
    'buried treasure at the beach',
    'a dinosaur at the beach',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe(BEACH.id);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each(['a rainy day at the beach', 'a whale at the beach', 'lost at the beach', 'pirates on the beach'])(
    '%s is not for it',
    (theme) => {
      expect(eventArc(BEACH).fits(understandTheme(theme, 'Ada'))).toBe(0);
    },
  );
});
