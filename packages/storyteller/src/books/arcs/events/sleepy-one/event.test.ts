import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody sleepy', () => {
  it.each(['a sleepy bear', 'a bedtime story about a sleepy dragon', 'bedtime', 'bedtime for bunny'])(
    '%s ends asleep, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('sleepy-one');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.at(-1)?.scene.actors.every(({ pose }) => pose === 'sleep')).toBe(true);
      }
    },
  );

  it('says of who missed bedtime that it was missed', () => {
    expect(
      told('a sleepy teddy bear who missed bedtime', 6)
        .pages.map(({ text }) => text)
        .join(' '),
    ).toMatch(/missed/);
  });

  it.each(["a bear who won't go to bed", 'a sleepy train', 'the sleepy moon'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('sleepy-one');
  });
});
