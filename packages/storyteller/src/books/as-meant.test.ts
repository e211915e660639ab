import { describe, expect, it } from 'vitest';
import { asMeant } from './as-meant.ts';
import { tellPictureBook } from './tell-picture-book.ts';
import { understandTheme } from './theme/understand.ts';

const meant = (theme: string) => asMeant(understandTheme(theme, 'Mia'));
const told = (theme: string, details = '') => {
  const book = tellPictureBook({ theme, childName: 'Mia', age: 6, details }, { seed: 3 });
  return { ...book, text: book.pages.map((page) => page.text).join(' ') };
};

describe('a theme as its parent meant it', () => {
  it('takes what a child carries everywhere for a thing of the child', () => {
    const { hero, thing } = meant('my son takes his blanket everywhere');
    expect(hero).toBeNull();
    expect(thing?.word).toBe('blanket');
    expect(told('my son takes his blanket everywhere').arc).toBe('always-with');
  });

  it('takes a lost soft toy for a thing, and calls it by its name', () => {
    expect(meant('he lost his dinosaur at the park').thing?.word).toBe('dinosaur');
    expect(told('he lost his dinosaur at the park', 'the dinosaur is called Rory').text).toContain('Rory');
  });

  it('lets somebody be the helper, and a child the maker of a present', () => {
    expect(meant('an octopus who helps everyone').hero?.word).toBe('octopus');
    expect(meant('making a card for my teacher').hero).toBeNull();
  });

  it('understands a wish that is dreamed of', () => {
    expect(meant('an earthworm who dreams of touching the sky').want).toBe('touch the sky');
    expect(meant('a giraffe who wishes she was little').want).toBe('be little');
  });

  it('leaves a plain theme as it is', () => {
    const theme = understandTheme('an otter who is scared of the lift', 'Mia');
    expect(asMeant(theme)).toEqual(theme);
  });
});

describe('the family as the parent told of it', () => {
  it('gives a named brother or sister a part', () => {
    expect(told('making a den in the living room', 'with his sister Jess').text).toContain('Jess');
    expect(told('a day out with my two sisters', 'sisters Leila and Noor').text).toMatch(/Leila[^]*Noor|Noor[^]*Leila/);
  });

  it('lets a grown-up who makes something with the child be the one who helps', () => {
    const { arc, pages } = told('making a kite with grandpa');
    expect(arc).toBe('making');
    expect(pages[0]?.text).toContain('Grandpa');
  });

  it('leaves a brother out of whom something graver is said', () => {
    expect(told('a sandcastle', 'her brother Tom is in hospital').text).not.toContain('Tom');
  });
});

describe('what families ask for', () => {
  it.each([
    ['how the zebra got its stripes', 'just-so', /stripes/],
    ['why the robin has a red breast', 'just-so', /red breast/],
    ['a flying carpet', 'flies', /flying carpet/],
    ['a magic door at the back of the wardrobe', 'magic-ride', /at the back of the wardrobe/],
    ['a magic paintbrush', 'magic-pencil', /paintbrush/],
    ["grandpa's old watch", 'keepsake', /Grandpa's old watch/],
    ['my grandad is a postman', 'parent-at-work', /postman/],
    ["daddy's new job", 'family-day', /new job/],
    ['feeding the ducks with nana', 'feeding-ducks', /feed the ducks/],
    ['a treasure hunt in the garden', 'treasure-map', /treasure/i],
    ['waiting for grandma at the airport', 'family-day', /at the airport/],
    ['going to Spain on holiday', 'holiday', /Spain/],
    ['autumn leaves', 'autumn', /leaves/],
    ['our cat had kittens', 'kittens-in-the-wardrobe', /kitten/],
  ])('%s', (theme, arc, words) => {
    const book = told(theme);
    expect(book.arc).toBe(arc);
    expect(book.text).toMatch(words);
  });

  it('tells of a grown-up as a child, before there was the child of the book', () => {
    const { text, cast } = told('when daddy was little');
    expect(text).toMatch(/before there was Mia|no Mia in those days/);
    expect(cast.find((each) => each.is === 'child')?.name).toBe('Daddy');
  });

  it('meets at the end of the way whoever one goes to see', () => {
    const { pages, cast } = told('going to the farm to see the new lambs');
    const lamb = cast.find((each) => each.is === 'animal' && each.id === 'other');
    expect(pages[0]?.scene.actors.some(({ who }) => who === lamb?.id)).toBe(false);
  });

  it('makes what the details say is the surprise', () => {
    expect(told("nana's birthday surprise", 'we are baking her a lemon cake').text).toContain('lemon cake');
  });

  it("takes a witch's cat for a cat, and food that is missed for no farewell", () => {
    expect(told("a witch's cat who is scared of flying").text).toContain("witch's cat");
    expect(told("an astronaut who misses her mum's pancakes").arc).not.toContain('tender');
  });
});
