import type { SettingName, ThingName } from '@storylantern/contract';
import type { Chance } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { CLOSED } from './closed.ts';
import { MISSED } from './missed.ts';
import { RAINED } from './rained.ts';
import type { Spoilt } from './spoilt.ts';
import { STOPPED } from './stopped.ts';

/** Where the day was to be spent, and how they go there. */
export interface DayPlace {
  /** "the zoo", after "to". */
  readonly to: string;
  /** "ZOO", as a sign has it. */
  readonly sign: string;
  readonly at: SettingName;
  /** "the bus", "the train", "the boat". */
  readonly by: string;
  readonly byThing: ThingName;
  /** How well the arc fits the theme. */
  readonly fit: number;
}

const PLACES: readonly (readonly [words: RegExp, to: string, at: SettingName, outdoors: boolean])[] = [
  [/\b(?:beach|sea ?side|seashore)\b/i, 'the beach', 'beach', true],
  [/\b(?:zoo|safari park|wildlife park)\b/i, 'the zoo', 'jungle', true],
  [/\bmuseum\b/i, 'the museum', 'library', false],
  [/\baquarium\b/i, 'the aquarium', 'undersea', false],
  [/\blake\b/i, 'the lake', 'pond', true],
  [/\b(?:theme park|amusement park|fair|funfair|fairground|water ?park)\b/i, 'the fair', 'playground', true],
  [/\bpark\b/i, 'the park', 'playground', true],
  [/\b(?:petting )?farm\b/i, 'the farm', 'farm', true],
  [/\b(?:woods?|forest)\b/i, 'the woods', 'forest', true],
  [/\bmountains?\b/i, 'the mountains', 'mountain', true],
  [/\bcastle\b/i, 'the castle', 'castle', false],
  [/\b(?:swimming pool|pool|baths)\b/i, 'the pool', 'swimming-pool', false],
  [/\briver\b/i, 'the river', 'pond', true],
  [/\b(?:the )?sea\b/i, 'the sea', 'beach', true],
]; // prettier-ignore

const DAY =
  /\b(?:day (?:out|trip)|days? (?:at|by|in) (?:the|a|our)|trips?|outing|excursion|rainy day at|visit(?:s|ing)? (?:to )?the|(?:going|goes|go|off|went|drive|way) to (?:the|a|our)|holiday at)\b/i;
const RIDE =
  /\b(?:train|bus|tram|boat|ferry|coach|car) (?:ride|trip|journey)s?\b|\b(?:ride|trip|journey) (?:on|by) (?:the |a )?(?:train|bus|tram|boat|ferry|coach)\b/i;
const RAIN = /\b(?:rain(?:s|ed|y|ing)?|pour(?:s|ed|ing)|drizzl\w+|wet day|thunder\w*)\b/i;
const SHUT = /\b(?:closed?|shut|locked)\b/i;
const STUCK =
  /\b(?:broke(?:n)? down|breaks down|miss(?:ed|es|ing)? (?:the|our|a) (?:bus|train|boat|ferry|tram)|wrong (?:bus|train|stop)|late|delay\w*|flat tyre|traffic jam|got lost|lost our way)\b/i;
const MISS = /\bmiss(?:ed|es|ing)? (?:the|our|a) /i;
const WRONG = /\b(?:did ?n[o']?t go (?:as|to)|goes wrong|went wrong|not as planned|spoil\w*|ruined)\b/i;

/** What no day out of this sort is: somebody's first, a fear, a real loss, a trip with the whole class, a sleep away. */
const NOT_THIS =
  /\b(?:school trip|first|scared|afraid|worried|nervous|lost (?:his|her|my|our|their)|los(?:es|ing)|find(?:s|ing)?|stuck|save|saves|rescue|camping|camp|hospital|dragon|magic\w*|pirates?|treasure|adventures?|moon|space|under the sea|deep|learn\w*|swim\b|build\w*|bak\w+|makes?|making|animals|keeper|too|picnic with|walk|night|bedtime|dark)\b/i;

/** The day out of a theme; null when it is about something else. */
export function placeOfDay(theme: Theme): DayPlace | null {
  const { raw, relation, hero, other, first, fear, wish, clause, activity } = theme;
  if (NOT_THIS.test(raw) || fear !== null || wish || (first !== null && first.id !== 'boat trip')) return null;
  if (!/^(?:none|go|want|first)$/.test(relation) || other !== null || activity !== null) return null;
  const isRide = RIDE.test(raw);
  const isSpoilt = RAIN.test(raw) || SHUT.test(raw) || STUCK.test(raw) || WRONG.test(raw);
  // A bus that is ridden on is nobody; a bear who goes by bus is.
  const isNobody = hero === null || (hero.being?.isa === 'vehicle' && (isRide || STUCK.test(raw)) && clause === null);
  if (!isNobody) return null;
  const found = PLACES.find(([words]) => words.test(raw));
  const isPicnic = /\bpicnic\b/i.test(raw);
  if (isPicnic && !isSpoilt) return null;
  if (!found && !isRide && !STUCK.test(raw) && !(isSpoilt && (isPicnic || DAY.test(raw)))) return null;
  if (found && !isRide && !isSpoilt && !DAY.test(raw)) return null;
  const [, to, at] = found ?? ([null, isPicnic ? 'the park' : 'the sea', isPicnic ? 'playground' : 'beach'] as const);
  const [by, byThing]: readonly [string, ThingName] = /\btrain\b/i.test(raw)
    ? ['the train', 'steam-train']
    : /\btram\b/i.test(raw)
      ? ['the tram', 'steam-train']
      : /\bferry\b/i.test(raw)
        ? ['the ferry', 'boat']
        : /\bboat\b/i.test(raw)
          ? ['the boat', 'boat']
          : /\b(?:car|drive|tyre|traffic)\b/i.test(raw)
            ? ['the car', 'car']
            : ['the bus', 'bus'];
  const ridden = hero?.being && 'thing' in hero.being.drawing ? hero.being.drawing.thing : null;
  return {
    to,
    sign: to.toUpperCase(),
    at: theme.place?.place?.setting ?? at,
    by,
    byThing: ridden ?? byThing,
    fit: isSpoilt ? 14 : isRide ? 13 : 12,
  };
}

/** What came between them and the place. */
export function spoiltBy({ raw }: Theme, { to }: DayPlace, chance: Chance): Spoilt {
  if (RAIN.test(raw)) return RAINED;
  if (SHUT.test(raw)) return CLOSED;
  if (MISS.test(raw)) return MISSED;
  if (STUCK.test(raw) || RIDE.test(raw)) return STOPPED;
  const isOutdoors = PLACES.find(([, each]) => each === to)?.[3] ?? true;
  return isOutdoors ? chance.pick(RAINED, STOPPED) : chance.pick(CLOSED, STOPPED);
}
