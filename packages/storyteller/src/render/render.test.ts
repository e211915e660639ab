import { describe, expect, test } from 'vitest';
import type { Child, Pronouns } from '../child/pronouns.ts';
import { chooseAlternatives, readingsOf } from './alternatives.ts';
import type { Phrases } from './phrase.ts';
import { renderParagraph } from './render.ts';

const child = (pronouns: Pronouns, name = 'Robin'): Child => ({ name, pronouns });
const phrases: Phrases = {
  helper: { text: 'a grown-up', again: 'the grown-up' },
  comforter: { text: '{his} blue blanket' },
  adult: { text: 'reading to {him}' },
};
const told = (text: string, pronouns: Pronouns, more: Phrases = {}): string =>
  renderParagraph(text, child(pronouns), { ...phrases, ...more });

describe('name and pronoun', () => {
  test('the name comes first and the pronoun after', () =>
    expect(told('{he} waits. Then {he can} go.', 'she')).toBe('Robin waits. Then she can go.'));
  test('the verb fits the pronoun', () => {
    expect(told('{he wants} a rest. {he is} in bed, and {he has} time.', 'they')).toBe(
      'Robin wants a rest. They are in bed, and they have time.',
    );
  });
  test('the name comes again when somebody else could be meant', () => {
    expect(told('{Name} waits for a girl. {he} can wave.', 'she')).toBe('Robin waits for a girl. Robin can wave.');
    expect(told('{Name} waits for a girl. {he} can wave.', 'he')).toBe('Robin waits for a girl. He can wave.');
    expect(told('{Name} sees children. {he} can wave.', 'they')).toBe('Robin sees children. Robin can wave.');
    expect(told('{Name} and {helper} sit. {he} can wave.', 'she', { helper: { text: 'Grandma', gender: 'f' } })).toBe(
      'Robin and Grandma sit. Robin can wave.',
    );
  });
  test('without pronouns the name stands in each sentence, and "they" only inside one', () =>
    expect(told('When {he} waits, {he wants} {comforter}. {he} can rest.', 'name')).toBe(
      'When Robin waits, they want their blue blanket. Robin can rest.',
    ));
  test('each owner has the right form', () => {
    expect(told('{his} bed is here. The bed is {hers}. It belongs to {him}.', 'she')).toBe(
      "Robin's bed is here. The bed is hers. It belongs to her.",
    );
    expect(renderParagraph('{his} bed.', child('he', 'James'), phrases)).toBe("James's bed.");
  });
});

describe('phrases', () => {
  test('a helper is introduced once, and two helpers take the plural', () => {
    expect(told('{helper} can sit. {helper has} time.', 'he')).toBe('A grown-up can sit. The grown-up has time.');
    expect(told('{helper knows} it.', 'he', { helper: { text: 'Mum and Dad', plural: true } })).toBe(
      'Mum and Dad know it.',
    );
  });
  test('a phrase speaks of the child as the sentence does', () => {
    expect(told('{helper} can help by {adult}.', 'she')).toBe('A grown-up can help by reading to Robin.');
    expect(told('{he} can hold {comforter}.', 'they')).toBe('Robin can hold their blue blanket.');
  });
  test('a mark without a phrase is an error', () => expect(() => told('{nobody} waits.', 'he')).toThrow(/nobody/));
});

describe('sentences', () => {
  test('begin with a capital, also after a quote', () => {
    expect(told('{comforter} is here. {he} says, "Hello." {comforter} is soft.', 'he')).toBe(
      'Robin\'s blue blanket is here. He says, "Hello." His blue blanket is soft.',
    );
    expect(told('Some say "hello!" and go.', 'he')).toBe('Some say "hello!" and go.');
  });
  test('a supporting sentence loses its mark', () =>
    expect(told('{he} can rest. ~ It helps.', 'he')).toBe('Robin can rest. It helps.'));
});

describe('alternatives', () => {
  test('each is seen once among the readings', () =>
    expect(readingsOf('[a|b] and [x:c|d|e]')).toEqual(['a and c', 'b and d', 'b and e']));
  test('a bound choice is passed its letter', () => {
    const keys: string[] = [];
    chooseAlternatives('[x:a|b] [c|d]', (_, key) => {
      keys.push(key);
      return 1;
    });
    expect(keys).toEqual(['x', '']);
  });
});
