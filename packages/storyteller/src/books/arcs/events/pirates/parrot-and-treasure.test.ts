import { expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

it.each([
  'a treasure hunt on an island with a parrot who knows where the gold is',
  'a parrot who lies about the treasure',
])('%s has a ship, a parrot and a chest', (theme) => {
  for (const age of [3, 8]) {
    const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
    expect(book.arc).toBe('pirates');
    expect(book.findings.filter((each) => each.hard)).toEqual([]);
    expect(book.pages.map((page) => page.text).join(' ')).toMatch(/parrot/);
  }
});
