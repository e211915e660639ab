import type { SettingName, ThingName } from '@storylantern/contract';
import type { Ability, Place, Problem } from '@storylantern/library';
import { isRooted, livesThere } from '../at-home.ts';
import { arc, type Chance, type Company, type Figure, type RoadBlock } from '../../arc.ts';
import { isSpokenOf } from '../../theme/clauses.ts';
import { ROAD_BLOCKS } from '../../plot/plot.ts';
import { membersOf } from '../sentence.ts';
import { GOING, otherEvent } from '../../theme/own-event.ts';
import { placeOf, saysWhere } from '../../theme/place-said.ts';
import type { Theme } from '../../theme.ts';
import { doneOnceIn } from '../so-they-say/done-once.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Somebody goes to a place with somebody whose odd habit opens the way, and is home for pancakes. */
export interface Journey {
  readonly chance: Chance;
  readonly child: Figure;
  /** Who goes with the child and knows what to do on the way. */
  readonly friend: Figure;
  readonly grownUp: Figure;
  /** Somebody who lives there. */
  readonly resident: Figure;
  /** Who lives there, as the first page says it, when the theme is about them: "King Otto"; else null. */
  readonly calledOn: string | null;
  /** With its article: "the moon". */
  readonly place: string;
  /** What is known of it; null for a place no entry knows, which is told without claims. */
  readonly known: Place | null;
  readonly setting: SettingName;
  /** After "They went by". */
  readonly by: string;
  readonly vehicle: readonly ThingName[];
  /** What they take, as it stands after "They took", and its members. */
  readonly load: string;
  readonly loads: readonly string[];
  readonly loadThings: readonly ThingName[];
  readonly ability: Ability;
  readonly block: RoadBlock;
  /** Where they set out from. */
  readonly leave: SettingName;
  /** Where they are stopped. */
  readonly road: SettingName;
  /** What they bring home, as it stands after "gave them". */
  readonly keep: string;
  readonly keepThings: readonly ThingName[];
}

/** What may stop somebody on the way, by where the way leads; the first that the friend can solve is taken. */
const ON_LAND: readonly Problem[] = [
  'lost-way',
  'high',
  'narrow',
  'tangled',
  'stuck',
  'water',
  'cold',
  'asleep',
  'dark',
];
const IN_SPACE: readonly Problem[] = ['dark', 'lost-way', 'cold', 'narrow'];
const UNDER_SEA: readonly Problem[] = ['tangled', 'dark', 'narrow', 'lost-way'];

const ROADS: Readonly<Record<Problem, SettingName>> = {
  cold: 'mountain',
  high: 'mountain',
  dark: 'cave',
  stuck: 'street',
  narrow: 'mountain',
  water: 'pond',
  'lost-way': 'forest',
  tangled: 'forest',
  asleep: 'forest',
};

/** For a place nobody knows: the way there is any way, and nothing is said of what is there but that it is. */
const SOMEWHERE = {
  setting: 'mountain',
  by: 'the slow way',
  load: 'a map, a flask of soup and one good stick',
  loadThings: ['map'],
  keep: 'a small smooth thing with no name yet',
} as const;

const AFLOAT: readonly ThingName[] = ['boat', 'ship', 'rowing-boat', 'canoe', 'submarine'];
const ALOFT: readonly ThingName[] = ['rocket', 'spaceship', 'hot-air-balloon', 'aeroplane', 'helicopter'];

/** Boats set out from a beach, what flies from the garden, and all else from the street. */
function departureOf(vehicle: ThingName | null): SettingName {
  if (vehicle === null) return 'street';
  return AFLOAT.includes(vehicle) ? 'beach' : ALOFT.includes(vehicle) ? 'garden' : 'street';
}

function wayOf(company: Company, friend: Figure, known: Place | null): Problem | undefined {
  const setting = known?.setting ?? 'mountain';
  const ways = setting === 'space' || setting === 'sky' ? IN_SPACE : setting === 'undersea' ? UNDER_SEA : ON_LAND;
  const solves = (problem: Problem): boolean =>
    (friend.being?.can ?? []).some((ability) => ROAD_BLOCKS[problem].solve[ability] !== undefined);
  const ownGap = known?.gap;
  if (ownGap !== undefined && solves(ownGap)) return ownGap;
  return company.chance.some(ways.length, ways).find(solves);
}

/** Somebody small whose habit gets them past what is in the way. */
const smallCompanion = (company: Company): Figure | undefined => {
  const ways = company.theme.place?.place?.gap;
  return company.passersBy(
    1,
    (being) =>
      being.size <= 2 &&
      /^(?:pet|farm|wild|bird)$/.test(being.isa) &&
      being.id !== 'worm' &&
      (ways === undefined || being.can.some((ability) => ROAD_BLOCKS[ways].solve[ability] !== undefined)),
  )[0];
};

function residentOf(company: Company, friend: Figure, known: Place | null): Figure | undefined {
  const { other, theme } = company;
  if (other !== null && other !== friend && theme.relation !== 'fear') return other;
  if (known !== null && known.resident !== friend.being?.id) return company.meet(known.resident);
  return (
    company.passersBy(1, (being) => known === null || being.setting === known.setting)[0] ?? company.passersBy(1)[0]
  );
}

/** "who wants to see the sky". */
const wantsToGo = ({ want }: Theme): boolean => /^(?:see|visit|go|travel|get|reach|find)\b/.test(want ?? '');

export const journey = arc<Journey>({
  id: 'journey',
  fits: (theme) => {
    const { place, relation } = theme;
    if (place === null) return 0;
    if (isSpokenOf(theme, place)) return 4;
    // What somebody did there is told as news.
    if (relation !== 'go' && doneOnceIn(theme) !== null) return 2;
    // It tells of the way to a place and of whoever lives there. Where the theme names none, any trip will do.
    if (otherEvent(theme, GOING) !== null) return saysWhere(theme) && relation === 'go' ? 4 : 2;
    if (relation === 'go') return 11;
    // The dentist and the school play are no far places: a first time is told as one.
    if (theme.first !== null) return 4;
    return ['none', 'want', 'friend'].includes(relation) ? (theme.clause === null || wantsToGo(theme) ? 8 : 2) : 0;
  },
  does: /^rid/,
  // Nothing else happens in it, whatever its pages speak of.
  only: /^(?!go|went|visit|travel|explor|see|look|search|sail|fl[yie]|rid|rode|driv|drove|climb|sw[ia]m|me?et|find|found|discover)/,
  bind: (company) => {
    const entity = company.theme.place;
    if (entity === null) return null;
    const { chance, hero, child } = company;
    const atHome = livesThere(company.theme);
    const friend = atHome ? smallCompanion(company) : hero.isChild ? company.friend : hero;
    if (friend === undefined || friend.being === null || friend === child || isRooted(friend.being)) return null;
    const known = entity.place;
    const problem = wayOf(company, friend, known);
    const resident = atHome ? hero : residentOf(company, friend, known);
    if (problem === undefined || resident === undefined) return null;
    const block = ROAD_BLOCKS[problem];
    const able = friend.being.can.filter((ability) => block.solve[ability] !== undefined);
    const far = known !== null && ['space', 'undersea', 'sky'].includes(known.setting);
    const rides = friend.being.isa === 'vehicle';
    const sails = !rides && /\bsail/i.test(company.theme.raw);
    const own = company.theme.thing;
    const load = known?.load ?? SOMEWHERE.load;
    return {
      chance,
      child,
      friend,
      grownUp: company.grownUp,
      resident,
      calledOn: atHome ? hero.introduced : null,
      place: placeOf(entity, company.theme.raw),
      known,
      setting: known?.setting ?? entity.setting ?? SOMEWHERE.setting,
      // Nobody who is an aeroplane takes the bus.
      by: sails ? 'a small sailing boat' : rides ? friend.kind : (known?.by ?? SOMEWHERE.by),
      vehicle: sails ? ['boat'] : !rides && known?.vehicle ? [known.vehicle] : [],
      load:
        own === null || own.thing === null
          ? load
          : `${load}. They took the ${[...own.adjectives, own.word].join(' ')}, of course`,
      loads: membersOf(load),
      loadThings: known?.loadThings ?? SOMEWHERE.loadThings,
      ability: chance.pick(...able),
      block,
      leave: departureOf(sails ? 'boat' : (known?.vehicle ?? null)),
      road: far && known !== null ? known.setting : problem === 'cold' ? 'snow' : ROADS[problem],
      keep: known?.keep ?? SOMEWHERE.keep,
      keepThings: known?.keepThing ? [known.keepThing] : [],
    };
  },
  young,
  middle,
  old,
});
