import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { asMeant } from '../../../as-meant.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { NEW_PET } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a new pet', () => {
  it.each(['a new puppy', 'our first pet', "the puppy's first night", 'getting a puppy', 'our new kitten'])(
    '%s is told as it goes, and soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('new-pet');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
      }
    },
  );

  it.each(['a lost puppy', 'I want a dog', 'a dog who is scared of cats', 'a new baby'])(
    '%s is about something else',
    (theme) => {
      expect(isOf(NEW_PET, asMeant(understandTheme(theme, 'Ada')))).toBe(false);
    },
  );
});
