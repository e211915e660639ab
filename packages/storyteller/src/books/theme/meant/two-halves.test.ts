import { describe, expect, test } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';

const told = (theme: string, age = 6): string => {
  const book = tellPictureBook({ theme, childName: 'Mia', age, details: '' }, { seed: 1 });
  return `${book.title} ${book.pages.map((page) => page.text).join(' ')}`;
};

describe('both halves of a theme matter to its story', () => {
  test.each([
    ['a mouse in the opera house', /Not in the opera house/],
    ['a squirrel on a train', /The train gave a jerk|Off went the train/],
    ["granny's magic umbrella takes us to the desert", /"To the desert/],
    ['two cats and a thunderstorm', /\bthunder\b/],
    ['a firefighter and a kitten on the roof', /\broof\b/],
    ['a bear and a jar of honey', /nothing but honey|said, "Honey\?"/],
    ['grandpa and the enormous sandcastle', /Grandpa[^.]*minded|minded it/i],
    ['the tiger who wanted to be a hairdresser', /scissors|snip/i],
  ])('%s', (theme, both) => {
    expect(told(theme)).toMatch(both);
  });

  test('what went wrong at school is no comedy', () => {
    expect(told('I wet myself at school', 5)).toMatch(/It happens to a great many/);
    expect(told('daddy forgot me at school', 5)).toMatch(/Daddy/);
    expect(told('daddy forgot me at school', 5)).toMatch(/I am so sorry/);
  });
});
