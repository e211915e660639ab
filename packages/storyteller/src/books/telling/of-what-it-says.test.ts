import { describe, expect, test } from 'vitest';
import { tellPictureBook } from '../tell-picture-book.ts';

const told = (theme: string, age = 6) => tellPictureBook({ theme, age, childName: 'Ada', details: null }, { seed: 1 });
const textOf = (theme: string, age?: number) =>
  told(theme, age)
    .pages.map((page) => page.text)
    .join(' ');

describe('a theme is told of what it names', () => {
  test.each([
    ['football world cup', 'football'],
    ['the moon', 'moon-visit'],
    ['A star falls out of the sky and Ada has to take it back home', 'fallen-star'],
    ['the little train that got stuck in the snow and everyone pushes', 'stuck-fast'],
    ['Someone has stolen all the colours and Ada has to paint them back', 'colours-gone'],
  ])('"%s" by the book that knows of it', (theme, arc) => {
    expect(told(theme).arc).toBe(arc);
  });

  test('nobody who lives in water lives in a village or sleeps on a pillow', () => {
    expect(textOf('sharks and volcanoes')).not.toMatch(/ear to the road|beds/i);
    expect(textOf('axolotls', 8)).not.toMatch(/pillow|blanket|seahorse/i);
  });

  test('what several do now is no anecdote of a family', () => {
    expect(textOf('Ada and her cat get locked in the museum overnight and all the statues wake up', 8)).not.toMatch(
      /get had|I and|had still/,
    );
  });

  test('a map that is found was not lost by whoever had the attic', () => {
    expect(told("Two sisters find a map in grandpa's attic and follow it to a hidden island").arc).not.toMatch(
      /lost-and-found|who-is-there/,
    );
  });

  test('an astronaut who misses her mum is no child of a family in trouble', () => {
    expect(told('an astronaut who misses her mum and finds a way to call home').arc).not.toMatch(/^tender/);
  });

  test('what two do is said of them, and "something" is nothing that is done', () => {
    expect(textOf('A dinosaur and a digger become best friends and build a playground', 3)).not.toMatch(/\. And build/);
    expect(textOf('something like Minecraft, blocks and creepers', 8)).not.toMatch(/The Child Something/);
  });
});
