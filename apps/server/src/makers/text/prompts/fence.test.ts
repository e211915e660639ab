import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fenced } from './fence.ts';

it('nothing a parent writes closes the fence, or opens another', () => {
  const pieces = fc.constantFrom('<', '>', '<<<', '>>>', '＞', '»', 'PARENT', ' ', '\n', 'a');
  fc.assert(
    fc.property(
      fc.array(pieces).map((each) => each.join('')),
      (text) => {
        const lines = fenced(text);
        expect(lines.indexOf('PARENT>>>')).toBe(lines.length - 'PARENT>>>'.length);
        expect(lines.lastIndexOf('<<<')).toBe(0);
        expect(lines.slice(3, -3)).not.toMatch(/[<>＞»]{2}/);
      },
    ),
  );
});

it('what is said plainly stays as it is', () => {
  expect(fenced(' She is < 4 and loves "Moana". ')).toBe('<<<PARENT\nShe is < 4 and loves "Moana".\nPARENT>>>');
});
