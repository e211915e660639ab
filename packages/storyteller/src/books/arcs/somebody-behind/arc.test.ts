import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody small who follows the wrong one', () => {
  it.each([
    [
      'a duckling who follows the wrong mummy home (its a goose) (or a postman, whatever is funnier)',
      3,
      /duckling.*goose.*postman had somebody behind/is,
    ],
    ['a lamb who follows the wrong person to school', 6, /lamb.*feet.*school/is],
    ['a puppy that followed the milkman home by mistake', 9, /puppy.*milkman.*somebody behind/is],
  ] as const)('%s goes home behind them, and leads the way back', (theme, age, says) => {
    const book = told(theme, age);
    expect(book.arc).toBe('somebody-behind');
    expect(book.findings.filter((each) => each.hard)).toEqual([]);
    expect(book.pages.map((page) => page.text).join(' ')).toMatch(says);
  });

  it.each([
    'a duckling who has lost its mummy',
    'a dog who follows us everywhere',
    'my son followed the wrong lady in the shop',
  ])('%s is another story', (theme) => {
    expect(told(theme, 6).arc).not.toBe('somebody-behind');
  });
});
