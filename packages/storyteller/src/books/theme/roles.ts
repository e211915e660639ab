import { escaped } from '../../words/escaped.ts';
import type { Fear, FirstTime } from '@storylantern/library';
import type { Relation } from '../theme.ts';
import type { Mention, Token } from './entities.ts';
import { firstNames, isFirstTime, isSomebody } from './first-time-meant.ts';
import { withOwnThings } from './own-things.ts';
import { FEELS } from './living-places.ts';
import { nounKind } from './noun-kind.ts';
import type { RelationFound } from './relations.ts';

/** What the parts are given out by. */
export interface RolesAsked {
  readonly relation: RelationFound;
  readonly mentions: readonly Mention[];
  readonly tokens: readonly Token[];
  /** The theme in small letters. */
  readonly text: string;
  /** The child itself is named or spoken of in the theme. */
  readonly childInIt: boolean;
  readonly first: FirstTime | null;
  readonly fear: Fear | null;
}

/** Which part everything plays. */
export interface Roles {
  readonly relation: Relation;
  readonly hero: Mention | null;
  readonly other: Mention | null;
  readonly place: Mention | null;
  readonly thing: Mention | null;
  readonly first: FirstTime | null;
  readonly fear: Fear | null;
}

const mayBeSomebody = (each: Mention): boolean => each.being !== null;
const isOnlyPlace = (each: Mention): boolean => each.place !== null && each.being === null;

/** Relations in which somebody of the theme is its hero even when named after the word of relation. */
const LED_BY_BEING: ReadonlySet<Relation> = new Set([
  'bedtime',
  'too-many',
  'mix-up',
  'none',
  'want',
  'go',
  'make',
  'first',
]);

/** Gives everything in a theme its part: by which side of the relation it stands on, and by the words before it. */
export function rolesOf({ relation: found, mentions, tokens, text, childInIt, first, fear }: RolesAsked): Roles {
  const at = (each: Mention): number => tokens[each.head]?.at ?? 0;
  const before = mentions.filter((each) => found.from < 0 || at(each) < found.from);
  const after = mentions.filter((each) => found.from >= 0 && at(each) >= found.from);
  const theFirst = first && isFirstTime(found.relation, first, text, childInIt, mentions) ? first : null;
  const theFear = found.relation === 'fear' ? fear : null;

  const prepositionOf = (each: Mention): string => {
    const words = tokens.slice(Math.max(0, each.from - 2), each.from).map((token) => token.word);
    return words.toReversed().find((word) => !/^(?:the|an?|my|his|her|their|our|its)$/.test(word)) ?? '';
  };
  const isGoal = (each: Mention): boolean =>
    /^(?:to|in|at|on|into|onto|under|inside|down|through|behind|beyond|from|visit|visits|visiting|explore|explores|exploring)$/.test(
      prepositionOf(each),
    );
  const isFarEnd = (each: Mention): boolean =>
    /\b(?:bottom|end|top|edge|middle|back) of (?:the|our|my|grandma's|granny's) (?:\w+ )?$/.test(
      text.slice(0, at(each)),
    );
  const isMade = (each: Mention): boolean => found.relation === 'make' && !isGoal(each);
  let place =
    mentions.find((each) => each.place !== null && (isGoal(each) || isFarEnd(each)) && !isSomebody(each)) ??
    mentions.find((each) => isOnlyPlace(each) && (each.thing === null || each.word.includes(' ')) && !isMade(each)) ??
    null;
  // "a night in the hotel": a place of a kind, though no entry knows it.
  place ??= mentions.find((each) => each.setting !== undefined && !isMade(each)) ?? null;
  // "to the zorbles": the word before decides when nobody knows the word itself.
  if (!place && found.relation === 'go') {
    place =
      mentions.find(
        (each) =>
          !each.known &&
          (prepositionOf(each) === 'to' ||
            (!isSomebody(each) && /^(?:down|through|inside|beyond)$/.test(prepositionOf(each)))),
      ) ?? null;
  }
  // "first day at the zorble": a first time happens somewhere, even where nobody has been.
  if (!place && !theFirst && found.relation === 'first') {
    place = mentions.find((each) => !each.known && /^(?:at|to|in)$/.test(prepositionOf(each))) ?? null;
  }
  // "at the school canteen": somebody is there, whatever it is.
  place ??=
    mentions.find(
      (each) =>
        !each.known && each.thing === null && !isSomebody(each) && prepositionOf(each) === 'at' && !isMade(each),
    ) ?? null;
  const rest = (list: readonly Mention[]): Mention[] => list.filter((each) => each !== place);
  // "a trip to the vet with our puppy": whoever one goes to see does not go.
  const isSeen = (each: Mention): boolean =>
    found.relation === 'go' && each.being?.isa === 'person' && prepositionOf(each) === 'to';
  const mayLead = (each: Mention): boolean =>
    mayBeSomebody(each) && (isSomebody(each) || !isGoal(each)) && !isSeen(each);
  const leaderOf = (list: readonly Mention[]): Mention | null =>
    list.find((each) => isSomebody(each) && mayLead(each)) ?? list.find(mayLead) ?? null;
  const beings = rest(mentions).filter(
    (each, i, all) => mayLead(each) && all.findIndex((other) => other.being?.id === each.being?.id) === i,
  );
  const isThing = (each: Mention): boolean => each.thing !== null || !isSomebody(each);

  let hero: Mention | null = null;
  let other: Mention | null = null;
  let thing: Mention | null = null;
  let { relation } = found;
  const together = /\b(?:my|our) (?:\w+ ){0,2}(?:daughter|son|child|girl|boy|kid|toddler)\b/.test(text);

  switch (relation) {
    case 'fear': {
      // "a princess who hates dresses": that is how she is, and nothing to be brave about.
      const dislikes = /^(?:hates?|dislikes?|do(?:es)?n['o]?t like|does not like)/.test(
        text.slice(found.from, found.to),
      );
      const disliking = dislikes && !theFear && !theFirst ? leaderOf(rest(before)) : null;
      if (disliking) {
        [hero, relation] = [disliking, 'none'];
        break;
      }
      other = theFear ? null : (rest(after).find(mayBeSomebody) ?? (found.from < 0 ? (beings[1] ?? null) : null));
      hero = leaderOf(rest(before)) ?? (found.from < 0 && beings.length > 1 ? (beings[0] ?? null) : null);
      if (!theFear && !other) thing = rest(after).find((each) => each !== hero) ?? null;
      // "a brave mouse": nothing is feared, so it is told by what else there is.
      if (!theFear && !other && !thing && !theFirst) relation = 'none';
      break;
    }
    case 'lost': {
      // Who runs away from home is looked for, and the home is not.
      const isAway = /^(?:runs? away|escap|disappear)/.test(text.slice(found.from, found.to));
      const goal =
        (isAway ? null : rest(after)[0]) ?? rest(before).find((each) => /\blost\b/.test(prepositionOf(each))) ?? null;
      hero = leaderOf(rest(before).filter((each) => each !== goal));
      if (goal && isSomebody(goal) && goal.thing === null) other = goal;
      else thing = goal;
      if (!goal && hero && hero.thing !== null && !isSomebody(hero)) [thing, hero] = [hero, null];
      if (other && !hero && !childInIt && !/\blost\b/.test(text)) [hero, other] = [other, null];
      // "a cat who is lost": it is the cat that is looked for, and helped home.
      if (!goal && hero && !thing && isSomebody(hero)) [hero, other] = [null, hero];
      break;
    }
    case 'make': {
      thing = rest(after).find((each) => each.thing !== null) ?? rest(after).find((each) => !isSomebody(each)) ?? null;
      hero = leaderOf(rest(before)) ?? rest(after).find((each) => isSomebody(each) && each !== thing) ?? null;
      other = rest(before).find((each) => each !== hero && isSomebody(each)) ?? null;
      break;
    }
    case 'help': {
      hero = leaderOf(rest(before));
      other = rest(after).find((each) => mayBeSomebody(each) && each !== hero) ?? null;
      // "a hamster saves the school": who does it stays who it is about.
      const saves = /^(?:saves|rescues|helps|rescued|saved)$/.test(text.slice(found.from, found.to));
      if (!other && hero && saves && rest(after).length + (place ? 1 : 0) > 0) {
        relation = 'none';
        break;
      }
      if (!other && hero) [hero, other] = childInIt || beings.length === 1 ? [null, hero] : [hero, null];
      break;
    }
    case 'friend': {
      const all = beings.filter((each) => isSomebody(each) || beings.length <= 2);
      hero = childInIt && all.length === 1 ? null : (all[0] ?? null);
      other = (hero === null ? all[0] : all[1]) ?? null;
      // Two who share a cake are not friends of the cake.
      if (hero && other && isSomebody(hero) && other.thing !== null && other.being?.isa === 'thing') other = null;
      break;
    }
    default: {
      const lead =
        leaderOf(rest(before)) ??
        (LED_BY_BEING.has(relation) ? beings.find((each) => isSomebody(each) || !childInIt) : undefined) ??
        null;
      hero = lead;
      // "a whale and a boat": what stands beside somebody with an "and" is somebody as well.
      const beside = new RegExp(String.raw`\band (?:the|an?) (?:\w+ ){0,2}$`);
      const isBeside = (each: Mention): boolean =>
        relation === 'none' && each.being?.isa === 'vehicle' && beside.test(text.slice(0, at(each)));
      other = beings.find((each) => each !== hero && (isSomebody(each) || isBeside(each))) ?? null;
    }
  }
  // A theme of two and no relation is about how they get on; "Mia and the dragon" is about how they meet.
  if (
    relation === 'none' &&
    hero &&
    childInIt &&
    !together &&
    !other &&
    new RegExp(String.raw`\band (?:the|an?) (?:\w+ ){0,3}${escaped(hero.word)}`).test(text)
  ) {
    [hero, other, relation] = [null, hero, 'friend'];
  } else if (relation === 'none' && hero && other) {
    relation = 'friend';
  }
  const taken = new Set([hero, other, place]);
  thing ??=
    [...rest(after), ...rest(before)].find((each) => !taken.has(each) && isThing(each) && !isOnlyPlace(each)) ?? null;
  if (theFirst && hero && firstNames(theFirst, hero)) hero = null;
  if (theFirst && other && firstNames(theFirst, other)) other = null;
  ({ relation, hero, other, thing } = withOwnThings({ relation, hero, other, thing }, tokens, text));
  if (theFirst && thing && firstNames(theFirst, thing)) thing = null;
  if (relation === 'none' && hero && !other && !place && !thing && isBareFood(hero, text)) [thing, hero] = [hero, null];
  return { relation, hero, other, place, thing, first: theFirst, fear: theFear };
}

/** "the last biscuit": something to eat that does and feels nothing is no somebody. */
const isBareFood = ({ word, adjectives, thing }: Mention, text: string): boolean =>
  thing !== null &&
  nounKind(word)?.sort === 'food' &&
  !adjectives.some((each) => FEELS.test(each)) &&
  new RegExp(String.raw`^(?:(?:the|an?|my|our|one) )?(?:\w+ ){0,2}${escaped(word)}$`).test(text);
