import type { Chance, Company, Figure } from '../../arc.ts';
import type { Entity } from '../../theme.ts';
import { BEING_WORDS } from '../../theme/entries.ts';
import { entityOf } from '../../theme/entity.ts';
import { genericBeing } from '../../theme/generic-being.ts';
import { OF_ITS_SENTENCE, shape, SURE } from '../shape.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { rivalsIn, type Rivals } from './rivals.ts';
import { WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/** Two on the two sides of a road, and whoever stands in the middle with a penny. */
export interface AcrossTheRoad {
  readonly A: Figure;
  readonly B: Figure;
  /** Who would only like to buy one. */
  readonly C: Figure;
  readonly rivals: Rivals;
  /** "two bakers", "two friends". */
  readonly both: string;
  /** Where it is sold: "lemonade stand", "shop". */
  readonly shop: string;
  readonly x: string;
  readonly y: string;
  readonly refrain: string;
  readonly chance: Chance;
}

const FRIENDS = ['Sal', 'Robin', 'Noor', 'Jess', 'Tobi'] as const;

const isNoThing = (kind: string): boolean => !/^(?:thing|vehicle)$/.test(BEING_WORDS.get(kind)?.entry.isa ?? 'person');

/** One of them, as somebody. */
function makerOf(kind: string): Entity {
  const known = isNoThing(kind) ? BEING_WORDS.get(kind)?.entry : undefined;
  return entityOf(kind, known ?? genericBeing(kind, 'person'));
}

function bind(company: Company): AcrossTheRoad | null {
  const { theme, hero, other, child, friend, chance } = company;
  const rivals = rivalsIn(theme);
  if (!rivals) return null;
  const isOfChild = rivals.kind === null;
  const A = hero;
  const B = isOfChild ? company.person(chance.pick(...FRIENDS.filter((each) => each !== child.name)), 'child') : other;
  if (!B || A === B || isOfChild !== (A === child)) return null;
  const [x, y] = rivals.ware.halves;
  return {
    A,
    B,
    C: isOfChild ? friend : child,
    rivals,
    both: isOfChild ? 'two friends' : `two ${rivals.kind ?? ''}s`,
    shop: rivals.place ?? 'shop',
    x,
    y,
    refrain: chance.pick('Over here', 'This side', 'Come to this one'),
    chance,
  };
}

/** Two who sell the same on two sides of a road, until neither has what it takes, or anybody to sell it to. */
export const acrossTheRoad = shape<AcrossTheRoad>({
  id: 'across-the-road',
  does: /\p{L}/u,
  wordings: WORDINGS,
  fits: (theme) => {
    const rivals = rivalsIn(theme);
    return rivals ? (rivals.isSure ? SURE : 13) : 0;
  },
  reads: (theme) => {
    const rivals = rivalsIn(theme);
    if (!rivals) return {};
    const maker = rivals.kind === null ? null : makerOf(rivals.kind);
    return {
      ...OF_ITS_SENTENCE,
      hero: maker,
      other: maker,
      thing: null,
      fear: null,
      also: [],
    };
  },
  bind,
  young,
  middle,
  old,
});
