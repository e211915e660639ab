import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { oddPlaceIn } from './reading.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody where nobody of the kind belongs', () => {
  it.each([
    ['a shark in the library', 'shark', 'in the library'],
    ['a giraffe in the lift', 'giraffe', 'in the lift'],
    ['there is a bear in the lift', 'bear', 'in the lift'],
  ])('%s is asked why it came', (theme, who, where) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('out-you-go');
      expect(book.findings.filter(({ hard }) => hard)).toEqual([]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.some(({ text }) => text.includes(who))).toBe(true);
      expect(book.pages.some(({ text }) => text.includes(where))).toBe(true);
    }
  });

  it.each([
    'a cow on the roof',
    'a spider in the lift',
    'a ghost in the library',
    'a boy on the bus',
    'a duck in the bath',
    'a dragon in the cave',
    'a shark in the sea',
    'going on the bus',
    'a tractor in the shop',
    'a bear at school',
  ])('%s is another story', (theme) => {
    expect(oddPlaceIn(theme)).toBeNull();
  });

  it.each([
    'a hippo in the bath',
    'an elephant on the school bus',
    'an elephant in the shop',
    'a giraffe in the library',
  ])('%s is told by an event that knows of it', (theme) => {
    expect(told(theme, 6).arc).not.toBe('out-you-go');
  });
});
