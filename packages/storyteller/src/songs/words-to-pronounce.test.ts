import { SONG_STYLES } from '@storylantern/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanLyricLine } from './scan-lyric-line.ts';
import { unheardWordsIn, wordsToPronounce } from './words-to-pronounce.ts';
import { writeLyrics } from './write-lyrics.ts';

describe('what a speech engine is asked before a song is written', () => {
  const brief = { theme: 'a fox', style: 'fun', childName: 'Xiomara', age: 5, details: null } as const;

  test('names and made-up words; nothing the dictionary has', () => {
    expect(wordsToPronounce(brief)).toEqual(['xiomara']);
    expect(wordsToPronounce({ ...brief, childName: 'Ada', theme: 'zorbles' })).toContain('zorble');
    expect(wordsToPronounce({ ...brief, childName: 'Sam', details: 'Our dog Biskit sleeps here.' })).toEqual([
      'biskit',
    ]);
    expect(unheardWordsIn("Xiomara's fox sang to Wuzzle, mmmm")).toEqual(['xiomara', 'wuzzle']);
  });

  test('is all that is asked while it is written or a line is scanned', () => {
    const names = ['Xiomara', 'Saoirse', 'Ngozi', 'Ada', 'Jean-Baptiste', "D'Arcy", 'Žofie', 'Łukasz', 'x'.repeat(40)];
    const themes = ['zorbles', 'a fox and a gloopwomp', 'Xiomara is afraid of the flumpkin', 'the moon', '__proto__'];
    for (const theme of themes) {
      for (const [i, childName] of names.entries()) {
        for (const style of [SONG_STYLES[i % SONG_STYLES.length] ?? 'fun']) {
          const asked = { theme, style, childName, age: 5, details: 'Her cat Biskit likes Vroombox.' };
          const known = wordsToPronounce(asked);
          const pronounce = (word: string): null => {
            expect(known, `${theme} ${childName}`).toContain(word);
            return null;
          };
          writeLyrics(asked, { seed: 1, pronounce });
        }
      }
    }
    const line = 'And Xiomara, Wuzzle and Žofie went out';
    const asked: string[] = [];
    scanLyricLine(line, { childName: null, pronounce: (word) => (asked.push(word), null) });
    expect(new Set(asked)).toEqual(new Set(unheardWordsIn(line)));
  });

  test('is bounded, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 300 })),
        fc.option(fc.string({ unit: 'grapheme', maxLength: 60 })),
        (text, childName) => {
          const words = [
            ...unheardWordsIn(text),
            ...wordsToPronounce({ ...brief, theme: text, childName, details: text }),
          ];
          expect(words.length).toBeLessThanOrEqual(24);
          for (const word of words) {
            expect(word.length).toBeLessThanOrEqual(30);
            expect(word).toMatch(/^[\p{L}\p{M}']+$/u);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
