import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { atHome, neighboursOf, staysAtHome, type AtHome } from '../at-home.ts';
import { dislikedIn, type Disliked } from './disliked.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * Everybody knows what somebody of that kind likes, so everybody gives it, and nobody ever asked. The cupboard is full;
 * and when it is said at last, it turns out that there are other cupboards.
 */
export interface YouShouldNotHave extends AtHome {
  readonly hero: Figure;
  readonly child: Figure;
  /** The kindest of those who give. */
  readonly first: Figure;
  readonly second: Figure;
  readonly y: Disliked;
  /** "does not like flowers", as the parent has it. */
  readonly clause: string;
  /** What the kindest one is always given in turn, and does not like: "teapots". */
  readonly returned: string;
  /** Without a stop. */
  readonly refrain: string;
  readonly chance: Chance;
}

const RETURNED = ['teapots', 'umbrellas', 'candles', 'whistles', 'spoons', 'baskets'] as const;

function bind(company: Company): YouShouldNotHave | null {
  const { theme, hero, child, chance } = company;
  const y = dislikedIn(theme);
  if (y === null || !hero.being || hero.isChild || staysAtHome(hero.being)) return null;
  const home = hero.being.setting;
  const near = neighboursOf(company, home, null, (being) => being.size > 1);
  if (!near) return null;
  return {
    hero,
    child,
    first: near[0],
    second: near[1],
    y,
    clause: (theme.clause ?? '').trim().replace(/[.!?]+$/, ''),
    returned: chance.pick(...RETURNED.filter((each) => !each.startsWith(y.ys.slice(0, 4)))),
    ...atHome(home, child),
    refrain: chance.pick(
      'Oh, you should not have',
      "You shouldn't have",
      "Really, you shouldn't have",
      'What can I say',
      'You are much too kind',
      'How like you',
      'It is too much',
      'Just what I expected',
      'For me',
      'I have no words',
      'And so many',
      'However did you know',
    ),
    chance,
  };
}

/** "You shouldn't have" is not always politeness. */
export const youShouldNotHave = arc<YouShouldNotHave>({
  id: 'you-should-not-have',
  fits: (theme: Theme) => {
    const being = theme.hero?.being ?? null;
    if (being === null || staysAtHome(being) || dislikedIn(theme) === null) return 0;
    return theme.other === null && theme.place === null ? 14 : 6;
  },
  bind,
  young,
  middle,
  old,
});
