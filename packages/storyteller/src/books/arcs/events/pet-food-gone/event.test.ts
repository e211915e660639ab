import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe("a pet's food that is gone", () => {
  it.each([
    "a detective who solves a mystery at school - who ate the class hamster's food?",
    "who is eating the rabbit's carrots",
    "a fox detective finds out who is eating the cat's food",
  ])('%s: is found out by feet and a nose, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'pet-food-gone']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/detective.*flour.*nose.*stole/s);
      expect(text).toContain('Ada');
    }
  });

  it.each([6, 9])('has the friends and the teacher of the details, at %i', (age) => {
    const details = 'best friends are Chloe and Mina. teacher is Mr Patel';
    const text = told("who ate the class hamster's food", age, details)
      .pages.map((page) => page.text)
      .join(' ');
    for (const name of ['Chloe', 'Mina', 'Mr Patel']) expect(text).toContain(name);
  });

  it.each(['the class hamster comes home for the weekend', 'who ate all the biscuits', 'feeding the rabbit'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('pet-food-gone');
    },
  );
});
