import { THINGS } from '@storylantern/contract';
import type { Being, OntologyThing, Place } from '@storylantern/library';
import { isUnkind } from '../../facts/usable-phrase.ts';
import { isSlipOf } from '../../match/edit-distance.ts';
import { isWordForm } from '../../words/dictionary.ts';
import {
  ACTIVITY_WORDS,
  BEING_WORDS,
  FEAR_WORDS,
  FIRST_WORDS,
  PLACE_WORDS,
  singularsOf,
  THING_WORDS,
} from './entries.ts';
import { beingOfKind, genericBeing, settingOfKind, thingOfKind } from './generic-being.ts';
import { FEELS } from './living-places.ts';
import { kindOf, type NounKind } from './noun-kind.ts';
import type { Entity } from '../theme.ts';
import { ADJECTIVES, NO_PERSON, RUDE, STOP_WORDS } from './word-lists.ts';

/** A word of a theme: as typed, in small letters without "'s", and where it stands. */
export interface Token {
  readonly typed: string;
  readonly word: string;
  readonly at: number;
  /** A comma or a stop stands before it. */
  readonly breaks: boolean;
}

/** An entity and the words that name it. `from` and `to` are places in the list of tokens, `to` excluded. */
export interface Mention extends Entity {
  readonly from: number;
  readonly to: number;
  /** Where the noun itself begins. */
  readonly head: number;
}

const TOKEN = /\bt\.? ?rex\b|[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*/giu;

/** The words of a theme, in order. */
export function tokensOf(text: string): Token[] {
  let end = 0;
  return [...text.matchAll(TOKEN)].map((found) => {
    const breaks = /[,.;:!?()/]/.test(text.slice(end, found.index));
    end = found.index + found[0].length;
    return {
      typed: found[0],
      word: found[0]
        .toLowerCase()
        .replace(/'s$|'$/, '')
        .replace(/^t\.? ?rex$/, 't-rex'),
      at: found.index,
      breaks,
    };
  });
}

interface Match {
  readonly word: string;
  readonly plural: boolean;
  readonly being: Being | null;
  readonly place: Place | null;
  readonly thing: OntologyThing | null;
}

/** What a word or a few words mean, singular or plural; undefined when no entry knows them. */
function known(phrase: string): Match | undefined {
  for (const form of [phrase, ...(phrase.includes(' ') ? [] : singularsOf(phrase).slice(0, -1))]) {
    const being = BEING_WORDS.get(form);
    const place = PLACE_WORDS.get(form);
    const thing = THING_WORDS.get(form);
    const found = being ?? thing ?? place;
    if (!found) continue;
    return {
      word: found.word,
      plural: found.plural || form !== phrase,
      being: being?.entry ?? null,
      place: place?.entry ?? null,
      thing: thing?.entry ?? null,
    };
  }
  return undefined;
}

/** Words long enough that one slip leaves no doubt, from every table. */
const LONG_WORDS = [BEING_WORDS, PLACE_WORDS, THING_WORDS, FEAR_WORDS, FIRST_WORDS, ACTIVITY_WORDS]
  .flatMap((table) => [...table.keys()])
  .filter((word) => word.length >= 5);
const SURE_WITH_TWO_SLIPS = 7;

/** A word no dictionary has, as the one of our words it was meant to be. */
export function mended(word: string): string {
  if (word.length < 5 || isWordForm(word) || !/^\p{L}+$/u.test(word) || kindOf(word)) return word;
  return (
    LONG_WORDS.find((each) => isSlipOf(word, each, 1)) ??
    (word.length >= SURE_WITH_TWO_SLIPS
      ? LONG_WORDS.find((each) => each.length >= SURE_WITH_TWO_SLIPS && each[0] === word[0] && isSlipOf(word, each, 2))
      : undefined) ??
    word
  );
}

const MOST_ADJECTIVES = 3;
const MAY_BE_SAID = /^\p{L}[\p{L}'-]{1,19}$/u;
const sayable = (word: string): boolean => MAY_BE_SAID.test(word) && !RUDE.test(word) && !isUnkind(word);

const DETERMINER =
  /^(?:an?|the|my|our|his|her|their|its|some|one|two|three|four|five|six|seven|ten|twenty|hundred|lost|missing|another|this|no|every|of|in|with|and|about|called|from|like)$/;
const ON_THE_WAY =
  /^(?:go|goes|going|trip|travels?|travelling|journey|flies|fly|visit|walks?|moves?|moving|off|sails?|voyage|way)$/;
/** A small word before it is the plural of anybody: two female deer are not meant by "does". */
const NEVER_SOMEBODY = /^(?:does|do|as|us|is|was|bore)$/;
const GOOD_TO_SAY_OF_MANY = /^(?:very|too|really|so|super)$/;

/** Words that only say how much or how many there is of what comes next. */
const MEASURE =
  /^(?:lump|slice|piece|bit|bunch|pile|heap|herd|flock|pack|pride|pod|swarm|shoal|group|team|crowd|gang|litter|colony|handful|plate|bowlful|spoonful|family|bag|ray|tug)$/;
const MOST_BETWEEN = 4;

/** The entities of a theme from left to right, longest match first. `skip` are words that mean something else. */
export function mentionsIn(tokens: readonly Token[], skip: ReadonlySet<string>, english: boolean): Mention[] {
  const found: Mention[] = [];
  /** Who stands before the head of a compound: the bee of "bee hospital". */
  const inside: Mention[] = [];
  let adjectives: string[] = [];
  let from = -1;
  /** Where a "herd of" or a "slice of" begins that belongs to what comes next. */
  let measured = -1;
  const beginAt = (i: number): number => {
    const start = measured >= 0 && i - measured <= MOST_BETWEEN ? measured : adjectives.length > 0 ? from : i;
    measured = -1;
    return start;
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token) continue;
    if (token.breaks) adjectives = [];
    if (MEASURE.test(token.word) && tokens[i + 1]?.word === 'of') {
      measured = i++;
      adjectives = [];
      continue;
    }
    const hit = longest(tokens, i);
    const pair = english && (hit?.length ?? 1) === 1 ? pairAt(tokens, i) : undefined;
    if (pair) {
      found.push({ ...pair, adjectives, name: null, from: beginAt(i), to: i + 2, head: i });
      i++;
      adjectives = [];
      continue;
    }
    if (hit) {
      const begin = beginAt(i);
      const before = found.at(-1);
      // "a sloth parks the car": what somebody does is no noun.
      if (before?.to === i && !token.breaks && isDoing(before, hit.match)) continue;
      if (before && isTheirName(before, tokens, i)) {
        found[found.length - 1] = { ...before, name: token.typed, to: i + 1 };
        adjectives = [];
        continue;
      }
      // "the dragon's egg" is a dragon and an egg.
      const owns = before?.being !== null && /['’]s?$/.test(tokens[i - 1]?.typed ?? '');
      const compound =
        before && before.to === i && !token.breaks && !owns ? joined(before, hit.match, hit.words) : undefined;
      if (before?.being && compound?.being === null) inside.push(before);
      if (compound && before) {
        found[found.length - 1] = { ...compound, from: before.from, to: i + hit.length, head: before.head };
      } else {
        found.push({ ...hit.match, adjectives, name: null, known: true, from: begin, to: i + hit.length, head: i });
      }
      i += hit.length - 1;
      adjectives = [];
      continue;
    }
    const { word } = token;
    if (ADJECTIVES.has(word) && isVerbal(tokens, i)) {
      adjectives = [];
      continue;
    }
    if (ADJECTIVES.has(word)) {
      if (adjectives.length === 0) from = i;
      if (adjectives.length < MOST_ADJECTIVES && sayable(word)) adjectives = [...adjectives, word];
      continue;
    }
    if (STOP_WORDS.has(word) || GOOD_TO_SAY_OF_MANY.test(word) || skip.has(word) || /\d/.test(word)) {
      adjectives = [];
      continue;
    }
    const headed = english && !token.breaks ? headOf(found.at(-1), tokens, i) : undefined;
    if (headed) {
      if (found.at(-1)?.being && headed.being === null) inside.push(...found.slice(-1));
      found[found.length - 1] = headed;
      adjectives = [];
      continue;
    }
    const follows = (found.at(-1)?.to === i && !token.breaks) || (i > 0 && /^\p{Lu}\p{Ll}/u.test(token.typed));
    const unknown = english && !follows ? unknownNoun(tokens, i, adjectives) : undefined;
    if (unknown === 'adjective') {
      if (adjectives.length === 0) from = i;
      if (adjectives.length < MOST_ADJECTIVES) adjectives = [...adjectives, word];
      continue;
    }
    if (unknown) found.push({ ...unknown, adjectives, name: null, from: beginAt(i), to: i + 1, head: i });
    adjectives = [];
  }
  return [...whoIsInside(inside, found, tokens, skip), ...found];
}

const OF_THE_FAMILY = /^(?:my|our|i|we|me|us)$/;

/** A theme that names nobody but the bee of its "bee hospital" is about a bee; a child that is in it is who it is about. */
function whoIsInside(
  inside: readonly Mention[],
  found: readonly Mention[],
  tokens: readonly Token[],
  skip: ReadonlySet<string>,
): readonly Mention[] {
  const somebody = ({ being }: Mention): boolean => being !== null && being.isa !== 'thing';
  if (skip.size > 0 || found.some(somebody) || tokens.some((each) => OF_THE_FAMILY.test(each.word))) return [];
  return inside.filter((each) => somebody(each)).slice(0, 1);
}

/** "is sad", "was lost": said of somebody, not before a noun. */
function isVerbal(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  if (next === undefined || next.breaks) return true;
  return STOP_WORDS.has(next.word) && !ADJECTIVES.has(next.word) && !longest(tokens, i + 1);
}

function longest(tokens: readonly Token[], i: number): { match: Match; length: number; words: string } | undefined {
  for (let length = Math.min(3, tokens.length - i); length >= 1; length--) {
    const part = tokens.slice(i, i + length);
    if (part.slice(1).some((each) => each.breaks)) continue;
    const words = part.map((each) => each.word).join(' ');
    if (length === 1 && (NEVER_SOMEBODY.test(words) || (STOP_WORDS.has(words) && !BEING_WORDS.has(words))))
      return undefined;
    const match = known(words);
    if (match) return { match, length, words };
  }
  return undefined;
}

/** "our dog Biscuit": a capital after one of the family's own is its name, whatever else it means. */
const isTheirName = (before: Mention, tokens: readonly Token[], i: number): boolean =>
  before.to === i &&
  before.being !== null &&
  !before.plural &&
  tokens[i]?.breaks === false &&
  /^(?:my|our|his|her|their)$/.test(tokens[before.from - 1]?.word ?? '') &&
  /^\p{Lu}\p{Ll}/u.test(tokens[i]?.typed ?? '') &&
  /^\p{Ll}/u.test(tokens[i - 1]?.typed ?? '');

/** A plural of a place or a thing right after one somebody is a verb. */
const isDoing = (before: Mention, { plural, being }: Match): boolean =>
  plural && being === null && !before.plural && before.being !== null && before.being.isa !== 'thing';

/** Two kinds side by side are one somebody: "pirate princess", "dinosaur astronaut", "snow hotel", "cat pirate". */
function joined(before: Mention, second: Match, words: string): Omit<Mention, 'from' | 'to' | 'head'> | undefined {
  if (before.plural || words.includes("'")) return undefined;
  const word = `${before.word} ${second.word}`;
  const animal = [second.being, before.being].find((each) => each && each.isa !== 'person');
  const being = second.being && before.being ? (animal ?? second.being) : second.being;
  if (second.being && before.being && second.being.id === before.being.id) return undefined;
  return {
    word,
    adjectives: before.adjectives,
    plural: second.plural,
    name: before.name,
    being,
    place: second.place,
    thing: second.thing,
    known: true,
  };
}

/** Kinds whose nouns come last in a compound: a snow hotel is a hotel, a mango boat is a boat. */
const HEADS = new Set(['animal', 'person', 'vehicle', 'food', 'instrument', 'toy', 'clothing', 'furniture', 'building', 'place', 'machine', 'container']); // prettier-ignore

/** "snow hotel", "banana festival": a noun nobody knows after one that is named already is what the two of them are. */
function headOf(before: Mention | undefined, tokens: readonly Token[], i: number): Mention | undefined {
  const token = tokens[i];
  if (!token || !before || before.to !== i || before.plural || before.name !== null || !sayable(token.word))
    return undefined;
  const typed = tokens[i - 1]?.typed ?? '';
  const own = kindOf(token.word);
  if (!own || !HEADS.has(own.kind.sort) || /['’]s?$/.test(typed) || /^\p{Lu}/u.test(token.typed)) return undefined;
  // "a bear parks the car": somebody who does something is no compound.
  if (own.word !== token.word && before.being !== null && before.being.isa !== 'thing') return undefined;
  const { adjectives, from, head } = before;
  const plural = own.word !== token.word;
  const word = `${before.word} ${own.word}`;
  // A shark dentist is a shark.
  const isAnimal = before.being !== null && 'animal' in before.being.drawing;
  if (own.kind.sort === 'person' && isAnimal) return { ...before, word, plural, to: i + 1 };
  return { ...unknownOf({ word, plural, kind: own.kind, adjectives }, tokens, i), adjectives, name: null, from, to: i + 1, head }; // prettier-ignore
}

/** Two words that are one noun no entry knows: a jelly bean is no bean, and a hot dog is no dog. */
function pairAt(tokens: readonly Token[], i: number): Unknown | undefined {
  const [first, second] = tokens.slice(i, i + 2);
  if (!first || !second || second.breaks || !sayable(first.word) || !sayable(second.word)) return undefined;
  // "our dog Biscuit" has a name, and is no biscuit.
  if (/^\p{Ll}/u.test(first.typed) && /^\p{Lu}\p{Ll}/u.test(second.typed)) return undefined;
  const said = `${first.word} ${second.word}`;
  const own = kindOf(said);
  const head = longest(tokens, i + 1)?.match.being?.isa;
  // A banana boat is a boat, which is known.
  if (!own || (head !== undefined && (own.kind.sort === 'vehicle' ? head === 'vehicle' : own.kind.sort === 'animal')))
    return undefined;
  return unknownOf({ word: own.word, plural: own.word !== said, kind: own.kind, adjectives: [] }, tokens, i + 1);
}

/** Somebody is spoken of as such: "who", "wants", "is". */
const ACTS = /^(?:who|that|which|wants?|wanted|is|was|feels?|felt|called|named|dreams?|learns?)$/;
const NOT_TO_HAND = /^(?:lost|missing|gone|stolen|broken|stuck|not)$/;

const DETERMINER_OR_NONE = /^(?:an?|the|my|our|one|some)?$/;

interface OfKind {
  readonly word: string;
  readonly plural: boolean;
  readonly kind: NounKind;
  readonly adjectives: readonly string[];
}

/**
 * A noun of which nothing is known but its kind. A thing is somebody only when it does or feels something, when there
 * are many, or when the theme is nothing else. `i` is where its last word stands.
 */
function unknownOf({ word, plural, kind, adjectives }: OfKind, tokens: readonly Token[], i: number): Unknown {
  const setting = settingOfKind(kind);
  const [next, after] = [tokens[i + 1]?.word ?? '', tokens[i + 2]?.word ?? ''];
  const acts = ACTS.test(next) && !NOT_TO_HAND.test(after);
  const alone =
    i === tokens.length - 1 &&
    i <= word.split(' ').length &&
    DETERMINER_OR_NONE.test(tokens[i - word.split(' ').length]?.word ?? '');
  const feels = adjectives.some((each) => FEELS.test(each));
  const isSomebody =
    ['animal', 'person', 'vehicle'].includes(kind.sort) ||
    (setting === undefined && (acts || plural || alone || feels || DRAWN_THINGS.has(word)));
  return {
    word,
    plural,
    being: isSomebody ? beingOfKind(word, kind) : null,
    place: null,
    thing: thingOfKind(word, kind),
    known: false,
    ...(setting ? { setting } : {}),
  };
}

const PLACE_ENDING = /(?:land|ville|town|world|opolis|island|mountain|forest|park|kingdom|house|shop|school)$/;
const ANIMAL_ENDINGS: readonly (readonly [RegExp, Parameters<typeof genericBeing>[2]])[] = [
  [/saur(?:us|s)?$|raptor$/, { animal: 'dinosaur' }],
  [/fish$|eel$|ray$/, { animal: 'fish' }],
  [/bird$|finch$|hawk$/, { animal: 'bird' }],
  [/bear$/, { animal: 'bear' }],
  [/(?:bug|beetle)$/, { animal: 'ladybird' }],
  [/(?:whale)$/, { animal: 'whale' }],
  [/(?:cat|poodle)$/, { animal: 'cat' }],
  [/(?:dog|hound|doodle|poo|terrier|spaniel)$/, { animal: 'dog' }],
  [/(?:snake)$/, { animal: 'snake' }],
  [/(?:bot|droid)$/, { animal: 'robot' }],
  [/(?:corn|pegasus)$/, { animal: 'unicorn' }],
]; // prettier-ignore
const DRAWN_THINGS: ReadonlySet<string> = new Set(THINGS);

/** After these a noun may be a verb: "who can whistle". */
const BEFORE_VERB =
  /^(?:can|can't|cannot|not|will|won't|would|could|should|must|may|might|to|he|she|they|it|who|that|which|did|does|do|don't|doesn't|didn't|and)$/;
/** A word of these kinds is hardly ever a verb or a name, so it needs no "the" before it. */
const SURE = new Set<string>(['animal', 'vehicle', 'food', 'instrument', 'building']);

type Unknown = Omit<Mention, 'from' | 'to' | 'head' | 'adjectives' | 'name'>;

/** What a word that no entry knows may be: a noun that claims nothing, an adjective of the next word, or neither. */
function unknownNoun(
  tokens: readonly Token[],
  i: number,
  adjectives: readonly string[],
): Unknown | 'adjective' | undefined {
  const token = tokens[i];
  if (!token || !sayable(token.word) || token.word.length < 3) return undefined;
  const before = tokens[i - 1]?.word ?? '';
  const next = tokens[i + 1];
  const nextIsNoun =
    next !== undefined && !next.breaks && longest(tokens, i + 1) !== undefined && !token.word.endsWith('s');
  if (/^(?:who|that|which|to)$/.test(before) && !(before === 'to' && ON_THE_WAY.test(tokens[i - 2]?.word ?? '')))
    return undefined;
  const alone = i === 0 && (tokens.length === 1 || token.word.endsWith('s'));
  const own = kindOf(token.word);
  const introduced =
    (own !== undefined && SURE.has(own.kind.sort) && !BEFORE_VERB.test(before)) ||
    DETERMINER.test(before) ||
    adjectives.length > 0 ||
    alone ||
    before === 'to' ||
    (i === 0 && !isWordForm(token.word));
  if (nextIsNoun && (introduced || i === 0) && !/(?:ly|ing)$/.test(token.word)) return 'adjective';
  if (!introduced && !token.word.endsWith('s')) return undefined;
  const singulars = singularsOf(token.word);
  // "noises" is of "noise": of several ways to take an s away, the one that leaves a word.
  const singular = singulars.slice(0, -1).find(isWordForm) ?? singulars[0] ?? token.word;
  const plural = singular !== token.word && !/(?:ss|us|is)$/.test(token.word) && before !== 'a' && before !== 'an';
  const word = plural ? singular : token.word;
  if (own?.kind.sort === 'activity') return undefined;
  if (own && own.kind.sort !== 'thing')
    return unknownOf({ ...own, plural: own.word !== token.word, adjectives }, tokens, i);
  if (/(?:(?<!f)ly|ed|ing|ness|ment|tion)$/.test(word) && isWordForm(word)) return undefined;
  const base = { word, plural, place: null, thing: null, known: false } as const;
  if (PLACE_ENDING.test(word) && word.length > 5) return { ...base, being: null };
  const animal = ANIMAL_ENDINGS.find(([ending]) => ending.test(word));
  if (animal) return { ...base, being: genericBeing(word, 'animal', animal[1]) };
  if (!isWordForm(word)) return { ...base, being: genericBeing(word, 'animal') };
  if (/(?:mobile|copter|plane|truck|car|engine|bus)$/.test(word))
    return { ...base, being: genericBeing(word, 'vehicle') };
  if (
    /(?:[^e]er|or|ist|man|woman|girl|boy|maid|smith|neighbour|classmate)$/.test(word) &&
    word.length > 4 &&
    !NO_PERSON.has(word)
  ) {
    return { ...base, being: genericBeing(word, 'person') };
  }
  const drawn = word.replaceAll(' ', '-');
  if (DRAWN_THINGS.has(drawn))
    return { ...base, being: genericBeing(word, 'thing', { thing: drawn as (typeof THINGS)[number] }) };
  return { ...base, being: null };
}
