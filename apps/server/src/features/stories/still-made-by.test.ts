import { expect, it } from 'vitest';
import { stillMadeBy } from './still-made-by.ts';

const own = { by: 'embedded', name: 'Storylantern' } as const;
const model = { by: 'remote', name: 'writer-1' } as const;
const content = {
  descriptive: 'The pool is blue.',
  perspective: 'Some people like the splash.',
  partial: 'Zoë may feel ____.',
  cooperative: 'Mum can hold her hand.',
  directive: 'Zoë can try one foot.',
  control: 'Zoë can think, "One foot first."',
  affirmative: 'The water is still.',
};
const other = { ...content, affirmative: 'The blue pool shines.' };
const whole = {
  descriptive: 'A bath is warm.',
  perspective: 'Many people sing in it.',
  partial: 'It may feel ____.',
  cooperative: 'A grown-up can pour.',
  directive: 'Zoë may pour too.',
  control: 'Zoë can say, "Pour slowly."',
  affirmative: 'The cup floats.',
};

it('a story of a model stays one when only its ending is told here, and says why', () => {
  const note = 'The model server did not answer in time. Storylantern wrote this itself.';
  expect(stillMadeBy({ content, maker: model }, { content: other, maker: { ...own, note } })).toEqual({
    ...model,
    note,
  });
});

it('a story of which nothing stands any more is the one who told it anew', () => {
  expect(stillMadeBy({ content, maker: model }, { content: whole, maker: own })).toEqual(own);
});

it('one sentence of a model makes it a story of a model', () => {
  expect(stillMadeBy({ content, maker: own }, { content: other, maker: model })).toEqual(model);
  expect(stillMadeBy({ content, maker: own }, { content: other, maker: own })).toEqual(own);
});
