import type { NotedStatement } from '../facts/noted/noted-statement.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import type { Frame } from '../frame.ts';
import { saidOf, tellingLemmas } from './point-of.ts';

/** What a child has, wears or takes along. */
const HAS = /^\{he (?:has|wears|uses|takes|carries|brings|keeps|owns)\} /;
/** Somebody has something, or does something of their own. */
const OF_SOMEBODY = /^[^{]*(?:\{his\} [^{]*)?\b(?:has|have|makes?|plays?|owns?|keeps?|collects?|cooks?|bakes?|knits?|drives?|wears?|likes?|loves?)\b/; // prettier-ignore
/** The child, or what the two do for each other, stands in it. */
const WITH_THE_CHILD =
  /\{(?:him|he)\b|\b(?:too|as well|with|for|both|same|together|rings?|calls?|brings?|comes?|comes|stays?|sits?|sleeps?|waits?)\b/;
/** What is looked at, shown or sat on when a day is hard, whatever is hard in it. */
const OF_USE =
  /\b(?:lists?|notepad|notebook|charts?|cards?|timetable|calendar|planner|pictures?|photos?|map|board|lanyard|password|signal|plan|pass|badge|peg|ramp|walker|frame|wheelchair|trike|splints?|seat|cushion|locker|room|bed|bunk|desk|corner|den|place|spot|shelf|drawer|cup|mug|plate|bowl|fork|spoon|knife|towel|toothbrush|cape|coat|rail|step|stool|mat|code|book|books|diary|journal|phrase|punch ?bag|trampoline|swing|counsell?or|therapist|mentor|group|club|chewy|necklace|overlays?)\b/i;
/** What a child uses is of use by that. */
const IS_USED = /^\{he uses\} (?!(?:an?|the|his|\{his\}) (?:dummy|bottle|pacifier|pull-?ups?|phone|scooter|bike))/;
/** A dog by its kind. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:labrador|spaniel|poodle|terrier|collie|retriever|puppy|dachshund|beagle|pug)\b/gi, '$& dog'],
  [/\b(?:kitten)\b/gi, '$& cat'],
];

/**
 * Whether a fact is of use in this very story. What somebody has, plays or cooks, and what a child wears every day, may be true and
 * dear, and stands there without a job where the story is about something else; what the story has put into the child's hand is told.
 */
export function hasAJob(
  { texts, names, past, glad }: NotedStatement,
  problem: string,
  frame: Frame,
  atHand: readonly ToldFact[],
): boolean {
  const [text = ''] = texts;
  if (names !== undefined || past === true || glad === true) return true;
  const isOwned = HAS.test(text);
  if (isOwned && atHand.some(({ phrase }) => isOfTheSame(phrase.text, text))) return false;
  if (!isOwned && (!OF_SOMEBODY.test(text) || WITH_THE_CHILD.test(text))) return true;
  if (isOwned && (OF_USE.test(text) || IS_USED.test(text))) return true;
  const about = tellingLemmas(withKinds(`${problem} ${frame.topicWords.join(' ')}`));
  return [...tellingLemmas(withKinds(text.replace(/\{\w+(?: \w+)?\}/g, ' ')))].some((word) => saidOf(word, about) > 0);
}

const withKinds = (text: string): string => KINDS.reduce((all, [kind, known]) => all.replace(kind, known), text);

/** "shine {his} torch", and "has a torch from Opa". */
function isOfTheSame(phrase: string, text: string): boolean {
  const noun = /([\p{L}-]+)$/u.exec(phrase.replace(/\{\w+\}/g, '').trim())?.[1]?.toLowerCase() ?? '';
  return noun.length > 2 && new RegExp(String.raw`(?<!\p{L})${noun}(?!\p{L})`, 'iu').test(text);
}
