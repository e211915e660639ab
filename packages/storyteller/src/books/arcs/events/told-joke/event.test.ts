import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { jokeIn } from './jokes.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a joke that a child tells', () => {
  it.each([
    ["why did the banana go to the doctor? because it wasn't peeling well", 'Because it wasn’t peeling well'],
    ['what do you call a dinosaur that is sleeping? a dino-snore', 'A dino-snore'],
    ["knock knock who's there", 'Knock, knock'],
    ['why did the chicken cross the road', 'To get to the other side'],
    ['he loves telling jokes', '?'],
  ])('%s is told all day in its own words, soundly, at every age', (theme, words) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('told-joke');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(
        book.pages
          .map((page) => page.text)
          .join(' ')
          .replaceAll("'", '’'),
      ).toContain(words);
    }
  });

  it('has the whole of a knock-knock joke', () => {
    expect(jokeIn("Knock knock. Who's there? Boo. Boo who? Don't cry, it's only a joke")).toEqual({
      ask: 'Knock, knock.',
      replies: ["Who's there?", 'Boo.', 'Boo who?'],
      end: "Don't cry, it's only a joke!",
    });
  });

  it.each([
    'why is the sky blue? Leo wants to know',
    'what do vets do all day?',
    'why do I have to go to school? because mummy works',
    'why did grandad die? because he was old',
    'where do monsters sleep? a bedtime story',
    'the other children make jokes about me and it hurts',
  ])('%s is none', (theme) => {
    expect(told(theme, 6).arc).not.toBe('told-joke');
  });
});
