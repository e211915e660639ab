import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';

const told = (theme: string, age: number, details = '') =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });
const textOf = ({ pages }: ReturnType<typeof told>): string => pages.map((page) => page.text).join(' ');

describe('a thing that does what nobody asked', () => {
  it.each([
    ['a violin that only plays the truth', 11, 'violin only played the truth', '"It only plays the truth,"'],
    [
      'a translator robot that starts making up nicer things than people actually said',
      9,
      'made up nicer things than people actually said',
      '"It makes up nicer things than people actually said,"',
    ],
    [
      'an inventor whose machines all do the opposite of what she wants',
      9,
      'machines all did the opposite of what she wanted',
      '"They all do the opposite of what she wants,"',
    ],
    [
      'a girl who builds a robot to do her homework and it gets everything wrong',
      6,
      'robot got everything wrong',
      "It was to do Ada's homework.",
    ],
    [
      'Max builds a robot to do his chores but it all goes wrong',
      7,
      'robot got everything wrong',
      '"It gets everything wrong,"',
    ],
    ['a washing machine that turns everything pink', 3, 'washing machine turned everything pink', "it's for"],
    [
      'a sat nav that tells jokes instead of directions',
      6,
      'sat nav told jokes instead of directions',
      'It tells jokes',
    ],
    ['shoes that walk backwards', 6, 'shoes walked backwards', 'They walk backwards'],
    [
      'a talking fridge that tells everyone whats in your lunchbox',
      6,
      'told everyone what was in their lunchbox',
      "It tells everyone what's in your lunchbox",
    ],
  ])('%s, at %d: it does it, and it is written down what it is for', (theme, age, did, does) => {
    const book = told(theme, age);
    expect(book.arc).toBe('the-other-line');
    expect(book.findings.filter((each) => each.hard)).toEqual([]);
    expect(textOf(book).split(did).length).toBeGreaterThan(4);
    expect(textOf(book)).toContain(does);
  });

  it('has the grown-up of the family say what it is not for', () => {
    expect(textOf(told('a washing machine that turns everything pink', 6, 'Dad does the washing'))).toMatch(/said Dad/);
  });

  it.each([
    'a teapot that wants to be a hat',
    'a robot that gets everything wrong',
    'the clock that ran backwards',
    'a robot who does my homework',
    'the pancake that ran away',
    'a bear whose hat blows away',
    'a wand that only makes sandwiches',
    'a train that takes a wrong turn into the mountains',
    'a knife that cuts everything',
  ])('%s is told by others', (theme) => {
    expect(told(theme, 6).arc).not.toBe('the-other-line');
  });
});
