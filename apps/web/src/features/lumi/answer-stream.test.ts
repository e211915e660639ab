import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LineReader } from './answer-stream.ts';

it('lines are the same however their text is cut into pieces', () => {
  const line = fc.string({ minLength: 1 }).map((text) => JSON.stringify(text));
  fc.assert(
    fc.property(fc.array(line), fc.array(fc.nat(40)), (lines, cuts) => {
      const whole = lines.map((each) => `${each}\n`).join('');
      const at = [...new Set([0, ...cuts.filter((cut) => cut < whole.length), whole.length])].toSorted((a, b) => a - b);
      const reader = new LineReader();
      const read = at.slice(1).flatMap((end, index) => reader.read(whole.slice(at[index], end), false));
      expect([...read, ...reader.read('', true)]).toEqual(lines);
    }),
  );
});

it('a last line without its end is read at the end', () => {
  const reader = new LineReader();
  expect(reader.read('{"a":1}\n{"b"', false)).toEqual(['{"a":1}']);
  expect(reader.read(':2}', true)).toEqual(['{"b":2}']);
});
