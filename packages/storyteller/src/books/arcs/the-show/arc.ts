import type { SettingName, ThingName } from '@storylantern/contract';
import type { Activity } from '@storylantern/library';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { staysAtHome } from '../at-home.ts';
import type { Fault, ShowWords } from './fault.ts';
import { FAULTS_HEARD } from './faults-heard.ts';
import { FAULTS_SEEN } from './faults-seen.ts';
import { CANNOT_STOP } from '../practice/arc.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** A day to which all has to be right, and the one thing that was wrong all week. */
export interface TheShow {
  readonly hero: Figure;
  readonly grownUp: Figure;
  /** Who runs it. */
  readonly leader: Figure;
  /** Who copies. */
  readonly smallest: Figure;
  readonly activity: Activity;
  readonly setting: SettingName;
  readonly things: readonly ThingName[];
  readonly fault: Fault;
  readonly words: ShowWords;
  readonly refrain: string;
  readonly chance: Chance;
}

const FAULTS: readonly Fault[] = [...FAULTS_HEARD, ...FAULTS_SEEN];
/** What the day is called, after "it was"; where nothing is said it is a show. */
const EVENTS: Readonly<Record<string, string>> = {
  football: 'Football Day',
  baking: 'Baking Day',
  painting: 'the Painting Day',
  swimming: 'the Pool Show',
  cycling: 'the Wheel Parade',
  climbing: 'the Climbing Day',
  running: 'Sports Day',
  skipping: 'the Rope Show',
  'jumping in puddles': 'the Puddle Parade',
  skating: 'the Ice Show',
  gardening: 'the Open Garden',
  reading: 'the Reading Day',
  'magic tricks': 'the Magic Show',
  building: 'Building Day',
  'hide-and-seek': 'the Hiding Day',
  fishing: 'Pond Day',
};
const LEADERS = ['Sal', 'Bram', 'Odette', 'Moss', 'Perry', 'Juno'];
const SMALLEST = ['Tam', 'Ash', 'Lou', 'Wim', 'Fen', 'Ode'];

const suits = ({ id }: Activity, fault: Fault): boolean => fault.onlyFor.includes(id);
/** Things done with the hands; the others are done on foot. */
const BY_HAND = /^(?:baking|painting|gardening|building|magic tricks|drumming|reading|fishing)$/;

/** What it is done with, and what the theme calls it by when that is drawn otherwise. */
function gearOf({ thing }: Theme, { gearThing, words }: Activity): readonly ThingName[] {
  const own = thing && words.includes(thing.word) ? thing.thing?.drawn : null;
  return [...new Set([gearThing, own])].filter((each) => each !== null && each !== undefined);
}

function bind(company: Company): TheShow | null {
  const { theme, hero, child, friend, grownUp, chance } = company;
  const { activity } = theme;
  if (!activity || staysAtHome(hero.being)) return null;
  const able = FAULTS.filter((each) => suits(activity, each));
  if (able.length === 0) return null;
  const fault = chance.pick(...able);
  const taken = [hero, child, friend, grownUp].map((each) => each.name);
  const free = (names: readonly string[]): string => chance.pick(...names.filter((each) => !taken.includes(each)));
  const leader = company.person(free(LEADERS), 'teacher');
  const smallest = company.person(free(SMALLEST), 'child');
  return {
    hero,
    grownUp,
    leader,
    smallest,
    activity,
    setting: activity.setting,
    things: gearOf(theme, activity),
    fault,
    words: {
      n: hero.name,
      his: hero.his,
      he: hero.he,
      s: leader.name,
      t: smallest.name,
      limb: BY_HAND.test(activity.id) ? 'hand' : 'foot',
      event: EVENTS[activity.id] ?? 'the show',
    },
    refrain: chance.pick('Not on the day', 'Please, not on Saturday', 'Anything but that'),
    chance,
  };
}

/** What is wrong all week is what is missing on the day. */
export const theShow = arc<TheShow>({
  id: 'the-show',
  fits: ({ activity, relation, first, fear, thing, hero, raw }) => {
    // Who cannot stop has nothing to get ready.
    if (CANNOT_STOP.test(raw)) return 0;
    if (activity === null || first !== null || fear !== null || staysAtHome(hero?.being ?? null)) return 0;
    if (!FAULTS.some((each) => suits(activity, each))) return 0;
    // A match is not a show.
    if (/ball|rugby|hockey|cricket|tennis|swimming|running|skat|cycl|climb/.test(activity.id)) return 4;
    if (relation === 'want') return 10;
    return relation === 'none' && (thing === null || activity.words.includes(thing.word)) ? 9 : 3;
  },
  bind,
  young,
  middle,
  old,
});
