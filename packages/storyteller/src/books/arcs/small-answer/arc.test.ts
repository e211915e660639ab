import { describe, expect, it } from 'vitest';
import { companyOfTheme, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { smallAnswer, type SmallAnswer } from './arc.ts';

const bound = (theme: string): SmallAnswer[] =>
  TWENTY_SEEDS.flatMap((seed) => smallAnswer.bind(companyOfTheme(theme, seed)) ?? []);

describe('the small answer', () => {
  it('who answers was there on the first page', () => {
    for (const each of bound('a lonely lighthouse')) {
      for (const tell of [smallAnswer.young, smallAnswer.middle, smallAnswer.old]) {
        const [first] = tell(each).pages;
        for (const text of [first?.text ?? ''].flat()) expect(text).toContain(each.small.kind);
        expect(first?.scene.actors.map((actor) => actor.who.id)).toContain(each.small.id);
      }
    }
  });

  it('nobody else met on the way is of the same kind', () => {
    for (const each of bound('a lonely whale')) {
      expect(each.neighbours.map((other) => other.kind)).not.toContain(each.small.kind);
    }
  });

  it.each(['the old house on the hill', 'a windmill'])('%s stays where it is, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = tellPictureBook({ theme, childName: 'Theo', age, details: null }, { seed: age });
      expect(book.arc).toBe('small-answer');
      for (const { scene } of book.pages) {
        if (!/bedroom|living-room|kitchen/.test(scene.setting)) continue;
        expect(scene.actors.map((actor) => actor.who)).not.toContain('hero');
      }
    }
  });

  it('is not for those who have somebody', () => {
    expect(smallAnswer.fits(understandTheme('a fox and a hen become friends', 'Mia'))).toBe(0);
    expect(smallAnswer.fits(understandTheme('a hedgehog', 'Mia'))).toBe(0);
  });
});
