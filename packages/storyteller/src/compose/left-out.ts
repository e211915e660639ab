import type { Told } from '../facts/read-facts.ts';
import type { Frame } from '../frame.ts';
import type { Phrases } from '../render/phrase.ts';

/** Enough for a parent to see what to put differently. */
const MOST_LISTED = 8;
const LONGEST_LISTED = 160;
/** Sentences that say who the child is; what they say was asked for elsewhere. */
const WHO_THE_CHILD_IS =
  /^(?:(?:he|she|they|[\p{L}'-]+)(?: is|'s| are|'re) (?:now |nearly |almost |about |only )?)?(?:aged? )?(?:(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: and a half|½)?(?: years?| yrs?| months?)?(?: old)?|(?:an?|the|my|our) (?:\w+ )?(?:boy|girl|child|son|daughter|toddler))$/iu;

/**
 * The sentences of the notes that the writer could not understand, may not use, or has no place for in this situation, in
 * the parent's words and without a full stop. What had no job this time only is not among them: it may have one in the
 * next story.
 */
export function leftOut(told: Told, frame: Frame, phrases: Phrases): string[] {
  // "His name is Pete" was understood where Pete is somebody in the story.
  const named = Object.keys(frame.roles).flatMap((role) => phrases[role]?.text ?? []);
  const isNamed = (sentence: string): boolean =>
    named.some(
      (name) => /^\p{Lu}/u.test(name) && new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'u').test(sentence),
    );

  const decided = (sentence: string): boolean =>
    Object.values(frame.roles).some(({ cues }) => cues.some((cue) => cue.match.test(sentence)));
  // Ear defenders are of use where it is loud; a fact that is for other situations only has no place in this one.
  const hasPlace = (sentence: string): boolean => {
    const own = told.facts.filter((each) => each.sentence === sentence);
    return (
      told.understood.has(sentence) && (own.length === 0 || own.some((each) => each.suits?.test(frame.id) !== false))
    );
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
