import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { withArticle } from '../../company/figure.ts';
import { originIn, type Origin } from '../../theme/origin.ts';
import { isRooted } from '../at-home.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { WAYS, type WayToGet } from './ways.ts';
import { young } from './young.ts';

/** In the days when nothing was finished, everybody could take one thing out of a box; and somebody came too late. */
export interface JustSo {
  readonly hero: Figure;
  readonly child: Figure;
  /** Who has been finished already, and is kind about it. */
  readonly finished: Figure;
  /** Who is too small to reach. */
  readonly small: Figure;
  readonly origin: Origin;
  /** "stripes", "a long neck". */
  readonly aMark: string;
  readonly way: WayToGet;
  /** "his" or "her" when the parent said so, else "its". */
  readonly its: string;
  readonly refrain: string;
  readonly chance: Chance;
}

const SMALL = ['mouse', 'snail', 'beetle', 'ladybird'] as const;

function bind(company: Company): JustSo | null {
  const { theme, hero, child, chance } = company;
  const origin = originIn(theme.raw);
  if (!origin || !hero.being || isRooted(hero.being)) return null;
  const small = SMALL.find((id) => ![hero, child, company.other].some((each) => each?.being?.id === id));
  const [finished] = company.passersBy(
    1,
    ({ isa, size, id }) => (isa === 'farm' || isa === 'wild') && size > 1 && !SMALL.some((each) => each === id),
  );
  if (!finished || small === undefined) return null;
  return {
    hero,
    child,
    finished,
    small: company.meet(small),
    origin,
    aMark: origin.plural || /(?:wool|fur|hair)$/.test(origin.mark) ? origin.mark : withArticle(origin.mark),
    way: WAYS[origin.kind],
    its: /\b(?:got|has|found) (his|her) /i.exec(theme.raw)?.[1]?.toLowerCase() ?? 'its',
    refrain: chance.pick(
      'There may be one left',
      'Perhaps there is one over',
      'There is sure to be one more',
      'They will have kept me one',
    ),
    chance,
  };
}

/** How somebody came by what it is known for: too late for the box, and by its own bad habit after all. */
export const justSo = arc<JustSo>({
  id: 'just-so',
  fits: (theme) => (originIn(theme.raw) && theme.hero?.being && !theme.other ? 12 : 0),
  bind,
  young,
  middle,
  old,
});
