import type { ToldFact } from '../facts/told-fact.ts';
import { OF_ANY_STORY, telling } from './telling-words.ts';

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
    // Told in Spanish, what the child likes stands in the story in English.
    const isLiked =
      /^(?:y )?(?:le (?:encanta|gusta|fascina)n?|ama|adora)\b/i.test(said) &&
      facts.some((each) => stands(each) && /^(?:activity|quiet|topic)$/.test(each.name));
    // "Coach Leanne" is a whole clause, and somebody.
    const isSomebody = /\S \p{Lu}\p{Ll}+$/u.test(clause.trim());
    return (
      (isSomebody || clause.trim().split(/\s+/).length > 2) &&
      words.length > 1 &&
      !isHelp &&
      !isFact &&
      !isLiked &&
      !words.some(isIn)
    );
  });
}
