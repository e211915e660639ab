import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a trainer of small creatures', () => {
  it.each(['a creature trainer', 'pokemon', 'catching and training magical creatures', 'the monster training league'])(
    '%s: has the one that can only yawn, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('creature-trainer');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/yawn/);
      }
    },
  );

  it.each(['how to train a dragon', 'training our puppy', 'my new trainers', 'a monster under the bed'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('creature-trainer');
    },
  );
});
