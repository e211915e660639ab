import { describe, expect, test } from 'vitest';
import { leftOut } from './left-out.ts';

const of = (theme: string, text: string, arc = 'helping', notManaged: readonly string[] = []) =>
  leftOut(theme, { title: '', arc, pages: [{ text }] as never, notManaged: [...notManaged] }, ['Mia']);

describe('what a book leaves out of its theme', () => {
  test('is named in the words of the parent, whoever they ask, and never the child', () => {
    expect(of('saving the bees in our garden', 'Mia saved a bee.').words).toEqual(['garden']);
    expect(of('Mia and the lost library book', 'Mia read a book.').words).toEqual(['library']);
    expect(of('please can it be about that spaceship', 'Mia sat down.').words).toEqual(['spaceship']);
  });

  test('is not what a page shows without its word', () => {
    expect(of('a kind knight makes new friends', 'The knight shared the cake.').words).toEqual([]);
    expect(of('a snowman who melts', 'Drip, drip, went the snowman.').words).toEqual([]);
  });

  test('is a whole part of the sentence, or one that turns it', () => {
    const burnt = of(
      'a dragon who works as a baker but keeps burning the bread',
      'The dragon went to work as a baker.',
    );
    expect(burnt).toMatchObject({ isPart: true, isTurn: true });
    const kept = of(
      'a dragon who works as a baker but keeps burning the bread',
      'The dragon, a baker at work, burnt the bread.',
    );
    expect(kept).toMatchObject({ isPart: false, isTurn: false, share: 0 });
  });

  test('weighs less where it only says how or when it was', () => {
    const [how, what] = [of('a rainy picnic', 'They had a picnic.'), of('a picnic on a boat', 'They had a picnic.')];
    expect(how.isMuch).toBe(false);
    expect(what.isMuch).toBe(true);
    expect(how.share).toBeLessThan(what.share);
  });

  test('is not what the event that is told is about, in words of its own', () => {
    expect(of('camping in the garden', 'They put up the tent in the garden.', 'camping').words).toEqual([]);
  });
});
