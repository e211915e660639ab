import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });
const textOf = (book: ReturnType<typeof told>): string => book.pages.map((page) => page.text).join(' ');

describe('what is so with a family is nothing much to them, until a friend sees it', () => {
  it.each([
    ["nanny's budgie sings when the kettle boils", 3, ["Nanny's budgie sang when the kettle boiled"]],
    [
      'his uncle drives a gritter lorry in the snow and it has a silly name',
      6,
      ['my uncle drives a gritter lorry in the snow', "Ada's uncle drove a gritter lorry in the snow"],
    ],
    [
      'he plays the tuba and it is bigger than him and we live up four flights of stairs',
      10,
      ['I play the tuba', 'It was bigger than Ada', 'They lived up four flights of stairs'],
    ],
    ['she has a pet stone. it is called Rocky. it goes everywhere', 4, ['It was called Rocky', 'It went everywhere']],
    ['grandma snores so loudly the windows rattle', 7, ['Grandma snored so loudly the windows rattled']],
    ['grandma who drives a racing car', 6, ['Grandma drove a racing car']],
    ['a grandad who rides a motorbike', 8, ['Grandad rode a motorbike']],
  ] as const)('%s', (theme, age, seen) => {
    const book = told(theme, age);
    expect(book.arc).toBe('nothing-much');
    expect(book.findings.filter((each) => each.hard)).toEqual([]);
    for (const each of seen) expect(textOf(book)).toContain(each);
  });

  it('has the name that the parent gives it', () => {
    const book = told(
      'his uncle drives a gritter lorry and it has a silly name',
      6,
      'gritter is called Grit Expectations',
    );
    expect(textOf(book)).toContain('Grit Expectations');
  });

  it.each([
    'he hates the dark and wants the light on',
    'a dragon who loves toast',
    'snow day',
    'dad works away and we miss him',
    'my son gets upset when we leave the park',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('nothing-much');
  });

  it.each(['grandma drives a monster truck', 'my nan goes skateboarding', 'Grandad plays drums in a rock band'])(
    '%s: that it is done is the plot, and not how it is learned',
    (theme) => {
      const brief = { theme, childName: 'Ada', age: 6, details: null };
      expect(tellPictureBook(brief, { seed: 6 }).arc).toBe('nothing-much');
    },
  );
});
