import type { ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { atHome, isRooted, neighboursOf, type AtHome } from '../at-home.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { wantedIn, type Wanted } from './wanted.ts';
import { young } from './young.ts';

/** Somebody who wants more and more of one thing, until there is no room for anybody to have it with. */
export interface NeverEnough extends AtHome {
  readonly hero: Figure;
  readonly child: Figure;
  /** Two who had some. */
  readonly first: Figure;
  readonly second: Figure;
  readonly wanted: Wanted;
  /** "Jinx steals bananas", when they are taken; else null. */
  readonly said: string | null;
  readonly shown: readonly ThingName[];
  /** "it" or "them", "was" or "were". */
  readonly them: string;
  readonly They: string;
  readonly was: string;
  readonly chance: Chance;
}

function bind(company: Company): NeverEnough | null {
  const { theme, hero, child, chance } = company;
  const wanted = wantedIn(theme);
  if (!wanted || !hero.being || hero.id === child.id || isRooted(hero.being)) return null;
  const home = hero.being.setting;
  const near = neighboursOf(company, home);
  if (!near) return null;
  return {
    hero,
    child,
    first: near[0],
    second: near[1],
    wanted,
    said: wanted.isTaken ? `${hero.name} ${(theme.clause ?? '').trim().replace(/[.!?]+$/, '')}` : null,
    shown: wanted.drawn ? [wanted.drawn] : [],
    them: wanted.many ? 'them' : 'it',
    They: wanted.many ? 'They' : 'It',
    was: wanted.many ? 'were' : 'was',
    ...atHome(home, child),
    chance,
  };
}

/** A little of it with somebody was best; a lot of it leaves no room for anybody. */
export const neverEnough = arc<NeverEnough>({
  id: 'never-enough',
  fits: (theme) => {
    if (wantedIn(theme) === null || !['none', 'want', 'lost', 'too-many'].includes(theme.relation)) return 0;
    return theme.other || theme.place || theme.first || theme.fear ? 5 : 13;
  },
  bind,
  young,
  middle,
  old,
});
