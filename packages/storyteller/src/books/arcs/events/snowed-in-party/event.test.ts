import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { snowName } from './parts.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a party that nobody can come to for the snow', () => {
  it.each([
    'birthday party nobody comes to because of the snow',
    'snowed in on my birthday',
    'a Christmas party and nobody can come because of the snow',
    'a hedgehog whose birthday guests are all stuck in the snow',
  ])('%s has guests of snow, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'snowed-in-party']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/snow.*\bSn\p{L}+.*tractor/su);
      expect(text).toContain('Ada');
    }
  });

  it('has the friends whom the details name', () => {
    const book = told('snowed in on my birthday', 6, 'her best friend is Mina');
    expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bMina\b.*\bSnina\b/s);
  });

  it('makes no rude name', () => {
    expect(['Noor', 'Dot', 'Otto', 'Chloe', 'Amy', 'Lotte'].map(snowName)).toEqual([
      'Snoor',
      'Snow-Dot',
      'Snow-Otto',
      'Snoe',
      'Snamy',
      'Snow-Lotte',
    ]);
  });

  it.each(['a snow day off school', 'nobody came to my birthday party', 'waiting for snow at Christmas', 'a snowman'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('snowed-in-party');
    },
  );
});
