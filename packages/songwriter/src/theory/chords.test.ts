import { expect, it } from 'vitest';
import { chordClasses, chordName, readNumeral } from './chords.ts';

it('reads numerals in any key', () => {
  expect(chordName(readNumeral('I', 0), false)).toBe('C');
  expect(chordName(readNumeral('vi', 2), false)).toBe('Bm');
  expect(chordName(readNumeral('bVII', 0), true)).toBe('B♭');
  expect(chordName(readNumeral('II7', 3), true)).toBe('F7');
  expect(chordName(readNumeral('Vsus', 5), true)).toBe('Csus4');
  expect(() => readNumeral('H', 0)).toThrow('No chord is called H');
});

it('spells chords from their root', () => {
  expect(chordClasses(readNumeral('V7', 0))).toEqual([7, 11, 2, 5]);
  expect(chordClasses(readNumeral('ii7', 0))).toEqual([2, 5, 9, 0]);
});
