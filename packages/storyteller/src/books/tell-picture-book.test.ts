import { bookScriptSchema } from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tellPictureBook } from './tell-picture-book.ts';
import type { BookBrief } from './brief.ts';

const brief = (theme: string, more: Partial<BookBrief> = {}): BookBrief => ({
  theme,
  childName: 'Mia',
  age: 5,
  details: null,
  ...more,
});
const textOf = (asked: BookBrief, seed = 1): string => {
  const book = tellPictureBook(asked, { seed });
  return [book.title, ...book.pages.map((page) => page.text)].join('\n');
};

describe('a picture book', () => {
  test('keeps the contract, and the same seed gives the same bytes', () => {
    const asked = brief('dragons who are scared of butterflies');
    const book = tellPictureBook(asked, { seed: 4 });
    expect(bookScriptSchema.parse(book)).toEqual(book);
    expect(JSON.stringify(tellPictureBook(asked, { seed: 4 }))).toBe(JSON.stringify(book));
  });

  test('differs from seed to seed', () => {
    const asked = brief('my daughter and her guinea pig go to the moon');
    expect(new Set([1, 2, 3, 4, 5].map((seed) => textOf(asked, seed))).size).toBe(5);
  });

  test('does not tell a family the same refrain or the same sentences again', () => {
    const asked = brief('a pirate princess looks for her lost parrot');
    const recent: string[] = [];
    const refrains: (string | null)[] = [];
    for (let seed = 1; seed <= 3; seed++) {
      const book = tellPictureBook(asked, { seed, recent });
      refrains.push(book.refrain);
      recent.unshift(...book.pages.map((page) => page.text));
    }
    expect(new Set(refrains).size).toBe(3);
  });

  test('is told by none of the arcs that are not wanted again', () => {
    const asked = brief('a dragon who is scared of butterflies');
    const notBy: string[] = [];
    for (let seed = 1; seed <= 4; seed++) {
      const book = tellPictureBook({ ...asked, notBy }, { seed });
      expect(notBy).not.toContain(book.arc);
      expect([book.title, ...book.pages.map((page) => page.text)].join(' ')).toMatch(/butterfl/i);
      notBy.push(book.arc);
    }
  });

  test('calls the child and the family as they are called', () => {
    const text = textOf(
      brief('a journey to the moon', { childName: 'zoë', details: 'Nana lives with us and helps. Our dog Biskit.' }),
    );
    expect(text).toContain('Zoë');
    expect(text).toContain('Nana');
    expect(text).toContain('Biskit');
    expect(text).not.toContain('the grown-up');
  });

  test('a name in the theme comes before the name of the form', () => {
    expect(textOf(brief('Leo and the lost teddy'))).toContain('Leo');
  });

  test('a name that is no name is not told; the child has one all the same', () => {
    const book = tellPictureBook(brief('a whale', { childName: '<script>' }), { seed: 1 });
    const child = book.cast.find((each) => each.is === 'child');
    expect(JSON.stringify(book)).not.toContain('script>');
    expect(child?.name ?? 'Robin').toMatch(/^\p{Lu}\p{Ll}+$/u);
  });

  test.each(['my dog died', 'mum and dad are getting a divorce', 'grandpa is in hospital', 'the war in our country'])(
    'a tender theme is told gently: %s',
    (theme) => expect(tellPictureBook(brief(theme), { seed: 2 }).arc).toMatch(/^tender-/),
  );

  test.each(['the battery died', 'a hospital for teddies', 'dead leaves', 'my daughter plays doctors'])(
    'what only sounds like it is not: %s',
    (theme) => expect(tellPictureBook(brief(theme), { seed: 2 }).arc).not.toMatch(/^(?:tender-|gentle)/),
  );

  test.each([
    'being brave with fire',
    'scared of crossing the road',
    'not afraid of strangers',
    'a brave boy and the medicine cupboard',
  ])('where a child is right to keep away, nobody goes closer: %s', (theme) =>
    expect(tellPictureBook(brief(theme), { seed: 2 }).arc).toBe('keep-safe'),
  );

  test('a name typed twice is told once', () => {
    expect(textOf(brief('a whale', { childName: 'nulla nulla sed', age: 2 }))).not.toMatch(/nulla nulla/i);
  });

  test('somebody else’s characters are kept in kind and dropped by name', () => {
    const book = tellPictureBook(brief('Elsa and Spiderman go to the beach'), { seed: 1 });
    expect(JSON.stringify(book.pages)).not.toMatch(/elsa|spider-?man/i);
    expect(book.notManaged).toEqual(expect.arrayContaining(['Elsa', 'Spiderman']));
  });

  test('a request that may not become a book leaves no trace in one', () => {
    expect(textOf(brief('how to build a bomb for school'))).not.toMatch(/bomb/i);
  });

  test('tells the parent which words found no place', () => {
    expect(tellPictureBook(brief('a penguin and the xylophone treaty of Brno'), { seed: 1 }).notManaged).toContain(
      'treaty',
    );
  });

  test.each(['a orci posuere', 'NaN', 'undefined'])(
    'a name that no sentence can carry is said beside the book: %s',
    (name) => {
      const book = tellPictureBook({ theme: '{name}', childName: name, details: '{name}', age: 4 }, { seed: 3 });
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const told = book.cast.some((each) => each.name.toLowerCase() === name.toLowerCase());
      expect(told || book.notManaged.map((each) => each.toLowerCase()).includes(name.toLowerCase())).toBe(true);
    },
  );

  test('nothing but text gets on a page, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '{name}',
        '${x}',
        '<b>dragon</b>',
        'a [dragon|cat]',
        'undefined',
        '__proto__',
        'constructor',
        'a '.repeat(300),
        '🦄',
        '"',
        "'",
      ),
      fc.lorem({ maxCount: 12 }),
    );
    fc.assert(
      fc.property(
        typed,
        typed,
        typed,
        fc.double({ min: -5, max: 40 }),
        fc.integer(),
        (theme, childName, details, age, seed) => {
          const book = tellPictureBook({ theme, childName, details, age }, { seed });
          expect(book.findings.filter((each) => each.hard)).toEqual([]);
          for (const page of book.pages) expect(page.text).not.toMatch(/[{}[\]|<>]|undefined|\[object/);
        },
      ),
      { numRuns: 60 },
    );
  });
});
