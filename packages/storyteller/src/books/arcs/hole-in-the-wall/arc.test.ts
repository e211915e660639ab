import { describe, expect, it } from 'vitest';
import { companyOfTheme, everyVariant, TWENTY_SEEDS } from '../../../../test/company-of-theme.ts';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { understandTheme } from '../../theme/understand.ts';
import { holeInTheWall, type HoleInTheWall } from './arc.ts';

const bound = (theme: string): HoleInTheWall[] =>
  TWENTY_SEEDS.flatMap((seed) => holeInTheWall.bind(companyOfTheme(theme, seed)) ?? []);

describe('the hole in the wall', () => {
  it('what stops the hole on the first page is there again on the last', () => {
    for (const each of bound('a fox and a hen become friends')) {
      const pages = holeInTheWall.middle(each).pages;
      expect(everyVariant(pages[0]?.text)).toContain(each.plug.said);
      expect(pages.at(-1)?.scene.things).toContain(each.plug.thing);
    }
  });

  it('the two are the two of the theme', () => {
    for (const each of bound('a tiny mouse and a big elephant')) {
      expect([each.hero.kind, each.other.kind]).toEqual(['mouse', 'elephant']);
    }
    for (const each of bound('a dinosaur and a robot')) expect(each.other.being?.id).toBe('robot');
  });

  it('nothing is boiled, swept or planted under water, and no draught blows there', () => {
    for (const each of bound('a lonely whale')) {
      for (const posted of [...each.paid, ...each.fed]) expect(posted.onLand).toBeUndefined();
      const all = holeInTheWall.old(each).pages.map((page) => everyVariant(page.text));
      expect(all.join(' ')).not.toMatch(/\bdraught|whistled/);
    }
  });

  it.each(['a lighthouse', 'the moon', 'two friends'])('%s does not reach into a wall', (theme) => {
    expect(bound(theme)).toEqual([]);
    expect(holeInTheWall.fits(understandTheme('a lonely lighthouse', 'Mia'))).toBe(0);
  });

  it.each(['a fox and a hen', 'a dinosaur and a robot', 'a lonely whale', 'a ghost who wants a friend'])(
    '%s is sound at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = tellPictureBook({ theme, childName: 'Theo', age, details: null }, { seed: age });
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
      }
    },
  );
});
