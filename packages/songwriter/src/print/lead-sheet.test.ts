import { SONG_STYLES } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { henInTheHall, leafAfterLeaf } from '../../test/songs.ts';
import { composeSong } from '../compose/compose-song.ts';
import { sungLines } from '../sing/sung-lines.ts';
import { keySignature, writePitch } from './key-signature.ts';
import { leadSheet } from './lead-sheet.ts';
import { gridOf, writeLine } from './write-line.ts';

it('knows key signatures and writes pitches with the signs they need', () => {
  expect(keySignature({ key: 0, mode: 'major' })).toEqual({ fifths: 0, minor: false });
  expect(keySignature({ key: 2, mode: 'mixolydian' }).fifths).toBe(1);
  expect(keySignature({ key: 2, mode: 'dorian' })).toEqual({ fifths: 0, minor: true });
  expect(keySignature({ key: 3, mode: 'major' }).fifths).toBe(-3);
  expect(writePitch(60, 0)).toEqual({ step: 0, accidental: null });
  expect(writePitch(63, -3)).toEqual({ step: 2, accidental: null });
  expect(writePitch(66, 0)).toEqual({ step: 3, accidental: 'sharp' });
  expect(writePitch(59, -3)).toEqual({ step: -1, accidental: 'natural' });
  expect(writePitch(59, 5).accidental).toBeNull();
});

it('writes bars that are full, apart from those shared with the next line', () => {
  for (const style of SONG_STYLES) {
    const lyrics = henInTheHall();
    const score = composeSong(lyrics, style, { seed: 2 });
    const { bar, beat } = gridOf(score);
    const [line] = sungLines(score, lyrics);
    const start = line?.notes.find((note) => line.words.syllables[note.syllable]?.beat)?.at ?? 0;
    if (!line) throw new Error('The song has no line.');
    const items = writeLine(score, line, start, start + 2 * score.beatsPerBar);
    let at = items[0]?.at ?? 0;
    for (const item of items) {
      expect(item.at).toBe(at);
      if (item.kind === 'bar') expect(item.at % bar).toBe(0);
      else at += item.length;
    }
    expect(at).toBe(Math.round((start + 2 * score.beatsPerBar) * beat));
  }
});

it('prints every section once, with all its words and chords, on pages of A4', () => {
  for (const lyrics of [henInTheHall(), leafAfterLeaf()]) {
    const score = composeSong(lyrics, 'lullaby', { seed: 2 });
    const pages = leadSheet(score, lyrics);
    expect(pages.length).toBeGreaterThanOrEqual(1);
    expect(pages.length).toBeLessThanOrEqual(3);
    const shown = [...pages.join('').matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
    const written = new Set(lyrics.sections.flatMap((section) => section.lines.map((line) => line.text)));
    const letters = [...written].join('').replaceAll(/[^a-z]/gi, '').length;
    const printed = shown.join('').replaceAll(/[^a-z]/gi, '').length;
    expect(printed).toBeGreaterThan(letters);
    expect(shown).toContain(lyrics.title);
    expect(shown).toContain('Chorus');
    for (const page of pages) {
      expect(page).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="210mm" height="297mm"/);
      expect(page).not.toContain('NaN');
    }
  }
});

it('prints sections in the order in which they are sung, the chorus in full, and no line alone on a page', () => {
  for (const style of SONG_STYLES) {
    const lyrics = henInTheHall();
    const pages = leadSheet(composeSong(lyrics, style, { seed: 4 }), lyrics);
    const labels = [...pages.join('').matchAll(/font-style="italic">(Verse \d|Chorus|Bridge)</g)].map(
      ([, label]) => label,
    );
    expect(labels).toEqual(['Verse 1', 'Chorus', 'Verse 2', 'Verse 3']);
    expect(pages.join('').match(/>8</g)?.length ?? 0).toBe(style === 'lullaby' || style === 'adventure' ? 1 : 0);
  }
});

it('shows the mark that opens what somebody says', () => {
  const hen = henInTheHall();
  const [verse, ...others] = hen.sections;
  const [line, ...lines] = verse?.lines ?? [];
  if (!verse || !line) throw new Error('The song has no line.');
  const spoken = {
    text: `“${line.text}”`,
    syllables: line.syllables.map((each) => ({ ...each, from: each.from + 1, to: each.to + 1 })),
  };
  const lyrics = { ...hen, sections: [{ ...verse, lines: [spoken, ...lines] }, ...others] };
  const page = leadSheet(composeSong(lyrics, 'fun', { seed: 1 }), lyrics)[0];
  expect(page).toContain('>“There');
  expect(page).toContain('hat”<');
});

it('keeps signs of the words from being read as drawing', () => {
  const lyrics = { ...henInTheHall(), title: 'A <b> & a cat' };
  const page = leadSheet(composeSong(lyrics, 'fun', { seed: 1 }), lyrics)[0];
  expect(page).toContain('A &lt;b&gt; &amp; a cat');
});
