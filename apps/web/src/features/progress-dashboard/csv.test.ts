import type { TrackingEntry } from '@storylantern/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf, fileNameOf, rowsOf } from './csv.ts';
import type { Session } from './sessions.ts';

const reading: TrackingEntry = {
  id: 'one',
  childName: 'Mia',
  storyTitle: 'The Dark and the Lamp',
  pieceKind: 'picture-book',
  pieceId: 'book',
  createdAt: new Date(2026, 10, 20, 18, 5).toISOString(),
  comprehensionRating: 4,
  interestRating: 5,
  repetitionRating: 3,
  behaviorRating: 2,
  sessionDuration: 12,
  notes: null,
};
const session = (more: Partial<TrackingEntry> = {}): Session => ({
  number: 1,
  entry: { ...reading, ...more },
});

/** Reads CSV letter by letter as RFC 4180 has it. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === ',') {
      row.push(cell);
      cell = '';
    } else if (letter === '\r' && text.charAt(at + 1) === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += letter;
  }
  expect([row, cell, quoted]).toEqual([[], '', false]);
  return rows;
}

const words = fc.string({
  unit: fc.constantFrom('a', 'ë', ' ', ',', ';', '"', '\n', '\r', '\t', '=', '+', '-', '@', '＝', "'", '😀'),
  maxLength: 12,
});

describe('the CSV file', () => {
  it('holds every session with its ratings, its average and its words', () => {
    expect(csvOf([session({ notes: 'Said "again", twice.\nThen slept.' }), session({ sessionDuration: null })])).toBe(
      '\uFEFF' +
        'Session,Date,Time,Child,Title,Kind,Understanding,Interest,Repetition,Behavior,Average,Minutes,Notes\r\n' +
        '1,2026-11-20,18:05,Mia,The Dark and the Lamp,picture-book,4,5,3,2,3.5,12,"Said ""again"", twice.\nThen slept."\r\n' +
        '1,2026-11-20,18:05,Mia,The Dark and the Lamp,picture-book,4,5,3,2,3.5,,\r\n',
    );
  });

  it('is read back as it was, whatever a parent wrote', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ childName: words, storyTitle: words, notes: fc.option(words) })), (list) => {
        const sessions = list.map((each) => session(each));
        expect(parse(csvOf(sessions).slice(1))).toEqual(rowsOf(sessions));
      }),
    );
  });

  it('gives a spreadsheet nothing to work out, and changes nothing else', () => {
    fc.assert(
      fc.property(words, (text) => {
        const cell = rowsOf([session({ notes: text })])[1]?.[12] ?? '';
        expect(cell).not.toMatch(/^[\s]*[=+\-@＝＋－＠]/);
        expect(cell).not.toMatch(/^[\t\r\n]/);
        expect([text, `'${text}`]).toContain(cell);
        if (/^[a'"]/.test(text)) expect(cell).toBe(text);
      }),
    );
  });

  it.each([
    ['', 'progress-all-children-2026-11-21.csv'],
    ['Zoë', 'progress-zoë-2026-11-21.csv'],
    ['../Mia "the bold"', 'progress-mia-the-bold-2026-11-21.csv'],
    ['???', 'progress-all-children-2026-11-21.csv'],
  ])('for "%s" it is called %s', (child, name) => {
    expect(fileNameOf(child, new Date(2026, 10, 21))).toBe(name);
  });
});
