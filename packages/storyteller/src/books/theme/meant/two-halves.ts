import { kinWords } from '../../../facts/kin.ts';
import type { Theme } from '../../theme.ts';
import { ACTIVITY_WORDS, BEING_WORDS, FEAR_WORDS, THING_WORDS } from '../entries.ts';
import { venueIn } from '../../arcs/not-in-here/venues.ts';
import { nounKind } from '../noun-kind.ts';
import { NOT_EATEN, severalOf } from '../pair-premise.ts';

// Rules for themes of two halves and no verb: what the second half is to the first is what the story is about.

/** "two cats and a thunderstorm": what a storm is to a cat is what the storm is there for. */
export function withStormBeside(theme: Theme): Theme {
  const { hero, thing, relation, clause, fear, raw } = theme;
  const found = /\b(?:and|in) (?:an?|the) (?:\p{L}+ )?(?<storm>thunder ?storm|storm|thunder|lightning)[.!]*$/iu.exec(
    raw.trim(),
  )?.groups?.['storm'];
  const thunder = FEAR_WORDS.get('thunder')?.entry;
  if (found === undefined || !thunder || !hero?.being || fear || clause !== null || !/^(?:none|friend)$/.test(relation))
    return theme;
  // A lighthouse and a ship have another business with it.
  if (!/^(?:pet|farm|wild|bird|insect)$/.test(hero.being.isa)) return theme;
  // The two of a kind are one who minds it and one who is there.
  const isIt = thing !== null && found.toLowerCase().includes(thing.word.toLowerCase());
  return { ...theme, relation: 'fear', fear: thunder, other: null, thing: isIt ? null : thing };
}

/** "a firefighter and a kitten on the roof": whoever is up there is the one to be helped. */
export function withOneUpThere(theme: Theme): Theme {
  const { hero, other, relation, raw, thing } = theme;
  if (!hero?.being || !other?.being || !/^(?:none|friend)$/.test(relation)) return theme;
  const up =
    /(?<who>\p{L}+) (?:(?:stuck|high|is|all) )*(?:up|on|up on|in) (?:an?|the|our) (?:\p{L}+ )?(?<where>roof|rooftop|chimney|tree|pole|ladder)\b/iu.exec(
      raw,
    )?.groups;
  const isUp = up?.['who']?.toLowerCase() === other.word.toLowerCase().split(' ').at(-1);
  if (!up || !isUp) return theme;
  const where = up['where']?.toLowerCase() ?? '';
  return {
    ...theme,
    relation: 'help',
    thing: thing !== null && where.includes(thing.word.toLowerCase()) ? null : thing,
    raw: where === 'tree' ? raw.replace(/\b(?:in|on) (an?|the|our)(?= (?:\p{L}+ )?tree\b)/iu, 'up $1') : raw,
  };
}

const FOOD_BESIDE =
  /\band (?:an?|the|some|one) (?:(?:piece|bit|slice|jar|pot|bowl|bag|box|plate|tin|lump|block) of )?(?:\p{L}+ )?(?<food>\p{L}+)(?: (?:that|which) never \p{L}+(?: \p{L}+)?)?[.!]*$/iu;
/** "a bear and a jar of honey": it is there to be eaten, and there is never enough of it. */
export function withFoodBeside(theme: Theme): Theme {
  const { hero, other, thing, relation, clause, place, raw } = theme;
  const food = FOOD_BESIDE.exec(raw.trim())?.groups?.['food'];
  if (food === undefined || !hero?.being || place || clause !== null || !thing) return theme;
  // Two of a kind have one thing to eat.
  const isPair = relation === 'friend' && other?.being?.id === hero.being.id;
  if (!isPair && (other || relation !== 'none')) return theme;
  const isEaten = nounKind(food)?.sort === 'food' && thing.word.toLowerCase().includes(food.toLowerCase());
  // One who bakes it, or can make it fly, has more to do with it than to eat it.
  if (
    !isEaten ||
    NOT_EATEN.test(food) ||
    (/^sausages?$/.test(food) && hero.being.isa === 'farm') ||
    /^(?:snowman|scarecrow)$/.test(hero.being.id) ||
    hero.being.isa === 'person' ||
    thing.adjectives.some((each) => /^(?:magic|flying|talking|giant|enormous)/.test(each))
  )
    return theme;
  return {
    ...theme,
    relation: 'want',
    other: null,
    clause: `loves ${thing.thing?.uncounted === true || food.endsWith('s') ? food.toLowerCase() : severalOf(food.toLowerCase())}`,
    also: theme.also.filter((each) => each.known),
    hero: { ...hero, plural: false },
  };
}

/** "a puppy and a puddle": a puddle is for one thing only, and there is a knack to that. */
export function withPuddleBeside(theme: Theme): Theme {
  const { hero, other, thing, relation, clause } = theme;
  const jumping = ACTIVITY_WORDS.get('jumping in puddles')?.entry;
  if (!jumping || thing?.word.toLowerCase() !== 'puddle' || thing.plural || other || !hero?.being || clause !== null)
    return theme;
  return relation === 'none' ? { ...theme, relation: 'want', activity: jumping, thing: null } : theme;
}

const UP_A_TREE =
  /^(?:(?:the|an?|my|our|his|her) )?(?:(?<owner>\p{L}+)['’]s )?(?:\p{L}+ )??(?<what>\p{L}+) (?:is |are |was |got |gets |that is )?(?:(?:stuck|caught|high|lost) )?(?:up|in|up in|at the top of) (?:the|an?|our) (?:\p{L}+ )?tree[.!]*$/iu;
/** What belongs up there is left there. */
const AT_HOME_UP_THERE = /^(?:nest|egg|treehouse|house|swing|leaf|web|acorn|apple|pear|lamp|lantern|bird house|star)$/;
/** "the queen's crown is stuck in a tree": nobody is up there, and all of them pull. */
export function withThingUpATree(theme: Theme): Theme {
  const { hero, other, thing, raw } = theme;
  const found = UP_A_TREE.exec(raw.trim())?.groups;
  const what = found?.['what']?.toLowerCase() ?? '';
  const entry =
    /\b(?:stuck|caught|up|lost)\b/i.test(raw) && !AT_HOME_UP_THERE.test(what)
      ? THING_WORDS.get(what)?.entry
      : undefined;
  const being = BEING_WORDS.get(what)?.entry;
  // What can be somebody by itself is told of where it is stuck.
  if (!found || !entry || (being && (being.isa !== 'thing' || /\bstuck\b/i.test(raw)) && found['owner'] === undefined))
    return theme;
  const owner = [hero, other].find((each) => each?.being && each.word.toLowerCase() === found['owner']?.toLowerCase());
  const named = [thing, hero, other].find((each) => each?.word.toLowerCase() === what);
  if (!named) return theme;
  return {
    ...theme,
    relation: 'help',
    hero: owner ?? null,
    other: null,
    clause: null,
    thing: { ...named, being: null, thing: entry, known: true },
  };
}

const OF_KIN = new RegExp(
  String.raw`^(?:my |our )?(?:${kinWords.join('|')})(?:,? and| &) (?:the|an?|our|his|her) `,
  'iu',
);
/** "grandpa and the enormous sandcastle": it is made, and nobody gets in under it. */
export function withMadeByKin(theme: Theme): Theme {
  const { hero, other, thing, relation, raw } = theme;
  if (relation !== 'too-many' || hero || other || !OF_KIN.test(raw.trim())) return theme;
  return thing?.thing?.parts ? { ...theme, relation: 'make' } : theme;
}

/** "a rainy day and a big cardboard box": on such a day that is a den. */
export function withBoxOnAWetDay(theme: Theme): Theme {
  const { hero, other, thing, relation, raw } = theme;
  const den = THING_WORDS.get('den')?.entry;
  if (
    !den ||
    hero ||
    other ||
    relation !== 'none' ||
    !/\bcardboard box(?:es)?\b/i.test(raw) ||
    thing?.thing?.id !== 'box'
  )
    return theme;
  return {
    ...theme,
    relation: 'make',
    thing: { ...thing, word: 'den', adjectives: ['cardboard box'], plural: false, thing: den },
  };
}

/** "a clown who cannot make anyone laugh": nothing is made, and there is a knack to it. */
export const withJokes = (theme: Theme): Theme =>
  theme.activity?.id === 'telling jokes' && theme.hero?.being && !theme.other
    ? { ...theme, relation: 'want', clause: null, thing: null }
    : theme;

/** "a mouse in the opera house": where it is, and no thing that is brought along. */
export function withVenue(theme: Theme): Theme {
  const { hero, thing, raw } = theme;
  const found = venueIn(raw);
  return hero?.being &&
    found &&
    thing !== null &&
    thing.word.toLowerCase().includes(found.word.split(' ').at(-1) ?? found.word)
    ? { ...theme, thing: null }
    : theme;
}

/** "a crocodile goes to the dentist with toothache": that is why, and nobody who comes along. */
export const withToothache = (theme: Theme): Theme =>
  theme.other?.word === 'toothache' ? { ...theme, other: null } : theme;
