import type { Told } from '../facts/read-facts.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import type { FactName, Frame } from '../frame.ts';
import type { Phrases } from '../render/phrase.ts';
import { asListed, bare } from './as-listed.ts';
import { asksForNothing } from './asks-for-nothing.ts';
import { clausesLeftOf } from './clauses-left.ts';
import { isKnownHelp } from './facts-at-work.ts';
import { givesAName } from './with-names.ts';
import { escaped, isToldAnyway, MOST_UNTOLD, saysWhoOnly, telling, untold } from './telling-words.ts';

/** What stands in a story, as far as it tells which of the parent's sentences found a place there. */
export interface Placed {
  /** The facts that could be told, one of each kind, and the kinds whose marks stand in the story. */
  readonly facts: readonly ToldFact[];
  readonly used: ReadonlySet<FactName>;
  /** Its title and paragraphs. */
  readonly text: string;
}

/**
 * The sentences of the notes of which nothing stands in the story, in the parent's words and without a full stop: those the
 * writer could not understand, may not use, or has no place for. What the parent came with is what the story is about, and
 * notes that only say how hard it is, or who drives, ask for no place.
 */
export function leftOut(told: Told, frame: Frame, phrases: Phrases, { facts, used, text }: Placed): string[] {
  const isIn = (words: string): boolean =>
    words !== '' && new RegExp(String.raw`(?<!\p{L})${escaped(words)}(?!\p{L})`, 'iu').test(text);
  // "His name is Pete" was understood where Pete is somebody in the story.
  const named = Object.keys(frame.roles).flatMap((role) =>
    [phrases[role]?.text, phrases[role]?.again].flatMap((each) => each ?? []),
  );
  const isNamed = (sentence: string): boolean =>
    untold(sentence, named.join(' '), isIn).length <= MOST_UNTOLD &&
    named.some(
      (name) =>
        /^\p{Lu}/u.test(name) && isIn(name) && new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})`, 'u').test(sentence),
    ); // prettier-ignore
  const decided = (sentence: string): boolean =>
    Object.values(frame.roles).some(({ cues }) =>
      cues.some(
        (cue) => cue.match.test(sentence) && isIn(cue.phrase.text.replace(/\{\w+\} /g, '')) && saysNoMore(sentence),
      ),
    );
  const saysNoMore = (sentence: string): boolean =>
    telling(sentence).every((word) => text.toLowerCase().includes(word));
  const stands = (fact: ToldFact): boolean =>
    facts.some(
      (each) =>
        used.has(each.name) &&
        (each.name === fact.name || (each.name === 'adultToo' && fact.name === 'adult')) &&
        [each, ...(each.joined ?? [])].some((told) => isSaid(told, fact)),
    ) || (fact.phrase.text.includes('{') ? false : isIn(fact.phrase.text));
  const hasPlace = (sentence: string): boolean => {
    const own = told.facts.filter((each) => each.sentence === sentence || each.also?.includes(sentence) === true);
    return (
      told.ways.sentences.has(sentence) ||
      own.some((each) => stands(each) && (each.name !== 'helper' || saysWhoOnly(sentence, each, isIn)))
    );
  };
  const unplaced = told.notes.filter(
    (sentence) =>
      !hasPlace(sentence) &&
      !decided(sentence) &&
      !isNamed(sentence) &&
      !isToldAnyway(sentence, text) &&
      !givesAName(sentence) &&
      !(asksForNothing(sentence) && !told.unused.some((each) => each.sentence === sentence)),
  );
  // What helped at a success is told as it was, whatever else could be made of it.
  const retold = new Set(told.facts.flatMap((each) => (each.also && stands(each) ? each.also : [])));
  const missing = [...told.facts.filter((each) => isKnownHelp(each) && !stands(each)), ...told.unused].filter(
    ({ sentence }) => !retold.has(sentence) && told.notes.includes(sentence),
  );
  // Of a sentence that found a place, what helps may have found none; and of the problem only that asks for one.
  const helps = missing.flatMap(({ sentence, words }) =>
    words === undefined || unplaced.includes(sentence) ? [] : [{ sentence, words }],
  );
  const asides = told.notes
    .filter(
      (sentence) => !unplaced.includes(sentence) && !told.ways.sentences.has(sentence) && !asksForNothing(sentence),
    )
    .flatMap((sentence) =>
      clausesLeftOf(
        sentence,
        isIn,
        told.facts.filter((each) => each.sentence === sentence),
        stands,
      ),
    );
  return asListed(
    [...unplaced, ...helps.map(({ words }) => words), ...asides],
    new Set(helps.map(({ words }) => bare(words))),
  );
}

/** Whether a fact in the story is the one that was told: of two that help in one sentence only one may be. */
const isSaid = (inStory: ToldFact, fact: ToldFact): boolean =>
  inStory.sentence === fact.sentence && (!isKnownHelp(fact) || inStory.words === fact.words);
