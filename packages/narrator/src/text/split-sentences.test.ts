import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const split = (text: string): string[] => splitSentences(text).map(({ from, to }) => text.slice(from, to));

it.each([
  ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
  ['Dr. Green and Mrs. Lee came. They sat.', ['Dr. Green and Mrs. Lee came.', 'They sat.']],
  ['A. A. Milne wrote it. So did I. Then we read.', ['A. A. Milne wrote it.', 'So did I.', 'Then we read.']],
  ['Bring fruit, e.g. apples. Or pears.', ['Bring fruit, e.g. apples.', 'Or pears.']],
  ['“Will you help?” asked Maya. “Yes!” says Dad.', ['“Will you help?” asked Maya.', '“Yes!” says Dad.']],
  ['She said, "I can." Then she did.', ['She said, "I can."', 'Then she did.']],
  ['Wait... what? Oh.', ['Wait... what?', 'Oh.']],
  ['It costs 4.50. Good.', ['It costs 4.50.', 'Good.']],
  ['I can say no. You can too.', ['I can say no.', 'You can too.']],
  ['First line\nSecond line', ['First line', 'Second line']],
  ['Well done! 😀 🎉 Now rest.', ['Well done!', '😀 🎉 Now rest.']],
  ['Good night. 😀', ['Good night. 😀']],
  ['... 😀 ...', []],
  ['', []],
])('splits %j', (text, sentences) => {
  expect(split(text)).toEqual(sentences);
});

it('loses no letter of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const spans = splitSentences(text);
      spans.forEach((span, at) => expect(span.from).toBeGreaterThanOrEqual(spans[at - 1]?.to ?? 0));
      const between = spans.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text);
      expect(between).not.toMatch(/[\p{L}\p{N}]/u);
    }),
    { numRuns: 500 },
  );
});
