import type { SettingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { neighboursOf, staysAtHome, wayTo } from '../at-home.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { seasonIn, type Season } from './season.ts';
import { young } from './young.ts';

/**
 * A time of year has heard through the open window what everybody says about it, and stays in bed. It is not to be pulled
 * out, nor rung out; it comes when it hears what there is only then.
 */
export interface StayedInBed {
  readonly hero: Figure;
  readonly friend: Figure;
  /** Two who always say that it is too something. */
  readonly first: Figure;
  readonly second: Figure;
  readonly y: Season;
  /** Who is in the bed. */
  readonly sleeper: Figure;
  readonly home: SettingName;
  /** What is said from under the blanket, without a stop. */
  readonly refrain: string;
  readonly chance: Chance;
}

const ON_LAND = /^(?:undersea|space|sky|boat|bedroom|bathroom|living-room|classroom)$/;

function bind(company: Company): StayedInBed | null {
  const { theme, hero, friend, chance, person } = company;
  const y = seasonIn(theme.raw);
  if (!y || staysAtHome(hero.being) || (hero.being && wayTo(hero.being.setting))) return null;
  const own = hero.being?.setting ?? 'garden';
  const home = ON_LAND.test(own) ? 'garden' : own;
  const near = neighboursOf(company, home, friend, (being) => being.size > 1 && being.isa !== 'vehicle');
  if (!near) return null;
  return {
    hero,
    friend,
    first: near[0],
    second: near[1],
    y,
    sleeper: person(y.name, 'grandparent'),
    home,
    refrain: chance.pick(
      "I'm not coming",
      'Not this year',
      "I'm staying in bed",
      'Start without me',
      'No, thank you',
      'You can do without me',
    ),
    chance,
  };
}

/** What everybody complains of is what nobody would be without. */
export const stayedInBed = arc<StayedInBed>({
  id: 'stayed-in-bed',
  fits: ({ raw, fear, first }) => (seasonIn(raw) && fear === null && first === null ? 15 : 0),
  does: /^sav/,
  bind,
  young,
  middle,
  old,
});
