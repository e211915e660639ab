import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });

describe('the ice cream van', () => {
  it.each(['the ice cream van', 'a fox waits for the ice cream van', 'going for an ice cream with daddy'])(
    '%s comes round by itself, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('ice-cream-van');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
      }
    },
  );

  it.each(['the ice cream van that broke down', 'the ice cream factory'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('ice-cream-van');
  });
});
