import { describe, expect, it, test } from 'vitest';
import { tellPictureBook } from '../tell-picture-book.ts';
import { namedAtHome } from './named-at-home.ts';

const told = (theme: string, details: string, age = 6, childName = 'Ada') => {
  const book = tellPictureBook({ theme, childName, age, details }, { seed: 3 });
  return { ...book, text: book.pages.map(({ text }) => text).join(' ') };
};

test.each([
  ['dog is Chispa, cat is Luna', ['Chispa', 'Luna']],
  ['has a snail in a jar named Turbo', ['Turbo']],
  ['Our lab is named Waffles', ['Waffles']],
  ["dog's called Gravy", ['Gravy']],
  ['sleeps with Barnaby bear', ['Barnaby']],
  ['has a yellow digger called Dig Dig', ['Dig Dig']],
  ['sister Ruby is the unicorn', ['Ruby']],
  ['his teacher is nice and the lorry is blue', []],
  ['Wants a dog more than anything', []],
  ['Loves horses. Hates spiders', []],
  ['Ginger is our cat', ['Ginger']],
])('whoever has a name in "%s" is found', (details, names) => {
  expect(namedAtHome('', details).map(({ name }) => name)).toEqual(names);
});

describe('the family finds its own in a book', () => {
  it.each([
    ['a snail who wants to be fast', 'has a snail in a jar named Turbo', ['Turbo']],
    ['what if dogs could talk and cats could drive', 'dog is Chispa, cat is Luna', ['Chispa', 'Luna']],
    ['a unicorn saves the day', 'sister Nell is the unicorn', ['Nell']],
    ['a bear who cannot sleep', 'sleeps with Barnaby bear', ['Barnaby']],
    ['my brother turns into a frog', 'brother: Achille, he is 4', ['Achille']],
    ['sharing toys with her sister', 'Sister is named Grace', ['Grace']],
    ['Eid at grandmas house', 'Teta makes maamoul with her', ['Teta']],
    ['making dumplings', 'Po Po shows her how', ['Po Po']],
    ['going to the dentist', 'her dentist is Dr Okafor', ['Dr Okafor']],
  ])('%s: %s', (theme, details, names) => {
    const { text, cast } = told(theme, details);
    for (const name of names) expect(text).toContain(name);
    expect(new Set(cast.map(({ name }) => name)).size).toBe(cast.length);
  });

  it('a friend with a name is no ship', () => {
    const { text } = told('a shipwreck', 'friend is called Josh', 5, 'Ravi');
    expect(text).toMatch(/\bfriend (?:called )?Josh\b/);
    expect(text).not.toMatch(/Ravi (?:to|and|with) Ravi/);
    expect(text).not.toContain('Josh the ship');
  });

  it('has the look that the parent gave it', () => {
    const { cast } = told('our cat', 'The cat is called Biscuit, he is ginger and very fat');
    expect(cast.find(({ name }) => name === 'Biscuit')).toMatchObject({ is: 'animal', coat: 'ginger' });
  });

  it('a toy is with the child from the first pages on, and not tucked in at breakfast', () => {
    const book = told('monsters under the bed', 'his bunny Flops protects him', 5, 'Levi');
    const named = [...book.pages.keys()].filter((n) => book.pages[n]?.text.includes('Flops'));
    expect(named[0]).toBeLessThan(3);
    expect(named.at(-1)).toBe(book.pages.length - 1);
    for (const { text } of book.pages) if (/breakfast/.test(text)) expect(text).not.toContain('tucked in');
  });
});

describe('what has no place in a book is listed beside it', () => {
  it.each([
    ['making a new friend', 'we live in Wakefield', 'we live in Wakefield'],
    ['snow day', 'Her flat is in Leeds', 'Her flat is in Leeds'],
    ['the farm', 'please make it funny', null],
  ])('%s: %s', (theme, details, listed) => {
    const { notManaged } = told(theme, details);
    if (listed === null) expect(notManaged).not.toContain(details);
    else expect(notManaged).toContain(listed);
  });
});
