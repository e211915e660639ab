import type { Mention, Token } from './entities.ts';
import { sayable, type Match } from './known-words.ts';
import { kindOf } from './noun-kind.ts';
import { unknownOf } from './unknown-nouns.ts';
import { isWordForm } from '../../words/dictionary.ts';
import { NO_PERSON } from './word-lists.ts';

/** "our dog Biscuit": a capital after one of the family's own is its name, whatever else it means. */
export const isTheirName = (before: Mention, tokens: readonly Token[], i: number): boolean =>
  before.to === i &&
  before.being !== null &&
  !before.plural &&
  tokens[i]?.breaks === false &&
  /^(?:my|our|his|her|their)$/.test(tokens[before.from - 1]?.word ?? '') &&
  /^\p{Lu}\p{Ll}/u.test(tokens[i]?.typed ?? '') &&
  /^\p{Ll}/u.test(tokens[i - 1]?.typed ?? '');

/** A plural of a place or a thing right after one somebody is a verb. */
export const isDoing = (before: Mention, { plural, being }: Match): boolean =>
  plural && being === null && !before.plural && before.being !== null && before.being.isa !== 'thing';

/** Two kinds side by side are one somebody: "pirate princess", "dinosaur astronaut", "snow hotel", "cat pirate". */
export function joined(
  before: Mention,
  second: Match,
  words: string,
): Omit<Mention, 'from' | 'to' | 'head'> | undefined {
  if (before.plural || words.includes("'")) return undefined;
  const word = `${before.word} ${second.word}`;
  const animal = [second.being, before.being].find((each) => each && each.isa !== 'person');
  const being = second.being && before.being ? (animal ?? second.being) : second.being;
  // An oak tree is a tree; a tree and a tree are two.
  if (second.being && before.being && second.being.id === before.being.id && before.word === second.word)
    return undefined;
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

/** A butler, an artist, a guardian. */
const AT_WORK = /[^e]er$|or$|ist$|ian$|lar$|man$/;

/** Whose trade is the animal before the word: a dragon tamer is somebody who tames dragons. */
const WITH_ANIMALS = /^(?:tamer|trainer|keeper|rider|hunter|slayer|catcher|whisperer|minder|walker|groomer)s?$/;
const PERSON = kindOf('tamer')?.kind;

/** Kinds whose nouns come last in a compound: a snow hotel is a hotel, a mango boat is a boat. */
const HEADS = new Set(['animal', 'person', 'vehicle', 'food', 'instrument', 'toy', 'clothing', 'furniture', 'building', 'place', 'machine', 'container']); // prettier-ignore

/** "snow hotel", "banana festival": a noun nobody knows after one that is named already is what the two of them are. */
export function headOf(before: Mention | undefined, tokens: readonly Token[], i: number): Mention | undefined {
  const token = tokens[i];
  if (!token || !before || before.to !== i || before.plural || before.name !== null || !sayable(token.word))
    return undefined;
  const typed = tokens[i - 1]?.typed ?? '';
  const own = kindOf(token.word);
  if (PERSON && before.being && 'animal' in before.being.drawing && WITH_ANIMALS.test(token.word)) {
    const plural = token.word.endsWith('s');
    const word = `${before.word} ${plural ? token.word.slice(0, -1) : token.word}`;
    const { adjectives, from, head } = before;
    return { ...unknownOf({ word, plural, kind: PERSON, adjectives }, tokens, i), adjectives, name: null, from, to: i + 1, head }; // prettier-ignore
  }
  const isRobot = before.being !== null && 'animal' in before.being.drawing;
  if (
    !own &&
    isRobot &&
    AT_WORK.test(token.word) &&
    isWordForm(token.word) &&
    !NO_PERSON.has(token.word) &&
    !/['’]s?$/.test(typed)
  )
    return { ...before, word: `${before.word} ${token.word}`, to: i + 1 };
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

const OF_THE_FAMILY = /^(?:my|our|i|we|me|us)$/;

/** A theme that names nobody but the bee of its "bee hospital" is about a bee; a child that is in it is who it is about. */
export function whoIsInside(
  inside: readonly Mention[],
  found: readonly Mention[],
  tokens: readonly Token[],
  skip: ReadonlySet<string>,
): readonly Mention[] {
  const somebody = ({ being }: Mention): boolean => being !== null && being.isa !== 'thing';
  if (skip.size > 0 || found.some(somebody) || tokens.some((each) => OF_THE_FAMILY.test(each.word))) return [];
  return inside.filter((each) => somebody(each)).slice(0, 1);
}
