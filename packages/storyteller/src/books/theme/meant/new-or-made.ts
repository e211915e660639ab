import { storyChild } from '../odd-child.ts';
import type { Entity, Theme } from '../../theme.ts';
import { beingNamed, THING_WORDS } from '../entries.ts';
import { genericBeing } from '../generic-being.ts';
import { isUnkind } from '../../../facts/usable-phrase.ts';

// Rules for who is new, and for what is made rather than met.

const somebody = (word: string, being: NonNullable<Entity['being']>, name: string | null = null): Entity => ({
  word,
  adjectives: [],
  plural: false,
  name,
  being,
  place: null,
  thing: null,
  known: true,
});

const HAD_YOUNG =
  /\b(?:our|my|the|nana's|grandma's|granny's|grandad's) (?:\p{L}+ )?(?<who>rabbit|hamster|guinea pig|hen|duck|sheep|pig|goat|horse|pony) (?:\p{Lu}\p{L}+ )?(?:has|had|is having|is going to have|having|'s having) (?:\p{L}+ )?(?<young>babies|bunnies|chicks|ducklings|lambs|piglets|kids|foals?|a foal)\b/iu;
const ONE_YOUNG: Readonly<Record<string, string>> = {
  bunnies: 'rabbit',
  chicks: 'chick',
  ducklings: 'duckling',
  lambs: 'lamb',
  piglets: 'piglet',
};

/** "our rabbit had babies": one of them is new at home. Kittens and puppies have an event of their own. */
export function withYoung(theme: Theme): Theme {
  const found = HAD_YOUNG.exec(theme.raw)?.groups;
  const word = ONE_YOUNG[found?.['young']?.toLowerCase() ?? ''] ?? found?.['who']?.toLowerCase();
  const being = word === undefined ? undefined : beingNamed(word);
  if (word === undefined || !being || theme.first) return theme;
  const who = found?.['who']?.toLowerCase() ?? 'rabbit';
  return {
    ...theme,
    relation: 'none',
    hero: { ...somebody(word, being), adjectives: ['new'] },
    other: null,
    clause: null,
    occasion: { lines: [`It all began with the ${who}.`, `It was the ${who} who began it.`], weather: null, at: [] },
  };
}

const NEW_CHILD =
  /^(?:the|a|my|our)? ?new (?<who>girl|boy|child|kid|friend) (?:in|at) (?:my |our |the |her |his )?(?:class|school|nursery|street|team|club|playgroup)/iu;

/** "the new girl in class": she is met, and it is nobody's first day but hers. */
export function withNewChild(theme: Theme, details: string): Theme {
  const who = NEW_CHILD.exec(theme.raw.trim())?.groups?.['who']?.toLowerCase();
  const being = who === undefined ? undefined : storyChild(who === 'friend' ? 'child' : who);
  if (!being) return theme;
  const typed = /\b(?:(?:her|his|their) name is|(?:is )?called|named) (\p{Lu}\p{Ll}[\p{L}-]{1,11})/u.exec(
    `${theme.raw}. ${details}`,
  )?.[1];
  const name = typed === undefined || isUnkind(typed) ? null : typed;
  return {
    ...theme,
    relation: 'friend',
    first: null,
    hero: null,
    other: somebody(being.id, being, name),
    place: null,
    thing: null,
    childRole: null,
    clause: null,
  };
}

/** "a donkey who thinks he is a horse": nothing was sent to the wrong house, and no horse comes. */
export function withThinksToBe(theme: Theme): Theme {
  const { relation, hero, clause } = theme;
  return (relation === 'mix-up' || relation === 'friend') &&
    hero?.being &&
    clause !== null &&
    /^thinks (?:he|she|it)(?:'s| is) /.test(clause)
    ? { ...theme, relation: 'none', other: null, thing: null }
    : theme;
}

const THING_DOES =
  /^(?:an?|the|my|our) (?:\p{L}+ )?\p{L}+ (?:who|that|which) ((?:won'?t|never|can'?t|always|keeps|is|has) [\p{Ll} ']{3,34})$/iu;

/** "a cake that won't stop growing": what grows is made by somebody. */
const GROWS =
  /^(?:won'?t|never|can'?t|keeps) (?:ever |on )?(?:stops? )?(?:growing|rising|getting (?:bigger|longer|taller))/i;

/** Letters that a word shares with its other forms. */
const STEM = 3;

/** "a football that won't stop bouncing": the ball is who it is about. */
export function withThingThatDoes(theme: Theme): Theme {
  const { hero, other, thing, raw, relation } = theme;
  const clause = THING_DOES.exec(raw.trim())?.[1];
  if (hero || other || !thing || clause === undefined || GROWS.test(clause)) return theme;
  // What an event puts into a theme is not what the theme speaks of; nor is what a detective has to find the detective.
  const subject = raw.slice(0, raw.lastIndexOf(clause)).toLowerCase();
  if (!subject.includes(thing.word.toLowerCase().slice(0, STEM))) return theme;
  if (!/^(?:too-many|none|want)$/.test(relation)) return theme;
  const drawn = thing.thing?.drawn ?? null;
  const being = thing.being ?? genericBeing(thing.word, 'thing', drawn === null ? undefined : { thing: drawn });
  return {
    ...theme,
    relation: 'none',
    hero: { ...thing, being },
    thing: null,
    activity: null,
    clause,
    used: [...theme.used, ...clause.split(' ')],
    unused: theme.unused.filter((each) => !clause.includes(each.toLowerCase())),
  };
}

/** "the paper boat": of paper, of card, a toy: it is folded and not met. */
export function withPaperBoat(theme: Theme): Theme {
  const { hero, other, thing, clause, relation, raw } = theme;
  const made =
    /^(?:an?|the|my|our) (?:little |small )?(?:paper|cardboard|toy|model|matchstick) (boat|ship|plane|aeroplane|rocket|car|train|house|castle|robot)$/i.exec(
      raw.trim(),
    )?.[1];
  const entry = made === undefined ? undefined : THING_WORDS.get(made.toLowerCase())?.entry;
  if (!hero || !entry || other || thing || clause !== null || relation !== 'none') return theme;
  return { ...theme, relation: 'make', hero: null, thing: { ...hero, being: null, thing: entry, known: true } };
}

/** "jumping in puddles": a walk in the rain, and no knack. */
export const withPuddles = (theme: Theme): Theme =>
  /^(?:jumping|splashing|stomping|playing) in (?:the |muddy |big )*(?:puddles|rain|mud)$/i.test(theme.raw.trim())
    ? { ...theme, relation: 'none', activity: null, thing: null, hero: null, also: [], first: null, unused: [] }
    : theme;
