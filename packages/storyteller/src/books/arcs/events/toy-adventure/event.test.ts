import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, childName = 'Ada', details: string | null = null) =>
  tellPictureBook({ theme, childName, age, details }, { seed: age });

describe('an adventure with a soft toy', () => {
  it.each([
    ['Ada and her teddy go on an adventure', 'Ada'],
    ['an adventure with my teddy bear', 'Ada'],
    ['Ada and her toy rabbit have a big adventure', 'Ada'],
    ['Charlie and his bunny go on an adventure', 'Charlie'],
    ['Ada and her bunny Floss go on an adventure', 'Ada'],
  ])('%s goes behind the shed, soundly, at every age', (theme, child) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age, child);
      expect(book.arc).toBe('toy-adventure');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain('shed');
      expect(book.pages[0]?.text).toContain(child);
    }
  });

  it('calls the toy as the family does', () => {
    const book = told('Ada and her teddy go on an adventure', 4, 'Ada', 'teddy is called Mr Brown');
    expect(book.pages[0]?.text).toContain('Mr Brown');
  });

  it.each(['a lost teddy', 'Ada and her teddy have a picnic', 'Ada and her dog go on an adventure'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('toy-adventure');
    },
  );
});
