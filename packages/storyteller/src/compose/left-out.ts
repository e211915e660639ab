import type { Told } from '../facts/read-facts.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import type { FactName, Frame } from '../frame.ts';
import type { Phrases } from '../render/phrase.ts';

/** Enough for a parent to see what to put differently. */
const MOST_LISTED = 8;
const LONGEST_LISTED = 160;
/** Sentences that say who the child is; what they say was asked for elsewhere. */
const WHO_THE_CHILD_IS =
  /^(?:(?:he|she|they|[\p{L}'-]+)(?: is|'s| are|'re) (?:now |nearly |almost |about |only )?)?(?:aged? )?(?:(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: and a half|½)?(?: years?| yrs?| months?)?(?: old)?|(?:an?|the|my|our) (?:\w+ )?(?:boy|girl|child|son|daughter|toddler))$/iu;

/** What stands in a story, as far as it tells which of the parent's sentences found a place there. */
export interface Placed {
  /** The facts that could be told, one of each kind, and the kinds whose marks stand in the story. */
  readonly facts: readonly ToldFact[];
  readonly used: ReadonlySet<FactName>;
  /** Its title and paragraphs. */
  readonly text: string;
}

/**
 * The sentences of the notes of which nothing stands in the story: those the writer could not understand, may not use, or
 * has no place for in this situation or in this story; in the parent's words and without a full stop.
 */
export function leftOut(told: Told, frame: Frame, phrases: Phrases, { facts, used, text }: Placed): string[] {
  const isIn = (words: string): boolean =>
    words !== '' && new RegExp(String.raw`(?<!\p{L})${escaped(words)}(?!\p{L})`, 'iu').test(text);
  // "His name is Pete" was understood where Pete is somebody in the story.
  const named = Object.keys(frame.roles).flatMap((role) => phrases[role]?.text ?? []);
  const isNamed = (sentence: string): boolean =>
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
    (used.has(fact.name) && facts.some((each) => each.name === fact.name && each.sentence === fact.sentence)) ||
    (fact.phrase.text.includes('{') ? false : isIn(fact.phrase.text));
  const hasPlace = (sentence: string): boolean => {
    const own = told.facts.filter((each) => each.sentence === sentence);
    return told.ways.sentences.has(sentence) || own.some(stands);
  };
  return told.notes
    .filter((sentence) => !hasPlace(sentence) && !decided(sentence) && !isNamed(sentence))
    .map((sentence) => sentence.replace(/[\s.]+$/u, ''))
    .filter((sentence) => !WHO_THE_CHILD_IS.test(sentence))
    .slice(0, MOST_LISTED)
    .map((sentence) =>
      sentence.length > LONGEST_LISTED ? `${sentence.slice(0, LONGEST_LISTED - 3).trimEnd()}...` : sentence,
    );
}

/** Words that tell nothing by themselves. */
const PLAIN =
  /^(?:the|and|but|she|her|hers|his|him|they|them|their|our|was|were|are|has|had|have|been|being|will|would|can|may|who|that|this|with|for|from|called|named|name|not|very|really|just|also|too|old|years?|year|month|months|now|still|just|always|often|both|all|one|two|three|four|five|six|seven|eight|nine|ten|mum|mom|mummy|dad|daddy|went|goes|going|did|does|got|gets|about)$/;
/** The telling words of a sentence, without endings. */
const telling = (sentence: string): string[] =>
  (sentence.toLowerCase().match(/[\p{L}']{3,}/gu) ?? [])
    .filter((word) => !PLAIN.test(word))
    .map((word) => word.replace(/'s$|(?:ing|ed|s)$/, ''));

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
