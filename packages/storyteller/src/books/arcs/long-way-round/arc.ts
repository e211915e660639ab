import type { SettingName, ThingName } from '@storylantern/contract';
import type { Place } from '@storylantern/library';
import { escaped } from '../../../words/escaped.ts';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { isSpokenOf } from '../../theme/clauses.ts';
import { isRooted, livesThere } from '../at-home.ts';
import { GOING, otherEvent } from '../../theme/own-event.ts';
import { placeOf, saysWhere } from '../../theme/place-said.ts';
import { doneOnceIn } from '../so-they-say/done-once.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { GIFT_STOPS, MISSES, WORD_STOPS, type GiftStop, type Miss, type WordStop } from './stops.ts';
import { young } from './young.ts';

/** They mean to go straight there, and come to two wrong places, whose thing and whose word are what opens it. */
export interface LongWayRound {
  readonly child: Figure;
  readonly friend: Figure;
  readonly grownUp: Figure;
  /** Who keeps the gate and lives behind it. */
  readonly keeper: Figure;
  /** With its article: "the moon". */
  readonly place: string;
  /** What is known of it; null for a place no entry knows, which is told without claims. */
  readonly known: Place | null;
  readonly setting: SettingName;
  readonly by: string;
  readonly vehicle: readonly ThingName[];
  readonly load: string;
  readonly loadThings: readonly ThingName[];
  readonly leave: SettingName;
  readonly giver: { readonly who: Figure; readonly stop: GiftStop };
  readonly sayer: { readonly who: Figure; readonly stop: WordStop };
  readonly misses: readonly [Miss, Miss];
  readonly keep: string;
  readonly keepThings: readonly ThingName[];
  readonly refrain: string;
  readonly chance: Chance;
}

const AFLOAT: readonly ThingName[] = ['boat', 'ship', 'rowing-boat', 'canoe', 'submarine'];
const ALOFT: readonly ThingName[] = ['rocket', 'spaceship', 'hot-air-balloon', 'aeroplane', 'helicopter'];
const departureOf = (vehicle: ThingName | null): SettingName =>
  vehicle !== null && AFLOAT.includes(vehicle)
    ? 'beach'
    : vehicle !== null && ALOFT.includes(vehicle)
      ? 'garden'
      : 'street';

function keeperOf(company: Company, taken: ReadonlySet<string | undefined>, known: Place | null): Figure | undefined {
  if (company.other !== null) return company.other;
  if (known !== null && !taken.has(known.resident)) return company.meet(known.resident);
  return company.passersBy(1, (being) => !taken.has(being.id))[0];
}

function bind(company: Company): LongWayRound | null {
  const { chance, hero, child, theme } = company;
  const entity = theme.place;
  if (entity === null) return null;
  const friend = hero.isChild ? company.friend : hero;
  if (friend.being === null || friend === child || isRooted(friend.being)) return null;
  const known = entity.place;
  const setting = known?.setting ?? 'mountain';
  const taken = new Set([friend, company.other].map((each) => each?.being?.id));
  taken.add(known?.resident);
  const free = (ids: readonly string[]): string | undefined => ids.find((id) => !taken.has(id));
  const gift = chance
    .some(GIFT_STOPS.length, GIFT_STOPS)
    .find((each) => each.setting !== setting && free(each.who) !== undefined);
  const giverId = gift && free(gift.who);
  if (!gift || giverId === undefined) return null;
  const giver = company.meet(giverId);
  taken.add(giverId);
  const word = chance
    .some(WORD_STOPS.length, WORD_STOPS)
    .find((each) => each.setting !== setting && each.setting !== gift.setting && free(each.who) !== undefined);
  const sayerId = word && free(word.who);
  if (!word || sayerId === undefined) return null;
  const sayer = company.meet(sayerId);
  taken.add(sayerId);
  taken.delete(known?.resident);
  const keeper = keeperOf(company, taken, known);
  const rides = friend.being.isa === 'vehicle';
  const sails = !rides && /\bsail/i.test(company.theme.raw);
  const roadless = ['space', 'undersea', 'sky'].includes(setting) || rides;
  const [first, second] = chance.some(
    2,
    MISSES.filter((each) => each.anywhere || !roadless),
  );
  if (!keeper || !first || !second) return null;
  return {
    child,
    friend,
    grownUp: company.grownUp,
    keeper,
    place: placeOf(entity, theme.raw),
    known,
    setting,
    // Nobody who is an aeroplane takes the bus.
    by: sails ? 'a small sailing boat' : rides ? friend.kind : (known?.by ?? 'the road over the hill'),
    vehicle: sails ? ['boat'] : !rides && known?.vehicle ? [known.vehicle] : [],
    load: known?.load ?? 'a map, a flask of soup and one good stick',
    loadThings: known?.loadThings ?? ['map'],
    leave: departureOf(sails ? 'boat' : (known?.vehicle ?? null)),
    giver: { who: giver, stop: gift },
    sayer: { who: sayer, stop: word },
    misses: [first, second],
    keep: known?.keep ?? 'a small smooth stone',
    keepThings: known === null ? ['rock'] : known.keepThing ? [known.keepThing] : [],
    refrain: chance.pick(
      'Is this it?',
      'Are we there?',
      'Is it here?',
      'Can this be it?',
      'Is it this one?',
      'Is that it, then?',
    ),
    chance,
  };
}

const isCountry = ({ place, raw }: Theme): boolean =>
  place !== null &&
  (/^(?:africa|egypt|australia|china|india|america|japan|greece|rome|paris|london)$/i.test(place.word) ||
    (!place.known &&
      new RegExp(String.raw`(?<=.)\b${escaped(place.word)}\b`, 'u').test(raw) &&
      /^\p{Lu}/u.test(place.word)));

/** The wrong way twice, and a gate that only opens for those who have been there. */
export const longWayRound = arc<LongWayRound>({
  id: 'long-way-round',
  fits: (theme) => {
    const { place, relation, first, activity } = theme;
    if (place === null || first !== null || activity !== null) return 0;
    if (isSpokenOf(theme, place)) return 4;
    if (livesThere(theme)) return 3;
    // There is no sheep and no gate on the way to the moon: that journey is told first.
    // A country has no gate that shuts at five.
    if (isCountry(theme)) return 4;
    const far = /^(?:space|undersea|sky)$/.test(place.place?.setting ?? '') ? 3 : 0;
    // What somebody did there is told as news.
    if (relation !== 'go' && doneOnceIn(theme) !== null) return 2;
    // It tells how somebody gets to a place that the theme names, and nothing that happens there.
    if (!saysWhere(theme) || otherEvent(theme, GOING) !== null) return 2;
    // Where somebody lives there, or goes with somebody who can do something, that is told first.
    if (relation === 'go') return 8 - far;
    return ['none', 'want', 'friend'].includes(relation) ? (theme.clause === null ? 6 - far : 2) : 0;
  },
  does: /^los/,
  // Nothing else happens in it, whatever its pages speak of.
  only: /^(?!go|went|visit|travel|explor|see|look|search|sail|fl[yie]|rid|rode|driv|drove|climb|sw[ia]m|me?et|find|found|discover)/,
  bind,
  young,
  middle,
  old,
});
