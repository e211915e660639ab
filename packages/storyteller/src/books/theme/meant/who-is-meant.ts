import { escaped } from '../../../words/escaped.ts';
import { isUnkind } from '../../../facts/usable-phrase.ts';
import { doneOnceIn } from '../../arcs/so-they-say/done-once.ts';
import type { Entity, Theme } from '../../theme.ts';
import { beingNamed } from '../entries.ts';
import { householdIn } from '../household.ts';

// Rules for whom a theme is about, where the order of its words says another thing.

const COMES =
  /\b(?:who|that|which) (?:came|comes|come) (?:over )?(?:to|for|round for) (?:(breakfast|lunch|tea|supper|dinner|(?:my |our |the |a |her |his )?(?:birthday )?party)|school|nursery|visit|play|stay|our house|my house|the house|us)\b/i;

const LIVES_BY_US =
  /\b(?:who|that|which) (?:lives?|lived|mov(?:es?|ed)|lands?|landed|appears?|appeared|turns? up|hides?|hid|is) (?:into|in|under|at|behind|on|inside) (?:our|my|her|his|an?|the|the bottom of (?:our|my|the)) \p{L}+/iu;

/** "the dinosaur who came to breakfast", "a fairy who lives in our garden": the child of the book and somebody met. */
export function withGuest(theme: Theme): Theme {
  const { hero, other, relation, clause, raw, occasion } = theme;
  const comes = COMES.exec(raw);
  const toParty = comes?.[1]?.toLowerCase().endsWith('party') === true;
  if (!hero?.being || hero.plural || other || clause === null) return theme;
  if (!/^(?:none|go|want)$/.test(relation) && !toParty) return theme;
  // What lands on the field is news first, and a friend perhaps.
  if (!comes && doneOnceIn(theme) !== null) return theme;
  if (!comes && !(LIVES_BY_US.test(`who ${clause}`) && !/\bwalls?\b/i.test(raw))) return theme;
  const meal = toParty ? undefined : comes?.[1]?.toLowerCase();
  return {
    ...theme,
    relation: 'friend',
    hero: null,
    other: hero,
    clause: null,
    ...(toParty ? { thing: null, place: null } : {}),
    occasion:
      meal === undefined
        ? toParty
          ? {
              lines: ['It was the day of the birthday party.', 'There was a birthday party that day.'],
              weather: null,
              at: [],
            }
          : occasion
        : {
            lines: [`It began at ${meal}.`, `It all began at ${meal}.`, `It was ${meal} time.`],
            weather: null,
            at: [],
          },
  };
}

const TOGETHER =
  /^(?:(?:an?|the|our|my|two) )?(?:\p{L}+ ){0,3}?and (?:(?:an?|the|our|my|his|her) )?(?:\p{L}+ ){0,3}?(?:go|goes|travel|sail|fly|set|visit|explore|have|on|in|at)\b/iu;

/** "a giraffe and a mouse go on an adventure": both of them go, and neither is found at the end of the way. */
export function withBothWhoGo(theme: Theme): Theme {
  const { relation, hero, other, place, raw } = theme;
  if (relation !== 'go' || !hero?.being || !other?.being || !TOGETHER.test(raw.trim())) return theme;
  const isSaid = place?.known === true && raw.toLowerCase().includes(place.word.toLowerCase());
  return { ...theme, relation: 'friend', place: isSaid ? place : null };
}

/** A sleepy sloth "who misses everything" is told of by day. */
export function withoutSleepiness(theme: Theme): Theme {
  const { relation, hero, clause, raw } = theme;
  const isOnlyLike =
    relation === 'bedtime' &&
    hero?.being &&
    clause !== null &&
    /\bsleepy\b/i.test(raw) &&
    !/\b(?:sleep|asleep|bed|bedtime|awake|night|nap|tired|dream)/i.test(clause);
  return isOnlyLike ? { ...theme, relation: 'none' } : theme;
}

/** "a girl and her horse win a race": the girl is the child of the book, and the horse is with her. */
export function withChildAndHers(theme: Theme): Theme {
  const { hero, other, raw } = theme;
  if (!hero?.being || other || hero.plural) return theme;
  return new RegExp(
    String.raw`^an? (?:little |brave |young )?(?:girl|boy|child|kid) and (?:her|his|their) (?:\p{L}+ )?${escaped(hero.word)}\b`,
    'iu',
  ).test(raw)
    ? { ...theme, hero: null, other: hero, relation: theme.relation === 'none' ? 'friend' : theme.relation }
    : theme;
}

/** "the dragon next door": whoever lives there and the child of the book. */
export function withNextDoor(theme: Theme): Theme {
  const { relation, hero, other, clause, raw } = theme;
  const isNear =
    /\b(?:next[- ]door|(?:across|over) the (?:road|street|way)|(?:who )?(?:moved|moves) in next[- ]door)\b/i.test(raw);
  if (
    !isNear ||
    relation !== 'none' ||
    !hero?.being ||
    hero.plural ||
    other ||
    (clause !== null && !/next door|across/i.test(clause))
  )
    return theme;
  return {
    ...theme,
    relation: 'friend',
    hero: null,
    other: hero,
    clause: null,
    place: null,
    thing: theme.thing?.word === 'door' ? null : theme.thing,
  };
}

/** "two hedgehogs in love": the one and the other. */
export function withTwoOfAKind(theme: Theme): Theme {
  const { relation, hero, other, thing, place, clause, raw } = theme;
  const areTwo = /^(?:the )?two (?:\p{L}+ )?\p{L}+s\b/iu.test(raw) && hero?.being && hero.plural;
  if (!areTwo || other || clause !== null || !/^(?:none|friend|want)$/.test(relation)) return theme;
  const each = { ...hero, plural: false };
  return { ...theme, relation: 'friend', hero: each, other: each, thing, place };
}

/** "fire truck and a kitten": a theme typed in haste names the two and no more. */
const bareTwo = (raw: string, one: string, two: string): RegExpExecArray | null =>
  new RegExp(
    String.raw`^(${escaped(one)}(?= and (?:an? |the )?${escaped(two)}$)|${escaped(two)}(?= and (?:an? |the )?${escaped(one)}$))`,
    'iu',
  ).exec(raw);

/** "a fire engine and a kitten": the one is somebody as the other is. */
export function withVehicleBeside(theme: Theme): Theme {
  const { relation, hero, other, thing, clause, raw } = theme;
  const being = thing?.being ?? (thing ? beingNamed(thing.word) : undefined);
  if (!hero?.being || !thing || other || clause !== null || being?.isa !== 'vehicle') return theme;
  const pair =
    /^(?:an?|the) ((?:\p{L}+ ){0,3}\p{L}+) and (?:an?|the) (?:\p{L}+ ){0,3}\p{L}+$/iu.exec(raw.trim()) ??
    bareTwo(raw.trim(), thing.word, hero.word);
  if (!pair || !/^(?:none|friend)$/.test(relation) || hero.being.isa === 'vehicle') return theme;
  const vehicle: Entity = { ...thing, being, thing: null };
  const isFirst = pair[1]?.toLowerCase().endsWith(thing.word) === true;
  return {
    ...theme,
    relation: 'friend',
    hero: isFirst ? vehicle : hero,
    other: isFirst ? hero : vehicle,
    thing: null,
  };
}

/** "helping grandma in the garden": a day with her. */
export function withKinHelped(theme: Theme): Theme {
  const { relation, hero, other } = theme;
  const isChore = /\b(?:wash|clean|polish|fix|mend|paint|load|pack)(?:ing)?\b/i.test(theme.raw);
  const isNobody =
    other === null ||
    (isChore && other.being?.isa === 'vehicle' && other.name === null) ||
    (other.being?.isa === 'thing' && other.name === null);
  return relation === 'help' && !hero && isNobody && householdIn(theme).length > 0
    ? { ...theme, relation: 'none', other: null, raw: theme.raw.replace(/\bhelp(?:s|ing)? (?!with\b)/i, '$&with ') }
    : theme;
}

/** "a party for all the animals": they are nobody in particular. */
export function withoutAnimals(theme: Theme): Theme {
  const { hero, place } = theme;
  if (hero === null || hero.known || !/^(?:animal|creature|friend|people|person|guest)$/.test(hero.word)) return theme;
  return { ...theme, hero: null, place: place !== null && !place.known && /party/.test(place.word) ? null : place };
}

/** "the goose who laid a golden egg": what is said of somebody is told in the words of the theme, whatever its verb. */
export function withWhoDid(theme: Theme): Theme {
  const { relation, hero, other, thing, place, clause, raw } = theme;
  if (relation !== 'none' || !hero?.being || hero.being.isa === 'thing' || hero.plural || other || clause !== null)
    return theme;
  const said = new RegExp(String.raw`\b${escaped(hero.word)} (?:who|that|which) (\p{Ll}[\p{L} '-]{3,38})$`, 'iu').exec(
    raw.trim(),
  )?.[1];
  if (said === undefined || isUnkind(said) || /^(?:is|was|are|were|has|had|will|would|can|could)\b/i.test(said))
    return theme;
  const isIn = (each: Entity | null): boolean => each !== null && said.toLowerCase().includes(each.word);
  return {
    ...theme,
    clause: said,
    thing: isIn(thing) ? null : thing,
    place: isIn(place) ? null : place,
    used: [...theme.used, ...said.split(' ')],
    unused: theme.unused.filter((each) => !said.includes(each)),
  };
}

/** "baby sister won't stop crying": the baby who is there now, and is heard. */
export function withCryingBaby(theme: Theme): Theme {
  const { hero, other, relation, raw } = theme;
  const isOfBaby = /\bbaby\b.*\b(?:cry\w*|cries|scream\w*|noisy|loud)\b/i.test(raw);
  return isOfBaby && !hero && !other && relation !== 'none'
    ? { ...theme, relation: 'none', first: null, clause: null, want: null }
    : theme;
}

/** "elephants never forget": one of them never forgets. */
export function withVerbOfOne(theme: Theme): Theme {
  const clause = theme.clause?.replace(
    /^(never|always|only|often|rarely)e?s (\p{Ll}+?)(?=\s|$)/u,
    (_, often: string, verb: string) =>
      `${often} ${verb.replace(/(?<=[^aeiou])y$/, 'ie').replace(/(?<=(?:s|x|z|ch|sh|o))$/, 'e')}s`,
  );
  return clause === undefined || clause === theme.clause ? theme : { ...theme, clause };
}

/** "a kitten stuck up a tree": the kitten is helped, and the tree is where. */
export function withWhoIsStuck(theme: Theme): Theme {
  const { relation, hero, other, raw } = theme;
  if (relation !== 'help' || !hero?.being || other?.name !== null) return theme;
  const where = new RegExp(
    String.raw`\b(?:stuck|trapped|lost|caught) (?:up|in|on|under|behind|inside|down) (?:an?|the|our|some) (?:\p{L}+ )?${escaped(other.word)}\b`,
    'iu',
  );
  return where.test(raw) ? { ...theme, hero: null, other: hero } : theme;
}
