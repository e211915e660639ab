import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { eventArc } from '../event.ts';
import { BIKE } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('riding a bike', () => {
  it.each([
    'learning to ride a bike without stabilisers',
    'a bear learns to ride a bike',
    'my bike is too big',
    'a bike ride with grandad',
    'riding my bike down the hill',
  ])('%s is told so, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe(BIKE.id);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each(['a tractor on a bike', 'my bike was stolen', 'scared of riding a bike', 'a bike who is scared of hills'])(
    '%s is not for it',
    (theme) => {
      expect(eventArc(BIKE).fits(understandTheme(theme, 'Ada'))).toBe(0);
    },
  );
});
