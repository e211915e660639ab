import { toldSentences } from '../facts/given-text.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import { begins, OF_ANY_STORY, OF_ANY_TROUBLE, telling } from './telling-words.ts';

/** Where one thing ends and another begins in a parent's sentence. */
const ANOTHER_THING =
  /\s*[,;]\s*(?:and |but |so )?|\s+(?:but|although|though|cos|because)\s+|\s+and (?=(?:he|she|they|i|we|it|his|her|their|my|our|mum|dad|nana|grandma|goes|has|lives|wears|uses|takes)\b)/i;
/** The clauses of a sentence with a place in the story that have none themselves. */
export function clausesLeftOf(
  sentence: string,
  isIn: (word: string) => boolean,
  facts: readonly ToldFact[],
  stands: (fact: ToldFact) => boolean,
): string[] {
  const clauses = sentence.split(ANOTHER_THING).filter((each) => /\p{L}/u.test(each));
  if (clauses.length < 2) return [];
  return clauses.filter((clause, n) => {
    // "Her bunny, Tofu" is told where Tofu is.
    if (/^\p{Lu}\p{Ll}+[.!]?$/u.test(clauses[n + 1] ?? '') && isIn((clauses[n + 1] ?? '').replace(/[.!]/g, '')))
      return false;
    const said = clause.toLowerCase().replace(/[.!?]+$/, '');
    // "Good" stands in many a story that says nothing of a good friend.
    const words = telling(clause).filter((word) => !OF_ANY_STORY.test(word));
    const isHelp = facts.some((each) => each.words?.toLowerCase().includes(said) === true);
    const isFact = facts.some(
      (each) => stands(each) && telling(each.phrase.text.replace(/\{\w+\}/g, '')).some((word) => said.includes(word)),
    );
    // "Coach Leanne" is a whole clause, and somebody.
    const isSomebody = /\S \p{Lu}\p{Ll}+$/u.test(clause.trim());
    return (
      (isSomebody || clause.trim().split(/\s+/).length > 2) &&
      words.length > 1 &&
      !isHelp &&
      !isFact &&
      !words.some(isIn)
    );
  });
}

/** Where one thing ends and another begins in what a parent came with. */
const ANOTHER_TROUBLE =
  /\s*[,:;()]\s*(?:and |but |so )?|\s+(?:but|although|though|even though|cos|because|when|whenever|if|after|before|until|over (?=who\b)|as (?=(?:he|she|they|it|we|all)\b))\b\s*|\s+and (?=(?:he|she|they|i|we|it|his|her|their|my|our|the|then|now|won'?t|can'?t|doesn'?t|didn'?t|giving|helped|stayed|went|[a-z]+[^s\W]s)\b)/i;
/** Of the writer and not of the child; what a parent asks for; and how proud everybody is. */
const OF_THE_WRITER =
  /^(?:and |but |so |also )*(?:i|i'm|im|i've|we|we're|we've|any|please|pls|how|what|why|help|thanks?|thank you|any ?one|is (?:this|it|there)|not sure|no idea|so proud|very proud|proud|my (?:husband|wife|partner|ex))\b/i;
const LEAST_LOST = 2;
const MOST_OF_PROBLEM = 3;
/** The clauses of the problem of which the story says nothing, in none of their words and in no others that were understood. */
export function problemLeftOf(
  problem: string,
  text: string,
  known: readonly string[],
): { sentence: string; words: string }[] {
  const story = text.toLowerCase();
  const understood = known.join(' ').toLowerCase();
  const isTold = (word: string): boolean => understood.includes(word) || begins(word).test(story);
  return toldSentences(problem)
    .flatMap((sentence) => sentence.split(ANOTHER_TROUBLE).map((words) => ({ sentence, words })))
    .filter(({ words }) => {
      const said = telling(words).filter((word) => !OF_ANY_STORY.test(word) && !OF_ANY_TROUBLE.test(word));
      return (
        !OF_THE_WRITER.test(words.trim()) &&
        !/\bsays? (?:that )?(?:i|i'm|im|we)\b/i.test(words) &&
        said.length >= LEAST_LOST &&
        !said.some(isTold)
      );
    })
    .slice(0, MOST_OF_PROBLEM);
}
