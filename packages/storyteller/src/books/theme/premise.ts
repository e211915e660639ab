import { escaped } from '../../words/escaped.ts';
import { premisesOf } from '@storylantern/library';
import type { Chance } from '../arc.ts';
import { withArticle } from '../company/figure.ts';
import type { Theme } from '../theme.ts';
import { pairPremises } from './pair-premise.ts';
import { wordsOf } from '../../words/sentences.ts';

/** What an invented premise needs: how themes are read, which arc fits best, and what the family was told lately. */
export interface PremiseAsked {
  readonly read: (raw: string) => Theme;
  readonly likeliest: (theme: Theme) => { readonly id: string; readonly fit: number };
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
  [theme.other, theme.first, theme.fear, theme.activity, theme.clause, theme.want].every((each) => each === null) &&
  theme.unused.length === 0 &&
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

/** A premise, read: by which arc it is told best, and whether it is near what was asked. */
interface Told {
  readonly each: Theme;
  readonly by: { readonly id: string; readonly fit: number };
  readonly isNear: boolean;
}

/** The shapes of as many last books are not told again while there are others. */
const LATELY = 4;

/**
 * "A pony", and no more: the story is about something that could be about a pony only, which the library knows. What the
 * parent's words were stays what is counted as told; the premise is ours.
 */
export function withPremise(asked: Theme, { read, likeliest, recent, recentArcs, chance }: PremiseAsked): Theme {
  // Two who live in one house do not meet for the first time: the story is of the one, and the other is there.
  const pair = OF_ONE_HOUSE.test(asked.raw) && asked.relation === 'friend' ? asked.other : null;
  const theme: Theme = pair ? { ...asked, relation: 'none', other: null } : asked;
  const { hero } = theme;
  if (!isBare(theme) || !isOnlyNamed(theme) || !hero?.being || (likeliest(theme).fit > TELLS_LITTLE && !pair))
    return asked;
  const { being } = hero;
  const isOwn = OF_THEIR_OWN(hero.word).test(theme.raw) || hero.name !== null;
  const all = premisesOf(being).filter((each) => !isOwn || HAPPENS.test(each));
  const told = recent.join(' ').toLowerCase();
  const isFresh = (premise: string): boolean => !told.includes(wordsOf(premise).slice(-2).join(' ').toLowerCase());
  // "in the mud" is said already, so being stuck in it comes first.
  const named = new Set(
    wordsOf(theme.raw.toLowerCase()).filter((each) => each.length > 2 && !hero.word.includes(each)),
  );
  const isNear = (premise: string): boolean => wordsOf(premise).some((each) => named.has(each.replace(/dy$/, '')));
  const kind = [...hero.adjectives, being.id].join(' ');
  const readAs = (premises: readonly string[]): readonly Told[] =>
    chance
      .some(premises.length, premises)
      .toSorted((a, b) => Number(isFresh(b)) - Number(isFresh(a)))
      .map((each) =>
        // How the sheep got its wool is told of the sheep, and the wool is no thing it carries about.
        each.includes('{k}')
          ? { ...read(each.replace('{k}', kind)), thing: null }
          : read(`${withArticle(kind)} ${each}`),
      )
      .map((each) => ({ each, by: likeliest(each), isNear: isNear(each.raw.replace(kind, '')) }))
      .filter(
        ({ each, by }) => by.fit > TELLS_LITTLE && [each.hero, each.other].some((who) => who?.being?.id === being.id),
      );
  // What is named beside somebody is the half of the story that is not to be made up.
  const paired = readAs(pairPremises(theme));
  const made = paired.length > 0 ? paired : readAs(all);
  // One for each shape, so that no shape is likelier because more was thought of for it.
  const shapes = made.filter(({ by }, i) => made.findIndex((other) => other.by.id === by.id) === i);
  const turns = chance.some(shapes.length, shapes);
  const found =
    made.find((each) => each.isNear) ??
    turns.find(({ by }) => !recentArcs.slice(0, LATELY).includes(by.id)) ??
    turns[0];
  if (!found) return asked;
  const { heroName, childRole, used, unused, dropped, occasion } = theme;
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
    unused,
    dropped,
    occasion,
    also,
    ...beside,
    ...(isLed ? { hero: one } : { other: one }),
  };
}
