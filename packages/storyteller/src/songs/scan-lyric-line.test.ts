import { lyricLineSchema } from '@storylantern/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanLyricLine } from './scan-lyric-line.ts';

const scan = (text: string, childName: string | null = 'Ada') => scanLyricLine(text, { childName });
/** The line with `·` before each syllable on a beat. */
const marked = (text: string, childName: string | null = 'Ada'): string => {
  const scanned = scan(text, childName);
  if ('reason' in scanned) return scanned.reason;
  return scanned.line.syllables
    .toReversed()
    .reduce(
      (laid, each) => (each.beat ? `${laid.slice(0, each.from)}·${laid.slice(each.from)}` : laid),
      scanned.line.text,
    );
};

describe("a parent's own line", () => {
  test.each([
    ["There's a fox in the bath and he won't let me in", "There's a ·fox in the ·bath and he ·won't let me ·in"],
    ['Goodnight, little Ada, the day is all done', 'Good·night, little ·Ada, the ·day is all ·done'],
    ['Happy birthday to you', '·Happy ·birth·day to ·you'],
    ['Go, Ada, go', '·Go, ·Ada, ·go'],
    ['Good night, Sam', '·Good ·night, ·Sam'],
  ])('%s', (text, laid) => {
    expect(marked(text, text.includes('Sam') ? 'Sam' : 'Ada')).toBe(laid);
  });

  test('is sung with its numbers and signs in words', () => {
    const text = (typed: string): string => {
      const scanned = scan(typed);
      return 'line' in scanned ? scanned.line.text : scanned.reason;
    };
    expect(text('I have 3 cats & 12 snails')).toBe('I have three cats and twelve snails');
    expect(text('The 21st of May, you were 5.')).toBe('The twenty-first of May, you were five.');
    expect(text('A hundred and 1, or 105 dogs')).toBe('A hundred and one, or one hundred and five dogs');
    expect(text('7 8 9')).toBe('seven eight nine');
    expect(text('007 was here')).toBe('zero zero seven was here');
    expect(text('<b>Hello</b> my * dear 🦖 Ada')).toBe('Hello my dear Ada');
    expect(text('My Zoë has a piñata')).toBe('My Zoë has a piñata');
  });

  test('comes back with a plain sentence when nobody can sing it', () => {
    expect(marked('')).toMatch(/write some words/);
    expect(marked(' ... !!! 🦖')).toMatch(/write some words/);
    expect(marked('Oh')).toMatch(/too short/);
    expect(marked('у лукоморья дуб зелёный')).toMatch(/alphabet/);
    expect(marked('Ada 你好 and hello')).toMatch(/alphabet/);
    expect(marked('123456789012')).toMatch(/number/);
    expect(marked(`My ${'x'.repeat(100)} and me`)).toMatch(/word/);
    expect(marked('I went out to the shop and I bought some potatoes and then I came home again')).toMatch(
      /too long to sing in one breath: it has 2\d syllables/,
    );
  });

  test('asks how a word is said', () => {
    const scanned = scanLyricLine('And Xiomara came too', {
      childName: 'Xiomara',
      pronounce: (word) => (word === 'xiomara' ? 'SH OW0 M AA1 R AH0'.split(' ') : null),
    });
    const syllables = 'line' in scanned ? scanned.line.syllables : [];
    expect(syllables.slice(1, 4).map((each) => each.phones.join(' '))).toEqual(['SH OW0', 'M AA1', 'R AH0']);
    expect(syllables[2]).toMatchObject({ beat: true, stressed: true });
  });

  test('whatever is typed, is laid on beats or refused in a sentence', () => {
    const words = fc.array(
      fc.constantFrom(
        ...'the a cat Ada banana under moon 7 1st & café hippopotamus to I sang rhythm shh Zoë-Mae'.split(' '),
      ),
      { minLength: 1, maxLength: 14 },
    );
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 160 }),
      fc.string({ unit: 'binary', maxLength: 160 }),
      words.map((each) => each.join(' ')),
      fc.constantFrom(
        '__proto__',
        'constructor',
        'hasOwnProperty toString valueOf',
        '\u202Eabc def ghi',
        '\uD800 oh my',
      ),
    );
    const name = fc.option(fc.string({ unit: 'grapheme', maxLength: 40 }));
    fc.assert(
      fc.property(typed, name, (text, childName) => {
        const scanned = scan(text, childName);
        if ('reason' in scanned) {
          expect(scanned.reason).toMatch(/^[A-Z][^<>{}]+\.$/);
          return;
        }
        const { line } = scanned;
        expect(lyricLineSchema.safeParse(line).success).toBe(true);
        expect(line.text).not.toMatch(/[\p{Cc}\p{Cs}<>{}\d]/u);
        expect(line.syllables.length).toBeGreaterThanOrEqual(3);
        expect(line.syllables.length).toBeLessThanOrEqual(16);
        const beats = line.syllables.filter((each) => each.beat).length;
        expect(beats).toBeGreaterThanOrEqual(3);
        expect(beats).toBeLessThanOrEqual(4);
        let at = 0;
        const covered = new Set<number>();
        for (const { from, to, phones } of line.syllables) {
          expect(from).toBeGreaterThanOrEqual(at);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(phones.length).toBeGreaterThan(0);
          for (let i = from; i < to; i++) covered.add(i);
          at = to;
        }
        for (const letter of line.text.matchAll(/\p{L}/gu)) expect(covered.has(letter.index), line.text).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
