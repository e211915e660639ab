import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a pet of the family that is not home', () => {
  it.each([
    'our cat ran away',
    'our dog ran away',
    "our cat Minka didn't come home last night",
    'our cat is missing',
    'my kitten has disappeared',
  ])('%s is waited for, soundly, at every age, and nothing is promised', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('missing-pet');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/lantern/);
      expect(text).not.toMatch(/(?:came|was|is) home again|found (?:him|her|it)\b/i);
      // Who is not there is in no picture.
      const drawn = new Set(book.pages.flatMap((page) => page.scene.actors.map((actor) => actor.who)));
      const seen = book.cast.filter((each) => drawn.has(each.id)).map((each) => JSON.stringify(each));
      expect(seen.filter((each) => /"(?:cat|kitten)"/.test(each))).toEqual([]);
    }
  });

  it('has the name that the family gave it', () => {
    expect(told("our cat Minka didn't come home last night", 6).pages[0]?.text).toMatch(/Minka/);
  });

  it.each([3, 6, 9])('whom the details name is the one who is missing, and does not come to look, at %i', (age) => {
    const book = told('our cat is missing', age, "our cat is called Biscuit, he's orange");
    const text = book.pages.map((page) => page.text).join(' ');
    expect(book.pages[0]?.text).toMatch(/Biscuit/);
    expect(text).not.toMatch(/Biscuit(?: the orange cat)? (?:came|only|purred|yawned)/);
  });

  it.each([
    'our cat who goes missing every night',
    'our dog died',
    'a detective dog and the missing biscuit',
    'a lost kitten finds a home',
    'our hamster escaped',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('missing-pet');
  });
});
