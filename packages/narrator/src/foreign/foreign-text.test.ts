import { expect, it } from 'vitest';
import { planNarration } from '../plan-narration.ts';
import { foreignText } from './foreign-text.ts';
import { planForeignSpeech } from './plan-foreign-speech.ts';

const asked = (texts: readonly string[], said: Record<string, string> = {}): readonly string[] =>
  planForeignSpeech(
    planNarration(
      texts.map((text, at) => ({ id: `${at}`, text })),
      said,
    ),
    said,
  ).map((passage) => passage.text);

it('leaves the text as it is written, with a stop at its end', () => {
  expect(foreignText('“Where is Dr. Green’s cat?”', {}, '.')).toBe('“Where is Dr. Green’s cat?”');
  expect(foreignText('It costs $4.50; that’s 10% off!', {}, '.')).toBe('It costs $4.50; that’s 10% off!');
  expect(foreignText('The Lost Boot', {}, '.')).toBe('The Lost Boot.');
});

it('spells names as they are said, in any case and as a possessive', () => {
  const said = { Niamh: 'neev', 'Mary Ann': 'MAIR-ee-ann' };
  expect(foreignText('Niamh’s chair, niamh and Mary Ann.', said, '.')).toBe("Neev's chair, neev and Mair ee ann.");
});

it('takes out what no voice can read', () => {
  expect(foreignText('* Hello 🙂,\n **Maya** <b>!', {}, '.')).toBe('Hello , Maya b !');
});

it('asks for a paragraph at a time, ended by a blank to fill in', () => {
  expect(asked(['The Boot', 'One. Two?\nThree!', 'I can hug ____ and wait. Then ____.', '____'])).toEqual([
    'The Boot.',
    'One. Two? Three!',
    'I can hug,',
    'and wait. Then,',
  ]);
});

it('cuts a paragraph that is too long where sentences meet, and forgets none', () => {
  const sentence = 'The duck went round the pond and looked at everything there was. ';
  const passages = asked([sentence.repeat(30).trim()]);
  expect(passages.every((text) => text.length <= 600)).toBe(true);
  expect(passages.join(' ')).toBe(sentence.repeat(30).trim());
});
