import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { notesOfChild } from './child-notes.ts';
import { LIMITS } from './limits.ts';

it.each([
  ['', '', ''],
  ['trains, the moon', '', 'Loves trains, the moon.'],
  ['', 'a hug, counting to ten', 'What helps: a hug.\nWhat helps: counting to ten.'],
  ['', 'A hug and His blue blanket', 'What helps: a hug.\nWhat helps: his blue blanket.'],
  ['', 'when I sing to her', 'It helps when I sing to her.'],
  ['', 'To count to five', 'It helps to count to five.'],
  ['Lego\nfootball;swimming', '', 'Loves Lego.\nLoves football.\nLoves swimming.'],
  ['She loves trains. He is into Bluey!', 'A hug helps.', 'A hug helps.\nShe loves trains.\nHe is into Bluey!'],
  ['not football', 'no surprises', 'no surprises.\nnot football.'],
])('interests %j and what helps %j are told as %j', (interests, helps, notes) => {
  expect(notesOfChild({ interests, helps })).toBe(notes);
});

it('whatever was written down is a text that a form takes, and no word of a short one is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: LIMITS.childNotes }), (text) => {
      expect(notesOfChild({ interests: text, helps: text }).length).toBeLessThanOrEqual(LIMITS.additionalInfo);
    }),
  );
  const word = fc.stringMatching(/^[a-z]{2,9}$/).filter((each) => each !== 'and');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
      const notes = notesOfChild({ interests: words.join(', '), helps: words.join(' and ') }).toLowerCase();
      for (const each of words) expect(notes.split(each).length).toBeGreaterThan(2);
    }),
  );
});
