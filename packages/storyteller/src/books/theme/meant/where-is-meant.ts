import { escaped } from '../../../words/escaped.ts';
import type { Entity, Theme } from '../../theme.ts';
import { PLACE_WORDS, THING_WORDS } from '../entries.ts';

// Rules for the places and the weather of a theme.

/** "first sleepover at a friend's house": a house that is slept in, or gone to, is nobody. */
export function withoutWhere(theme: Theme): Theme {
  const { relation, hero, raw } = theme;
  const isWhere =
    hero !== null &&
    hero.name === null &&
    /^(?:first|go|none|fear|bedtime)$/.test(relation) &&
    /^(?:house|home|flat|room|bedroom|garden|office|shop|train|bus|car|boat|plane|caravan|tent|bed)$/.test(hero.word) &&
    new RegExp(
      String.raw`\b(?:at|in|on|to|by|inside) (?:an?|the|my|our|his|her|their) (?:\p{L}+['’]?s['’]? )?(?:\p{L}+ )?${escaped(hero.word)}\b`,
      'iu',
    ).test(raw);
  return isWhere ? { ...theme, hero: null } : theme;
}

const WEATHER_OF_ANOTHER_DAY = /\b(?:rain|rains|raining|storm|storms|snow|wind|fog|mist)\b/i;

/** "a cloud that did not want to rain": the weather of a wish is not the weather of the day. */
export function withoutWishedWeather(theme: Theme): Theme {
  const { occasion, clause, want } = theme;
  return occasion?.weather && WEATHER_OF_ANOTHER_DAY.test(`${clause ?? ''} ${want ?? ''}`)
    ? { ...theme, occasion: null }
    : theme;
}

/** "a hedgehog looking for a home": somebody to be helped home. */
export function withoutHome(theme: Theme): Theme {
  const { hero, other, relation, clause } = theme;
  if (!hero?.being || hero.plural || other || !/^(?:none|want|lost|friend)$/.test(relation)) return theme;
  if (
    !/^(?:(?:is )?(?:looking|searching) for|needs|wants|has no|lost (?:his|her|its)) (?:an? )?(?:new )?home\b/i.test(
      clause ?? '',
    )
  )
    return theme;
  return { ...theme, relation: 'lost', hero: null, other: hero, thing: null, clause: null };
}

/** "a shark who is scared of the sea": the sea is said of the shark, and nobody goes there. */
export function withoutFearedPlace(theme: Theme): Theme {
  const { relation, hero, place, clause } = theme;
  return relation === 'none' &&
    hero?.being &&
    place !== null &&
    /^(?:is |was )?(?:scared|afraid|frightened|terrified|hates?|can'?t stand|doesn'?t like|never goes)\b/i.test(
      clause ?? '',
    ) &&
    clause?.includes(place.word) === true
    ? { ...theme, place: null }
    : theme;
}

/** "snow day", "when it snows": what one makes then. */
export function withSnow(theme: Theme): Theme {
  const { hero, other, thing, relation, raw } = theme;
  const snowman = THING_WORDS.get('snowman')?.entry;
  const isOfSnow =
    /\b(?:snow ?days?|snowy (?:day|morning|afternoon)|(?:play\w*|fun|day|out) in the snow|when it snows|it snowed|it is snowing)\b/i.test(
      raw,
    );
  if (!isOfSnow || !snowman || hero || other || thing?.known || /\b(?:first|scared|afraid|hates?|lost)\b/i.test(raw))
    return theme;
  if (!/^(?:none|go|first|want)$/.test(relation)) return theme;
  const made: Entity = {
    word: 'snowman',
    adjectives: [],
    plural: false,
    name: null,
    being: null,
    place: null,
    thing: snowman,
    known: true,
  };
  return { ...theme, relation: 'make', place: null, first: null, thing: made };
}

/** What only goes on, and nobody looks for under the sofa. */
const GOES_ON =
  /^(?:walk|way|trip|day|game|race|time|morning|night|journey|adventure|holiday|picnic|school|visit|week|party)$/;

/** "our dog and I go on a walk and get lost": a way is looked for, in the woods, and not a walk. */
export function withLostWay(theme: Theme): Theme {
  const { relation, hero, other, thing, place, raw } = theme;
  if (relation !== 'lost' || !thing || thing.known || !GOES_ON.test(thing.word)) return theme;
  const isLost = /\b(?:get|gets|got|getting|are|is|were) lost\b/i.test(raw);
  const woods = PLACE_WORDS.get('woods')?.entry;
  if (!isLost || place || !woods) return { ...theme, thing: null, relation: other ? relation : 'none' };
  const named: Entity = {
    word: 'woods',
    adjectives: [],
    plural: true,
    name: null,
    being: null,
    place: woods,
    thing: null,
    known: true,
  };
  return { ...theme, relation: 'go', hero: hero ?? other, other: hero ? other : null, thing: null, place: named };
}

/** "the cat and the moon": whoever stands beside a place like that wants to go there. */
export function withFarThing(theme: Theme): Theme {
  const { relation, hero, other, place, thing, clause, raw } = theme;
  const isFar =
    thing?.place !== null &&
    thing !== null &&
    new RegExp(String.raw`\band the ${escaped(thing.word)}$`, 'iu').test(raw.trim());
  return isFar && relation === 'none' && hero?.being && !other && !place && clause === null
    ? { ...theme, relation: 'go', place: thing, thing: null }
    : theme;
}

const ROOM = /^(?:kitchen|bathroom|bedroom|living room|attic|cellar|hall|shed|cupboard|fridge|wardrobe|sofa|stairs)$/;

/** "the mouse who moved into our kitchen": nobody travels to the kitchen. */
export function withRoom(theme: Theme): Theme {
  const { place, relation, hero, other, activity, raw } = theme;
  // What has landed in the garden is there already.
  const isThere = place?.word === 'garden' && /^(?:vehicle|magic)$/.test(hero?.being?.isa ?? '');
  if (!place || relation === 'go' || !(isThere || ROOM.test(place.word)) || !(hero ?? other ?? activity)) return theme;
  const room = `${/\bunder\b/i.test(raw) ? 'under' : 'in'} the ${place.word}`;
  return {
    ...theme,
    place: null,
    occasion: theme.occasion ?? {
      lines: [`This was ${room}.`, `All of it was ${room}.`, `It was ${room}, to begin with.`],
      weather: null,
      at: [],
    },
  };
}

/** "moving house": the house is left behind, and no friend of anybody. */
export function withHouseMove(theme: Theme): Theme {
  const isHouse = (each: Entity | null): boolean => each !== null && /^(?:house|home|flat|apartment)$/.test(each.word);
  if (!/\b(?:mov(?:e|es|ed|ing)) (?:house|home|flat|away|to (?:a|our|the) (?:new|different|other))/i.test(theme.raw))
    return theme;
  if (!isHouse(theme.hero) && !isHouse(theme.other)) return theme;
  return {
    ...theme,
    relation: theme.first ? theme.relation : 'none',
    hero: isHouse(theme.hero) ? null : theme.hero,
    other: isHouse(theme.other) ? null : theme.other,
  };
}
