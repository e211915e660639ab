import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody with nobody to play with', () => {
  it.each([
    ['a fox who has no friends', 'fox'],
    ['a lonely dragon', 'dragon'],
    ['Ada is looking for a friend', 'ball'],
    ['a hedgehog looking for a friend', 'hedgehog'],
    ['a robot who wants a friend', 'robot'],
    ['nobody will play with the porcupine', 'porcupine'],
    ['no one wants to sit next to the skunk', 'skunk'],
    ['nobody likes the crocodile', 'crocodile'],
  ])('%s is told soundly at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lonely');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a lonely lighthouse', 'a fox and a hen become friends', 'an imaginary friend', 'a ball over the fence'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('lonely');
    },
  );
});
