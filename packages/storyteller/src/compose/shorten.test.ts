import { describe, expect, test } from 'vitest';
import { shortened } from './shorten.ts';

const cut = (texts: Partial<Record<'descriptive' | 'perspective' | 'affirmative', string>>, most = 1): string[] =>
  shortened(
    Object.entries(texts).map(([kind, text]) => ({ kind: kind as 'descriptive', text })),
    most,
    'young',
    () => true,
  ).map(({ text }) => text);

describe('a shorter story keeps', () => {
  test('what somebody says or thinks together with what it turns out to be', () =>
    expect(
      cut({ perspective: 'Adults may say that it was a joke. The one it was said to knows better.' })[0],
    ).toContain('knows better'));

  test('whose body it is, and that it may be told', () =>
    expect(
      cut({
        descriptive: 'The doctor comes in. {Name} sits down. A touch gets told. Lamps are bright. Rain falls down.',
      })[0],
    ).toContain('A touch gets told.'));

  test('what a sound at the end belongs to', () =>
    expect(
      cut({ descriptive: '{Name} has a soft shirt. A cat is soft. One shirt is rough. Itch, itch!' })[0],
    ).toContain('One shirt is rough.'));

  test('what answers a worry', () =>
    expect(
      cut({ descriptive: 'Here is {Name}. A boom is loud and hard. Walls are thick. Rain falls down.' })[0],
    ).toContain('Walls are thick.'));

  test('what says that something is all right', () =>
    expect(cut({ affirmative: 'The game is done. Last is okay. Shoes go on. Birds sing now.' })[0]).toContain(
      'Last is okay.',
    ));

  test('the image of the opening where the ending meets it', () => {
    const [, ending] = cut({
      descriptive: 'There is one blanket. {Name} may come close.',
      affirmative: 'A slow day goes by. The blanket is warm. Tea goes cold. Night comes at last.',
    });
    expect(ending).toContain('The blanket is warm.');
    expect(ending).not.toContain('Tea goes cold.');
  });

  test('both sentences of a pair, or neither', () => {
    const ending = cut({ affirmative: 'Paper rustles. Some go up. Some go down. Hello, kites.' })[0];
    expect(ending?.match(/Some/g)?.length ?? 0).not.toBe(1);
  });
});

test('a paragraph that is short enough stays as it is', () => {
  const told = 'Here is {Name}. A boom is loud. Tea goes cold. Rain falls down.';
  expect(cut({ descriptive: told }, 100)).toEqual([told]);
});
