import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { staysAtHome } from '../at-home.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * Somebody who has never played does on the field just what is shouted, and no more. Whoever finds that out gives up a
 * place to say it plainly; and at the end "Bring it home!" is done to the letter, by way of the goal.
 */
export interface BringItHome {
  readonly hero: Figure;
  readonly child: Figure;
  readonly coach: Figure;
  /** Number nine of the other side. */
  readonly nine: Figure;
  /** "Upper Street", or "the aliens" when it is against them. */
  readonly others: string;
  /** The other side are of the hero's own kind, and lend one. */
  readonly isLent: boolean;
  /** What the hero says when it was not what they meant, without a stop. */
  readonly refrain: string;
  readonly chance: Chance;
}

const FOOTBALL = /\b(?:football\w*|soccer|world cup)\b/i;
const PLAYS =
  /\b(?:joins?|joined|joining|plays?|playing|played|in (?:our|my|the|a)|on (?:our|my|the|a)|against|versus|match|wants? to play|team|mad about|loves?|and the football)\b/i;
const AGAINST = /\b(?:against|versus|vs\.?|challenge)\b/i;
/** What is told by other arcs: trials, cups and never winning, and learning it from somebody. */
const NOT_THIS =
  /\b(?:trials?|never wins?|always loses?|picked|lost|stole\w*|broken?|argu\w+|fall(?:s|ing)? out|scared|afraid|practi[sc]\w+|cheat\w*)\b/i;

const plays = ({ raw, hero, fear, first, other }: Theme): boolean =>
  hero?.being !== null &&
  hero !== null &&
  (hero.being.isa !== 'thing' || /\b(?:robot|doll|teddy|snowman|scarecrow|skeleton)\b/.test(hero.word)) &&
  hero.being.isa !== 'vehicle' &&
  !/^(?:team|player|footballer|goalkeeper|coach)$/.test(hero.word) &&
  fear === null &&
  first === null &&
  other === null &&
  FOOTBALL.test(raw) &&
  PLAYS.test(raw) &&
  !NOT_THIS.test(raw);

function bind(company: Company): BringItHome | null {
  const { theme, hero, child, chance, person } = company;
  if (!plays(theme) || hero === child || staysAtHome(hero.being)) return null;
  const isLent = AGAINST.test(theme.raw);
  const names = ['Tilda', 'Rex', 'Juno', 'Otto'].filter((each) => each !== child.name);
  return {
    hero,
    child,
    coach: person(chance.pick('Mrs Bell', 'Mr Dove', 'Miss Flint', 'Mr Amari'), 'coach'),
    nine: isLent && hero.being ? company.meet(hero.being.id) : person(chance.pick(...names), 'child'),
    others: isLent ? `the ${hero.kinds}` : chance.pick('Upper Street', 'Mill Lane', 'Hill Top'),
    isLent,
    refrain: chance.pick(
      'You did say',
      'That is what it said',
      'I did just that',
      'Was it not that',
      'Word for word',
      'As you wished',
      'I did every bit of it',
      'I was told to',
      'To the letter',
    ),
    chance,
  };
}

export const bringItHome = arc<BringItHome>({
  id: 'bring-it-home',
  fits: (theme) => (plays(theme) ? 15 : 0),
  does: /^join/,
  bind,
  young,
  middle,
  old,
});
