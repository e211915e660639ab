import { SONG_STYLES, type LyricLine, type Lyrics } from '@storylantern/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { composeSong, sungLines } from '../src/index.ts';
import { STYLE_SHEETS } from '../src/styles/style-sheets.ts';
import { lyricsFor } from './real-lyrics.ts';

/** A line of 3 to 14 syllables with 1 to 4 beats anywhere, as a parent's own words may come out. */
const anyLine = fc
  .integer({ min: 3, max: 14 })
  .chain((count) =>
    fc.record({
      count: fc.constant(count),
      beats: fc.uniqueArray(fc.nat(count - 1), { minLength: 1, maxLength: 4 }),
      stressed: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
    }),
  )
  .map(({ count, beats, stressed }): LyricLine => ({
    text: 'la '.repeat(count).trim(),
    syllables: stressed.map((each, at) => {
      const beat = beats.includes(at);
      return { from: 3 * at, to: 3 * at + 2, phones: ['l', 'aa'], stressed: each || beat, beat };
    }),
  }));

const edited = (lyrics: Lyrics, section: number, line: number, words: LyricLine): Lyrics => ({
  ...lyrics,
  sections: lyrics.sections.map((each, at) =>
    at === section ? { ...each, lines: each.lines.with(line, words) } : each,
  ),
});

it.each(SONG_STYLES)('any line that a parent writes can be sung, and the rest stays as it was (%s)', (style) => {
  const lyrics = lyricsFor('the moon', style, 3);
  const before = composeSong(lyrics, style, { seed: 3 });
  const { span } = STYLE_SHEETS[style];
  const verses = lyrics.sections.flatMap(({ kind }, at) => (kind === 'verse' ? [at] : []));
  fc.assert(
    fc.property(anyLine, fc.constantFrom(...verses), fc.nat(3), (words, section, place) => {
      const line = place % (lyrics.sections[section]?.lines.length ?? 1);
      const after = edited(lyrics, section, line, words);
      const score = composeSong(after, style, { seed: 3 });
      expect(score.sections).toEqual(before.sections);
      expect([score.tempo, score.key, score.beats]).toEqual([before.tempo, before.key, before.beats]);
      const [was, is] = [sungLines(before, lyrics), sungLines(score, after)];
      expect(is).toHaveLength(was.length);
      is.forEach((sung, at) => {
        expect(sung.notes.map(({ syllable }) => syllable)).toEqual(sung.words.syllables.map((_, index) => index));
        for (const note of sung.notes) expect((note.beats * 60) / score.tempo).toBeGreaterThan(0);
        if (sung.section !== section || sung.line !== line) {
          expect(sung.notes.map(({ pitch }) => pitch)).toEqual(was[at]?.notes.map(({ pitch }) => pitch));
          return;
        }
        const onBeat = sung.notes.filter(({ syllable }) => sung.words.syllables[syllable]?.beat);
        for (const { at: beat } of onBeat) expect(Math.abs(beat / span - Math.round(beat / span))).toBeLessThan(1e-6);
      });
      score.notes.forEach(({ at }, index) => expect(score.notes[index + 1]?.at ?? Infinity).toBeGreaterThan(at));
    }),
    { numRuns: 40, seed: 11 },
  );
});
