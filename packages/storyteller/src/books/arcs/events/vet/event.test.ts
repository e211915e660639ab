import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ava', age, details: null }, { seed: age });

describe('a child who is a vet', () => {
  it.each(['Ava is a vet and looks after poorly animals', 'Ava the vet', 'a girl who helps poorly animals'])(
    '%s finds where it hurts, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('vet');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages[0]?.text).toContain('Ava');
      }
    },
  );

  it.each(['our dog goes to the vet', 'a crocodile at the vet', 'teddy goes to the doctor'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('vet');
    },
  );
});
