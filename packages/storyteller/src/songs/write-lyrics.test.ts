import { LIMITS, lyricsSchema, SONG_STYLES, type Lyrics } from '@storylantern/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fiveGrams } from '../words/five-grams.ts';
import type { SongBrief } from './brief.ts';
import { writeLyrics } from './write-lyrics.ts';

const brief = (theme: string, more: Partial<SongBrief> = {}): SongBrief => ({
  theme,
  style: 'fun',
  childName: 'Ada',
  age: 5,
  details: null,
  ...more,
});
const textOf = (song: Lyrics): string =>
  song.sections.flatMap((each) => each.lines.map((line) => line.text)).join('\n');
const share = (a: Lyrics, b: Lyrics): number => {
  const one = new Set(fiveGrams(textOf(a)));
  const other = new Set(fiveGrams(textOf(b)));
  return [...one].filter((each) => other.has(each)).length / Math.min(one.size, other.size);
};

describe('a song', () => {
  test('has three verses, a chorus that comes back word for word and a bridge, in every style', () => {
    for (const style of SONG_STYLES) {
      const { sections, hook } = writeLyrics(brief('a hen in a hat', { style }), { seed: 3 });
      expect(sections.map((each) => each.kind).join(' ')).toBe('verse chorus verse chorus bridge verse chorus');
      const [, first, , second] = sections;
      expect(second).toEqual(first);
      expect(first?.lines[0]?.text).toBe(hook);
      expect(first?.lines[3]?.text).toBe(hook);
      expect(hook).toContain('Ada');
    }
  });

  test('is the same for the same brief and seed, and shares little with the next', () => {
    for (const style of SONG_STYLES) {
      const one = writeLyrics(brief('a fox on a hill', { style }), { seed: 7 });
      expect(writeLyrics(brief('a fox on a hill', { style }), { seed: 7 })).toEqual(one);
      expect(share(one, writeLyrics(brief('a fox on a hill', { style }), { seed: 8 }))).toBeLessThanOrEqual(0.35);
    }
  });

  test('leaves alone what the family was sung before', () => {
    const first = writeLyrics(brief('a hedgehog'), { seed: 1 });
    const next = writeLyrics(brief('a hedgehog'), { seed: 1, recent: [textOf(first)] });
    expect(share(first, next)).toBeLessThanOrEqual(0.35);
  });

  test('calls "darling" in a lullaby and "everyone" elsewhere when no name is given', () => {
    expect(writeLyrics(brief('the sea', { style: 'lullaby', childName: null }), { seed: 1 }).hook).toContain('darling');
    expect(writeLyrics(brief('the sea', { childName: '<b>' }), { seed: 1 }).hook).toContain('everyone');
  });

  test('sings what the theme asks for: fear, a lost thing, a journey, something made', () => {
    const text = (theme: string): string => textOf(writeLyrics(brief(theme), { seed: 2 }));
    expect(text('a knight who is scared of spiders')).toMatch(/spiders/);
    expect(text('the dragon who lost his teapot')).toMatch(/teapot/);
    expect(text('a guinea pig goes to the moon')).toMatch(/the moon/);
    expect(text('a bear who bakes bread')).toMatch(/bread/);
    expect(text('a grumpy narwhal')).toMatch(/grumpy/);
  });

  test('sings of what the parent told', () => {
    const told = brief('a fox', { details: 'Our dog Biskit sleeps on the bed.' });
    expect(textOf(writeLyrics(told, { seed: 1 }))).toContain('Biskit');
  });

  test('teaches facts in order where there are some, and only asks where there are none', () => {
    const rain = textOf(writeLyrics(brief('the water cycle', { style: 'educational' }), { seed: 0 }));
    const other = textOf(writeLyrics(brief('the water cycle', { style: 'educational' }), { seed: 1 }));
    const whole = [rain, other].find((each) => each.includes('The sun on the sea')) ?? '';
    const order = ['lifts up the water', 'climbs in the air', 'they fall', 'It goes to the sea'].map((each) =>
      whole.indexOf(each),
    );
    expect(order.every((at) => at > 0)).toBe(true);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect(textOf(writeLyrics(brief('zorbles', { style: 'educational' }), { seed: 1 }))).toMatch(/zorble/);
  });

  test('is gentle where a family hurts, in every style', () => {
    for (const style of SONG_STYLES) {
      const text = textOf(writeLyrics(brief('my dog died', { style, childName: 'Sam' }), { seed: 1 }));
      expect(text).toMatch(/Here, Sam, here|Hold on, Sam/);
    }
  });

  test('asks the speech engine how a name is said', () => {
    const pronounce = (word: string): readonly string[] | null =>
      word === 'xiomara' ? 'SH OW0 M AA1 R AH0'.split(' ') : null;
    const { sections } = writeLyrics(brief('a fox', { childName: 'Xiomara' }), { seed: 1, pronounce });
    const hook = sections[1]?.lines[0];
    const at = hook?.text.indexOf('Xiomara') ?? -1;
    const own = hook?.syllables.filter((each) => each.from >= at && each.to <= at + 'Xiomara'.length) ?? [];
    expect(own.map((each) => each.phones.join(' '))).toEqual(['SH OW0', 'M AA1', 'R AH0']);
    expect(own[1]).toMatchObject({ stressed: true, beat: true });
  });

  test('comes of any text: other scripts, control characters, words of 5,000 letters', () => {
    const themes = ['x'.repeat(5000), 'дракон и бабочка', '龙和蝴蝶', '\u0000\u001b[31m', '🦖🎂', "'''", '12345', 'ﷺ'];
    for (const theme of themes) {
      const song = writeLyrics(brief(theme), { seed: 1 });
      expect(lyricsSchema.safeParse(song).success, theme).toBe(true);
      for (const { lines } of song.sections) for (const { text } of lines) expect(text.length).toBeLessThan(120);
    }
  });

  test('has syllables that lie in order inside their line, four on beats, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.constantFrom(...SONG_STYLES),
        fc.option(fc.string({ unit: 'grapheme', maxLength: LIMITS.childName })),
        fc.option(fc.string({ maxLength: 200 })),
        fc.nat(),
        (theme, style, childName, details, seed) => {
          const song = writeLyrics({ theme, style, childName, age: 5, details }, { seed });
          for (const { lines } of song.sections) {
            for (const { text, syllables } of lines) {
              let at = 0;
              for (const each of syllables) {
                expect(each.from).toBeGreaterThanOrEqual(at);
                expect(each.to).toBeGreaterThanOrEqual(each.from);
                expect(each.phones.length).toBeGreaterThan(0);
                at = each.to;
              }
              expect(at).toBeLessThanOrEqual(text.length);
              expect(syllables.filter((each) => each.beat)).toHaveLength(4);
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
