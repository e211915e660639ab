import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });
const textOf = (book: ReturnType<typeof told>): string => book.pages.map((page) => page.text).join(' ');

describe('what happened to a family becomes the story that the family tells', () => {
  it.each([
    [
      'The tent fell down on us in the night and we all slept in the car',
      ['The tent fell down on them', 'all slept in the car'],
    ],
    ['we got stuck in a revolving door with a brass band', ['They got stuck in a revolving door with a brass band']],
    [
      "We missed the train to auntie's and had to wait two hours, and made up a game with the pigeons",
      ["missed the train to Auntie's", 'They had to wait two hours', 'made up a game with the pigeons'],
    ],
    [
      'learning to drive the narrowboat with auntie Jo and getting stuck sideways in the canal for three hours',
      ['Ada learnt to drive the narrowboat', 'got stuck sideways in the canal'],
    ],
    [
      'Grandad reversed over the gnome and we buried it with full honours',
      ['Grandad reversed over the gnome', 'buried it'],
    ],
    ['the day mum and I missed the ferry', ['Mum and Ada missed the ferry']],
    ['dad reversed the caravan into grandads shed', ["Dad reversed the caravan into Grandad's shed"]],
    [
      'a wedding where she was the flower girl and the flowers made the vicar sneeze',
      ['Ada was the flower girl at a wedding', 'The flowers made the vicar sneeze'],
    ],
    [
      'the school trip where the coach driver took us to the wrong castle',
      ['The coach driver took them to the wrong castle on the school trip'],
    ],
    [
      'dad trying to put up a tent in the living room and getting lost inside it',
      ['Dad tried to put up a tent in the living room', 'Dad got lost inside it'],
    ],
    [
      'she lost one red shoe at the beach and is sure a crab is wearing it',
      ['Ada lost one red shoe at the beach', 'Ada was sure a crab was wearing it'],
    ],
    ['The night the hedgehog set off the alarm at his mums bakery', ["the alarm at Ada's mum's bakery"]],
  ])('%s: it happens on the pages, in the order in which it was typed', (theme, happens) => {
    const book = told(theme, 8);
    expect(book.arc).toBe('the-time-that');
    expect(book.findings.filter((each) => each.hard)).toEqual([]);
    expect(book.notManaged).toEqual([]);
    const at = happens.map((each) => book.pages.findIndex(({ text }) => text.includes(each)));
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });

  it.each(['a girl called Grace', 'a boy named Otto'])('%s happened to nobody', (theme) => {
    expect(told(theme, 8).arc).not.toBe('the-time-that');
  });

  it('is told soundly at every age', () => {
    for (const age of [3, 6, 10]) {
      const book = told('we got stuck in a revolving door with a brass band', age);
      expect(book.arc).toBe('the-time-that');
      expect(textOf(book)).toMatch(/stuck/);
    }
  });

  it('has the names that the parent gives', () => {
    const theme = 'We have been looking for the tortoise all afternoon and he was under the sofa';
    expect(textOf(told(theme, 6, 'tortoise is called Signor Pino'))).toContain('looking for Signor Pino the tortoise');
    const bottle = 'my brother got his finger stuck in a bottle and had to go to school with it';
    expect(textOf(told(bottle, 7, 'brother is Yusuf'))).toContain("Ada's brother Yusuf got his finger stuck");
  });

  it('nobody is there whom they were only on their way to', () => {
    expect(textOf(told("we missed the train to auntie's and had to wait two hours", 6))).not.toContain('Auntie said');
  });

  it.each([
    'the night the toys went on holiday',
    'a dragon who lost his fire',
    'camping with dad',
    'the time my brother was in hospital',
    'we got lost and I was scared',
    'when daddy was little',
    'a wardrobe where the socks lived and sang',
    'he used to be a train driver when he was old',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('the-time-that');
  });

  it('of somebody made up no family tells, and who is called Biscuit is no biscuit', () => {
    expect(told('a rabbit named Cherry who lost her tail', 5).arc).not.toBe('the-time-that');
    const pony = told('a pony called Biscuit who is afraid of puddles', 5);
    expect(pony.pages.flatMap((page) => page.scene.things)).not.toContain('biscuit');
  });
});
