import type { SettingName, ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { isRooted, neighboursOf, wayTo } from '../at-home.ts';
import { meansIn, raceIn } from './race.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * Somebody calls out "First!" at everything, and the others answer: second, third. On the day of the race nobody answers,
 * for nobody has come; and there is no first without a second. So whoever is first goes back to fetch the others.
 */
export interface FirstAndSecond {
  readonly hero: Figure;
  /** Whoever is always second, and whoever is always third. */
  readonly rival: Figure;
  readonly third: Figure;
  /** The smallest, who is always last. */
  readonly small: Figure;
  /** Who stands at the post and has the ribbon. */
  readonly judge: Figure;
  /** "the sledge race". */
  readonly race: string;
  /** " on a sledge", behind a verb of going; else empty. */
  readonly on: string;
  readonly at: SettingName;
  /** How the child came there, where nobody can walk, or which day it was, with a space behind it; else empty. */
  readonly arrival: string;
  readonly shown: readonly ThingName[];
  readonly arrivedBy: readonly ThingName[];
  /** What the first calls, and what the others answer, without a stop. */
  readonly calls: readonly [string, string, string, string];
  readonly chance: Chance;
}

const numbered = (said: (which: string) => string): FirstAndSecond['calls'] => [
  said('first'),
  said('second'),
  said('third'),
  said('fourth'),
];
const CALLS: readonly FirstAndSecond['calls'][] = [
  ['First', 'Second', 'Third', 'Fourth'],
  numbered((which) => `I'm ${which}`),
  numbered((which) => `Me ${which}`),
  numbered((which) => `Here ${which}`),
  numbered((which) => `That's ${which}`),
  ['First again', 'Second again', 'Third again', 'Fourth again'],
  ['First of all', 'Second of all', 'Third of all', 'Fourth of all'],
  ['First as usual', 'Second as usual', 'Third as usual', 'Fourth as usual'],
  ['Number one', 'Number two', 'Number three', 'Number four'],
  ['One is me', 'Two is me', 'Three is me', 'Four is me'],
];

/** Of a kind there are more than two. */
const OF_MANY = /\b(?:three|four|five|six|several|some|lots of|a lot of|all the) /i;
const VEHICLES = ['tractor', 'bus', 'lorry', 'train', 'digger'];
/** Small ones who never hurry, for the land, the sea, the sky and space. */
const SLOW = ['tortoise', 'caterpillar', 'ladybird', 'snail', 'duckling'];
const SLOW_ELSEWHERE: Readonly<Partial<Record<SettingName, readonly string[]>>> = {
  undersea: ['starfish', 'seahorse', 'crab'],
  sky: ['ladybird', 'butterfly'],
  space: ['robot', 'star'],
};

function runners(
  company: Company,
  hero: Figure,
  home: SettingName,
): Pick<FirstAndSecond, 'rival' | 'third' | 'small'> | null {
  const { theme, child, other, alsoThere, person, chance } = company;
  if (hero.isChild) {
    const names = chance.some(
      3,
      ['Juno', 'Wilf', 'Posy', 'Otto', 'Tilda', 'Robin'].filter((each) => each !== hero.name),
    );
    const kin = /\b(?:(?:my|his|her|our) )(?:(?:big|little|twin|older|younger) )?(brother|sister|cousin)\b/i.exec(
      theme.raw,
    )?.[1];
    const [one = 'Juno', two = 'Wilf', three = 'Posy'] = names;
    const rival = alsoThere[0] ?? person(kin === undefined ? one : `${child.names} ${kin.toLowerCase()}`, 'child');
    return { rival, third: person(two, 'child'), small: person(`little ${three}`, 'child') };
  }
  const isFree = (id: string): boolean => ![hero, other, child].some((each) => each?.being?.id === id);
  if (hero.being?.isa === 'vehicle' && home !== 'space' && home !== 'sky') {
    const [one, two] = chance.some(2, VEHICLES.filter(isFree));
    return one === undefined || two === undefined
      ? null
      : { rival: other ?? company.meet(one), third: company.meet(two), small: company.meet('scooter') };
  }
  const slow = chance.pick(...(SLOW_ELSEWHERE[home] ?? SLOW).filter(isFree));
  if (slow === undefined) return null;
  const small = company.meet(slow);
  // A snail does not race a swan.
  const most = Math.max(2, (hero.being?.size ?? 3) + 1);
  const near = neighboursOf(company, home, small, ({ size }) => size <= most);
  // "Two snails have a race": it is a snail who is second.
  const { being } = hero;
  const ofItsKind = theme.hero?.plural === true && being ? company.meet(being.id) : null;
  // "Three snails have a race": and so is whoever is third.
  const alsoOfIt = ofItsKind && being && OF_MANY.test(theme.raw) ? company.meet(being.id) : null;
  return near && { rival: other ?? ofItsKind ?? near[0], third: alsoOfIt ?? near[1], small };
}

function bind(company: Company): FirstAndSecond | null {
  const { theme, child, grownUp, chance } = company;
  const means = meansIn(theme.raw);
  const isRidden = company.hero.being !== null && means !== null && means.words.test(company.hero.being.id);
  const hero = company.hero.being === null || isRidden ? child : company.hero;
  if (isRooted(hero.being)) return null;
  const at = hero.isChild
    ? (means?.at ?? theme.place?.place?.setting ?? 'playground')
    : (hero.being?.setting ?? 'garden');
  const all = runners(company, hero, at);
  if (!all) return null;
  const way = hero.isChild ? null : wayTo(at);
  return {
    hero,
    ...all,
    judge: hero.isChild ? grownUp : child,
    race: raceIn(theme.raw, means),
    on: hero.isChild ? (means?.on ?? '') : '',
    at,
    arrival: way
      ? `${child.name} had come ${way.said}. `
      : theme.occasion
        ? `${chance.pick(...theme.occasion.lines)} `
        : '',
    shown: hero.isChild && means ? means.things : [],
    arrivedBy: way ? [way.thing] : [],
    calls: chance.pick(...CALLS),
    chance,
  };
}

const RACE = /\b(?:races?|raced|racing|sports? day|regatta)\b/i;
/** Races that are about something else: being beaten, a team, a skill, a race that is only named. */
const NOT_THIS =
  /\b(?:los(?:e|es|ing|t)|never|scared|afraid|nervous|worried|first|big race|team|three-legged|relay|human|space race|racehorse|swimming|gala|stuck|broken|too|competition|contest|championships?|marathon)\b/i;

export const firstAndSecond = arc<FirstAndSecond>({
  id: 'first-and-second',
  fits: ({ raw, relation, fear, first, wish, clause }) => {
    if (!RACE.test(raw) || NOT_THIS.test(raw) || fear !== null || first !== null || wish) return 0;
    // Whoever wants to win one and is not made for it has a story of its own.
    if (clause !== null && !/\brac(?:e|es|ing)\b/i.test(clause)) return 0;
    if (relation === 'want') return 10;
    return 13;
  },
  bind,
  young,
  middle,
  old,
});
