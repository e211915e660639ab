import type { SettingName, ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { neighboursOf, wayTo } from '../at-home.ts';
import { cap } from '../wording.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import type { Wish } from './wish.ts';
import { CLOSE } from './wishes-close.ts';
import { OF_PLACE } from './wishes-place.ts';
import { OF_SIZE } from './wishes-size.ts';
import { FROM_BELOW } from './wishes-under.ts';
import { UPWARD } from './wishes-up.ts';
import { young } from './young.ts';

/** Somebody who wants what nobody of its kind can, and stays what it is. */
export interface AgainstNature {
  readonly hero: Figure;
  /** The child, who asks what the wish is for. */
  readonly child: Figure;
  /** Who says that it is not done, and who once wished for something too. */
  readonly neighbours: readonly [Figure, Figure];
  readonly wish: Wish;
  /** After "wanted to": "fly". */
  readonly to: string;
  readonly home: SettingName;
  /** Where others of its kind live, as the theme has it: "the bottom of the sea"; null when that is where it lives. */
  readonly elsewhere: string | null;
  /** Where the wish comes true. */
  readonly there: SettingName;
  /** How the child came, where one cannot walk, as a sentence with a space behind it; else empty. */
  readonly arrival: string;
  readonly arrivedBy: readonly ThingName[];
  readonly refrain: string;
  readonly chance: Chance;
}

const WISHES: readonly Wish[] = [...UPWARD, ...FROM_BELOW, ...OF_SIZE, ...OF_PLACE, ...CLOSE];

const wishOf = (theme: Theme): Wish | undefined =>
  theme.hero?.being ? WISHES.find((each) => each.asks(theme)) : undefined;

function bind(company: Company): AgainstNature | null {
  const { theme, hero, child, chance } = company;
  const wish = wishOf(theme);
  if (!wish || hero.being === null || hero.isChild) return null;
  const home = wish.home ?? hero.being.setting;
  // "Nobody does," says somebody who does not do it either.
  const neighbours = neighboursOf(company, home, null, ({ can }) => !can.some((each) => wish.id.startsWith(each)));
  if (!neighbours) return null;
  const way = wayTo(home);
  return {
    hero,
    child,
    neighbours,
    wish,
    to: wish.to(theme),
    home,
    elsewhere: theme.place?.place?.setting === 'undersea' && home !== 'undersea' ? `the ${theme.place.word}` : null,
    there: wish.at.setting ?? home,
    arrival: way ? `${child.name} had come ${way.said}. ` : '',
    arrivedBy: way ? [way.thing] : [],
    refrain: chance.pick(`${cap(hero.kinds)} don't`, 'Whoever heard of it', 'It has never been done'),
    chance,
  };
}

/** A wish that nature forbids, asked what it is for, and granted by nature after all. */
export const againstNature = arc<AgainstNature>({
  id: 'against-nature',
  fits: (theme) => {
    const wish = wishOf(theme);
    if (!wish || theme.other) return 0;
    if (wish.id === 'asked-to-supper') return theme.thing || theme.place ? 8 : 12;
    return theme.relation === 'want' || theme.relation === 'go' ? 11 : theme.relation === 'none' ? 9 : 0;
  },
  bind,
  young,
  middle,
  old,
});
