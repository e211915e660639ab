import type { SettingName, ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { withArticle } from '../../company/figure.ts';
import { staysAtHome } from '../at-home.ts';
import { ALWAYS_PLURAL, NOBODYS, NOT_SHOWN, NOT_YET } from '../lost-and-found/arc.ts';
import { besideOf } from '../../company/beside.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { GESTURES, SMELLS, STUCK, type Gesture, type Smell, type Stuck } from './traces.ts';
import { young } from './young.ts';

/** Somebody finds a thing and reads in it whose it is, while whoever lost it is looking the other way. */
export interface FoundSomething {
  readonly owner: Figure;
  /** Who looks with the owner. */
  readonly searcher: Figure;
  readonly grownUp: Figure;
  readonly finder: Figure;
  /** Whoever the smell points at, and whoever the bit that is stuck to it points at: both wrong. */
  readonly first: { readonly who: Figure; readonly smell: Smell; readonly at: SettingName };
  readonly second: { readonly who: Figure; readonly stuck: Stuck; readonly at: SettingName };
  readonly gesture: Gesture;
  /** "teddy"; with the parent's adjectives and an article: "an old teddy". */
  readonly noun: string;
  readonly aNoun: string;
  readonly shown: readonly ThingName[];
  readonly refrain: string;
  readonly chance: Chance;
}

/** Who finds things, picks them up and can carry them home. */
const FINDERS = ['squirrel', 'crow', 'fox', 'mole', 'raccoon', 'beaver', 'lemur'] as const;
const OUTDOORS: ReadonlySet<SettingName> = new Set(['farm', 'forest', 'pond', 'mountain', 'garden']);

function bind(company: Company): FoundSomething | null {
  const { theme, hero, friend, child, chance } = company;
  const { thing } = theme;
  if (thing === null || staysAtHome(hero.being)) return null;
  const taken = new Set([hero, friend, child, company.other].map((each) => each?.being?.id));
  const free = (ids: readonly string[]): string | undefined => ids.find((id) => !taken.has(id));
  const meet = (id: string): Figure => {
    taken.add(id);
    return company.meet(id);
  };
  const finderId = free(chance.some(FINDERS.length, FINDERS));
  if (finderId === undefined) return null;
  const finder = meet(finderId);
  const smell = chance.some(SMELLS.length, SMELLS).find((each) => free(each.who) !== undefined);
  const firstId = smell && free(smell.who);
  if (!smell || firstId === undefined) return null;
  const first = meet(firstId);
  const drawn = thing.thing?.drawn ?? null;
  const stuck = chance
    .some(STUCK.length, STUCK)
    .find((each) => free(each.who) !== undefined && (drawn === null || each.shown !== drawn));
  const secondId = stuck && free(stuck.who);
  if (!stuck || secondId === undefined) return null;
  const second = meet(secondId);
  const at = (who: Figure, otherwise: SettingName): SettingName =>
    who.being && OUTDOORS.has(who.being.setting) ? who.being.setting : otherwise;
  const firstAt = at(first, 'forest');
  const secondAt = at(second, 'farm');
  return {
    owner: hero,
    searcher: besideOf(company),
    grownUp: company.grownUp,
    finder,
    first: { who: first, smell, at: firstAt },
    second: { who: second, stuck, at: secondAt === firstAt ? (firstAt === 'farm' ? 'pond' : 'farm') : secondAt },
    gesture: chance.pick(...GESTURES),
    noun: thing.word,
    aNoun: withArticle([...thing.adjectives.filter((each) => !NOT_YET.test(each)), thing.word].join(' ')),
    shown: drawn === null || NOT_SHOWN.has(drawn) ? [] : [drawn],
    refrain: chance.pick(
      'Whose, then? Whose?',
      'Now, whose can it be?',
      "Well, it is somebody's.",
      'But whose, oh, whose?',
      'Somebody, but who?',
      'Whoever has lost it?',
    ),
    chance,
  };
}

/** What nobody finds on a pavement. */
const NOT_FOUND =
  /^(?:sense|way|voice|tooth|wings?|trunk|temper|memory|home|time machine|job|appetite|(?:giant )?snowball|snowflake|icicle)$/;

/** Found: two who could have lost it have not, and each knows one thing more about who has. */
export const foundSomething = arc<FoundSomething>({
  id: 'found-something',
  fits: ({ relation, thing, hero }) => {
    if (thing === null || thing.plural || thing.thing?.uncounted || ALWAYS_PLURAL.test(thing.word)) return 0;
    // What is eaten is not kept, slept with and worn smooth.
    if (thing.thing?.like.includes('sweet') || NOBODYS.test(thing.word) || NOT_FOUND.test(thing.word)) return 0;
    const known = thing.thing !== null;
    if (relation === 'lost') return known ? 12 : 8;
    return known && relation === 'none' && hero === null ? 6 : 0;
  },
  bind,
  young,
  middle,
  old,
});
