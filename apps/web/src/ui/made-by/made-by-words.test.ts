import type { Maker } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { isAiMade, madeByNotes, madeByWords } from './made-by-words.ts';

const own: Maker = { by: 'embedded', name: 'Storylantern' };
const model: Maker = { by: 'remote', name: 'large-1' };

describe('who made a piece', () => {
  it('is one sentence when everything was made here', () => {
    expect(madeByWords({ text: own, picture: own, voice: own })).toBe(
      'Written, drawn and read aloud by Storylantern on your own computer.',
    );
    expect(isAiMade({ text: own, picture: own })).toBe(false);
  });

  it('names an AI model as what it is, and says that it was checked', () => {
    expect(madeByWords({ text: model, picture: own, voice: own })).toBe(
      'Written by large-1 (an AI model), drawn and read aloud by Storylantern on your own computer. ' +
        'Storylantern checked it before you saw it; you know your child best.',
    );
    expect(isAiMade({ text: own, voice: model })).toBe(true);
  });

  it('says once what went otherwise than asked', () => {
    const note = 'The model server did not answer in time. Storylantern made this itself.';
    expect(madeByNotes({ text: own, picture: { ...own, note }, voice: { ...own, note } })).toEqual([note]);
  });
});
