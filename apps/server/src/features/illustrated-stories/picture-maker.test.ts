import { expect, it } from 'vitest';
import { pictureMaker } from './picture-maker.ts';

const own = { by: 'embedded', name: 'Storylantern' } as const;
const model = { by: 'remote', name: 'painter-1' } as const;

it('a book says who drew it, and how many pictures were drawn here instead', () => {
  expect(pictureMaker([])).toBeUndefined();
  expect(pictureMaker([own, own])).toEqual(own);
  expect(pictureMaker([model, model])).toEqual(model);
  expect(pictureMaker([own, model, model])?.note).toMatch(/^One of the pictures was drawn by Storylantern itself/);
  expect(pictureMaker([own, model, own])).toMatchObject({ by: 'remote', note: expect.stringMatching(/^2 of the/) });
});
