import { escaped } from '../../words/escaped.ts';
import { happeningsTo, premisesOf } from '@storylantern/library';
import type { Chance } from '../arc.ts';
import { withArticle } from '../company/figure.ts';
import type { Theme } from '../theme.ts';
import { pairPremises } from './pair-premise.ts';
import { premisesOfOneWhoIs } from './premise-of-adjective.ts';
import { wordsOf } from '../../words/sentences.ts';
import { STOP_WORDS } from './word-lists.ts';

/** What an invented premise needs: how themes are read, which arc fits best, and what the family was told lately. */
export interface PremiseAsked {
  readonly read: (raw: string) => Theme;
  readonly likeliest: (theme: Theme) => { readonly id: string; readonly fit: number };
  /** Whether an arc tells an event. */
  readonly isEvent: (arc: string) => boolean;
  readonly recent: readonly string[];
  readonly recentArcs: readonly string[];
  readonly chance: Chance;
}

/** An arc that fits better than this has something to tell of a bare hero as it is. */
const TELLS_LITTLE = 6;
/** Somebody of the family's own: what it is like is not for us to say, only what happens to it in a story. */
const OF_THEIR_OWN = (word: string): RegExp =>
  new RegExp(String.raw`\b(?:my|our|his|her|their) (?:\p{L}+ ){0,2}${escaped(word)}`, 'iu');
/** "our dog and our cat". */
const OF_ONE_HOUSE = /\b(?:my|our) (?:\p{L}+ ){1,3}and (?:my|our|his|her) /iu;
const HAPPENS =
  /^(?:stuck|who (?:lost its (?!ball)|is stuck|has the hiccups|gets dizzy|hiccups|sneezes|learns)|that goes)/;

/** Somebody, and at most a thing or a place beside that is no story yet: "a pony", "a pig in the mud". */
const isBare = (theme: Theme): boolean =>
  theme.relation === 'none' &&
  theme.hero !== null &&
  theme.hero.being !== null &&
  // What an escalator does at night nobody can make up who does not know what one is.
  (theme.hero.known || theme.hero.being.isa !== 'thing') &&
  [theme.other, theme.first, theme.fear, theme.activity, theme.clause, theme.want].every((each) => each === null) &&
  theme.unused.every((each) => premisesOfOneWhoIs(each).length > 0) &&
  !/\bhelp|\?|^(?:why|how|what|where|when|do|does|can|who)\b/i.test(theme.raw) &&
  !theme.wish;

/** What happened to somebody is the story; where somebody is, or beside what, is none yet. */
function isOnlyNamed({ raw, hero, used, unused }: Theme): boolean {
  const word = hero?.word ?? '';
  // Somebody who is only there because nobody was named.
  if (!raw.toLowerCase().includes(word)) return used.length + unused.length === 0;
  return new RegExp(
    String.raw`${escaped(word)}\p{L}{0,3}(?:,? (?:in|on|at|with|and|under|by|near|from|of|called|named|playing) .+)?[.!]*$`,
    'iu',
  ).test(raw.trim());
}

/** The shape that is made for whoever cannot walk: a windmill, the moon, an old tree. */
const OF_THE_ROOTED = 'small-answer';

/** Where somebody is, or with what. */
const IS_BESIDE = /\b(?:in|on|at|with|under|by|near|from)\s/i;

/** "the little fox": no more than a kind, and what it is like. */
const isKindOnly = ({ raw, hero }: Theme): boolean =>
  new RegExp(String.raw`^(?:(?:an?|the|some|one) )?(?:\p{L}+ ){0,2}${escaped(hero?.word ?? '')}\p{L}{0,3}$`, 'iu').test(
    raw.trim(),
  );

/** A premise, read, and the arc by which it is told best. */
interface Read {
  readonly each: Theme;
  readonly by: { readonly id: string; readonly fit: number };
}

/** The first premise that can be told; they are read one at a time, since reading one takes as long as a page. */
function firstOf(
  premises: readonly string[],
  readAs: (premise: string) => Read,
  may: (read: Read) => boolean,
): Read | null {
  for (const premise of premises) {
    const made = readAs(premise);
    if (may(made)) return made;
  }
  return null;
}

/** The shapes of as many last books are not told again while there are others. */
const LATELY = 4;

/**
 * "A pony", and no more: the story is about something that could be about a pony only, which the library knows. What the
 * parent's words were stays what is counted as told; the premise is ours.
 */
export function withPremise(
  asked: Theme,
  { read, likeliest, isEvent, recent, recentArcs, chance }: PremiseAsked,
): Theme {
  // Two who live in one house do not meet for the first time: the story is of the one, and the other is there.
  const pair = OF_ONE_HOUSE.test(asked.raw) && asked.relation === 'friend' ? asked.other : null;
  const theme: Theme = pair ? { ...asked, relation: 'none', other: null } : asked;
  const { hero } = theme;
  if (!isBare(theme) || !isOnlyNamed(theme) || !hero?.being) return asked;
  const asItIs = likeliest(theme);
  // Where somebody is, or beside what, is a shape's to tell; of a bare kind an event tells more than any shape.
  const isTheirs =
    asItIs.fit > TELLS_LITTLE &&
    (isEvent(asItIs.id) ||
      (asItIs.id === OF_THE_ROOTED && theme.hero?.being?.isa !== 'sea') ||
      IS_BESIDE.test(theme.raw) ||
      !isKindOnly(theme));
  if (isTheirs && !pair) return asked;
  const { being } = hero;
  const isOwn = OF_THEIR_OWN(hero.word).test(theme.raw) || hero.name !== null;
  const told = recent.join(' ').toLowerCase();
  const isFresh = (premise: string): boolean => !told.includes(wordsOf(premise).slice(-2).join(' ').toLowerCase());
  // "in the mud" is said already, so being stuck in it comes first.
  const named = new Set(
    wordsOf(theme.raw.toLowerCase()).filter(
      (each) => each.length > 2 && !hero.word.includes(each) && !STOP_WORDS.has(each),
    ),
  );
  const isNear = (premise: string): boolean => wordsOf(premise).some((each) => named.has(each.replace(/dy$/, '')));
  const kind = [...hero.adjectives, being.id].join(' ');
  const readAs = (premise: string): Read => {
    // How the sheep got its wool is told of the sheep, and the wool is no thing it carries about.
    const each = premise.includes('{k}')
      ? { ...read(premise.replace('{k}', kind)), thing: null }
      : read(`${withArticle(kind)} ${premise}`);
    return { each, by: likeliest(each) };
  };
  const isTold = ({ each, by }: Read): boolean =>
    by.fit > TELLS_LITTLE && [each.hero, each.other].some((who) => who?.being?.id === being.id);
  const mixed = (premises: readonly string[]): readonly string[] =>
    chance.some(premises.length, premises).toSorted((x, y) => Number(isFresh(y)) - Number(isFresh(x)));
  // What is named beside somebody is the half of the story that is not to be made up; then what they are said to be like.
  const ofTheirs = premisesOf(being).filter((each) => !isOwn || HAPPENS.test(each));
  const like = isOwn ? [] : [...hero.adjectives, ...theme.unused].flatMap(premisesOfOneWhoIs);
  const [near, far] = [ofTheirs.filter(isNear), ofTheirs.filter((each) => !isNear(each))];
  const isLying = being.isa === 'thing' && IS_BESIDE.test(theme.raw);
  const happens = isLying
    ? []
    : isOwn
      ? happeningsTo(being).filter((each) => !/ (?:is|steals) /.test(each))
      : happeningsTo(being);
  const isLate = ({ by }: Read): boolean => recentArcs.slice(0, LATELY).includes(by.id);
  const found =
    firstOf([...pairPremises(theme), ...mixed(near)], readAs, isTold) ??
    firstOf(mixed(like), readAs, (each) => isTold(each) && isEvent(each.by.id) && !isLate(each)) ??
    // An event is told better than any shape, and what could happen to nobody else before what happens to anybody.
    firstOf(mixed(far), readAs, (each) => isTold(each) && isEvent(each.by.id) && !isLate(each)) ??
    firstOf(mixed(happens), readAs, (each) => isTold(each) && isEvent(each.by.id) && !isLate(each)) ??
    // What a shape has to tell of a bare kind comes before what a shape tells of a premise of ours.
    (asItIs.fit > TELLS_LITTLE && !pair
      ? null
      : (firstOf(mixed(far), readAs, (each) => isTold(each) && !isLate(each)) ?? firstOf(mixed(far), readAs, isTold)));
  if (!found) return asked;
  const { heroName, childRole, used, dropped, occasion } = theme;
  // What was named besides is brought along, where it can be.
  const also = [...theme.also, ...(theme.thing && found.each.thing === null ? [theme.thing] : [])];
  const one = { ...hero, plural: false };
  const beside = pair && found.each.other === null ? { other: pair } : {};
  const isLed = found.each.hero?.being?.id === being.id;
  return {
    ...found.each,
    heroName,
    childRole,
    used,
    // "naughty": what comes of it is told, and not the word.
    unused: [],
    dropped,
    occasion,
    also,
    invented: true,
    ...beside,
    ...(isLed ? { hero: one } : { other: one }),
  };
}
