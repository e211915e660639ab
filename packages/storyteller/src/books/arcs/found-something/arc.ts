import type { SettingName, ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Entity, Theme } from '../../theme.ts';
import { withArticle } from '../../company/figure.ts';
import { staysAtHome } from '../at-home.ts';
import {
  ALWAYS_PLURAL,
  called,
  IS_A_CASE,
  LOST_UNDER,
  NOBODYS,
  NOT_SHOWN,
  NOT_YET,
  MANY,
} from '../lost-and-found/arc.ts';
import { whose } from '../lost-and-found/whose.ts';
import { isOnlyWhereItIs } from '../only-where-it-is.ts';
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
  /** Who goes with a finder who is a child; null when the finder goes alone. */
  readonly along: Figure | null;
  /** Whoever the smell points at, and whoever the bit that is stuck to it points at: both wrong. */
  readonly first: { readonly who: Figure; readonly smell: Smell; readonly at: SettingName };
  readonly second: { readonly who: Figure; readonly stuck: Stuck; readonly at: SettingName };
  readonly gesture: Gesture;
  /** "teddy"; with the parent's adjectives and an article: "an old teddy". */
  readonly noun: string;
  readonly aNoun: string;
  /** The same as it looks to whoever finds it: "a mysterious key". */
  readonly foundNoun: string;
  readonly shown: readonly ThingName[];
  readonly refrain: string;
  readonly chance: Chance;
}

/** Who finds things, picks them up and can carry them home. */
const FINDERS = ['squirrel', 'crow', 'fox', 'mole', 'raccoon', 'beaver', 'lemur'] as const;
const OUTDOORS: ReadonlySet<SettingName> = new Set(['farm', 'forest', 'pond', 'mountain', 'garden']);

/** "found an egg", "a mysterious key": it is the hero, or the child, who finds it. */
const FINDS =
  /\b(?:found|(?<!can'?t |cannot |not |never |to |help )finds?|finding|discover\w*|comes? across|stumbles? (?:up)?on)\b/i;
const STRANGE = /^(?:mysterious|secret|strange|hidden|forgotten|odd|old|rusty|unknown|magic|magical|golden)$/;
/** A thing that a theme is only the name of: "a mysterious key". */
const onlyThing = ({ relation, hero, other, clause, want, place, thing }: Theme): Entity | null =>
  relation === 'none' &&
  hero?.thing &&
  !hero.name &&
  !other &&
  !clause &&
  !want &&
  !place &&
  !thing &&
  hero.adjectives.some((each) => STRANGE.test(each))
    ? hero
    : null;
/** Whether the theme's own hero is who finds. */
const isFound = (theme: Theme): boolean => FINDS.test(theme.raw) || onlyThing(theme) !== null;
/** What one child keeps and another may find, when the word alone would be something that nobody keeps. */
const AS_KEPT: Readonly<Record<string, string>> = {
  egg: 'painted wooden egg',
  feather: 'long blue feather',
  stone: 'round white stone',
  rock: 'round white stone',
  shell: 'pink shell',
  tooth: "shark's tooth on a string",
};

/** Small or flat: it has no top and no underneath. */
const FLAT =
  /^(?:feather|key|coin|ring|map|letter|postcard|photo|card|stamp|ribbon|scarf|string|glove|mitten|sock|blanket|badge|medal|necklace|bracelet|pencil|pen|leaf|book|flag|ticket|wand|spoon|shell|pebble|bead|button|bookmark|tooth|drawing|note|kite)$/;

/** Who has lost it, who looks with them, who finds it, and who is at home when it comes back. */
function people(company: Company): Pick<FoundSomething, 'owner' | 'searcher' | 'grownUp' | 'along'> & {
  readonly finder: Figure | null;
} {
  const { theme, hero, child, grownUp, chance, person } = company;
  if (!isFound(theme)) return { ...whose(company), grownUp, along: null, finder: null };
  const finder = onlyThing(theme) ? child : hero;
  const [owner, searcher] = chance.some(2, ['Juno', 'Wilf', 'Posy', 'Otto', 'Tilda', 'Bo']);
  return {
    owner: person(owner ?? 'Juno', 'child'),
    searcher: person(searcher ?? 'Wilf', 'child'),
    grownUp: person(chance.pick('Mrs Hill', 'Mr Okoro', 'Mrs Lamb', 'Mr Novak'), 'neighbour'),
    along: finder.isChild ? (company.alsoThere[0] ?? grownUp) : null,
    finder,
  };
}

function bind(company: Company): FoundSomething | null {
  const { theme, hero, friend, child, chance } = company;
  const thing = onlyThing(theme) ?? theme.thing;
  if (thing === null || (!onlyThing(theme) && staysAtHome(hero.being))) return null;
  const taken = new Set([hero, friend, child, company.other].map((each) => each?.being?.id));
  const free = (ids: readonly string[]): string | undefined => ids.find((id) => !taken.has(id));
  const meet = (id: string): Figure => {
    taken.add(id);
    return company.meet(id);
  };
  const cast = people(company);
  const finderId = free(chance.some(FINDERS.length, FINDERS));
  if (finderId === undefined) return null;
  const finder = cast.finder ?? meet(finderId);
  // Whoever sleeps in a basket has nothing by the bed.
  if (!cast.owner.isChild && cast.owner !== hero) return null;
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
  const kept =
    cast.finder === null || thing.adjectives.length > 0 || !Object.hasOwn(AS_KEPT, thing.word)
      ? undefined
      : AS_KEPT[thing.word];
  const described = [...thing.adjectives.filter((each) => !NOT_YET.test(each)), thing.word].join(' ');
  return {
    ...cast,
    finder,
    first: { who: first, smell, at: firstAt },
    second: { who: second, stuck, at: secondAt === firstAt ? (firstAt === 'farm' ? 'pond' : 'farm') : secondAt },
    gesture: chance.pick(...GESTURES.filter((each) => !each.bulky || !FLAT.test(thing.word))),
    noun: thing.word,
    // Nothing is mysterious to whoever has it.
    aNoun: called(
      company,
      thing,
    )(withArticle(kept ?? described.replace(/\b(?:mysterious|strange|unknown|forgotten|hidden) /, ''))),
    foundNoun: withArticle(kept ?? described),
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

/** What nobody finds on a pavement, or can hold and stroke. */
const NOT_FOUND =
  /^(?:sense|way|voice|wings?|trunk|temper|memory|home|time machine|job|appetite|(?:giant )?snowball|snowflake|icicle|tent|marquee|caravan|shed|room|sofa|bed|bath|wardrobe|fridge|oven|ladder|trampoline|fence|wall)$/;

/** "a dog who finds a sock": what is told of is the sock, and whose it is. */
const FOUND_ONE_DAY = /^(?:finds?|found|discovers?|discovered) (?:an?|the|one) /i;

/** Found: two who could have lost it have not, and each knows one thing more about who has. */
export const foundSomething = arc<FoundSomething>({
  id: 'found-something',
  fits: (theme) => {
    if (onlyThing(theme)) return 11;
    const { relation, thing, hero } = theme;
    if (thing === null || thing.plural || thing.thing?.uncounted || ALWAYS_PLURAL.test(thing.word)) return 0;
    if (MANY.test(thing.word)) return 0;
    // Whoever is lost under a sofa has lost no sofa.
    if (hero !== null && LOST_UNDER.test(theme.raw)) return 0;
    // What is eaten is not kept, slept with and worn smooth.
    if (thing.word === 'tooth' && !FINDS.test(theme.raw)) return 0;
    if (thing.thing?.like.includes('sweet') || NOBODYS.test(thing.word) || NOT_FOUND.test(thing.word)) return 0;
    if (relation !== 'lost' && isOnlyWhereItIs(theme) && !FINDS.test(theme.raw)) return 0;
    const known = thing.thing !== null;
    if (IS_A_CASE.test(theme.raw)) return 4;
    // A treasure that is hunted for is dug up first.
    if (/treasure/.test(thing.word) && !/\blos(?:t|es?|ing)\b|\bmissing\b/i.test(theme.raw)) return 9;
    if (relation === 'lost') return known ? 12 : 8;
    if (hero?.being && FOUND_ONE_DAY.test(theme.clause ?? '')) return known && relation === 'none' ? 12 : 0;
    return known && relation === 'none' && hero === null ? 6 : 0;
  },
  bind,
  young,
  middle,
  old,
});
