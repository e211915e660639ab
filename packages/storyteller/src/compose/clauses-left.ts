import { toldSentences } from '../facts/given-text.ts';
import { waysOf } from '../facts/voice-of.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import { begins, isSaidIn, OF_ANY_STORY, OF_ANY_TROUBLE, telling } from './telling-words.ts';

/** Where one thing ends and another begins in a parent's sentence. */
export const ANOTHER_THING =
  /\s*[,;]\s*(?:and |but |so )?|\s+(?:but|although|though|cos|because)\s+|\s+and (?=(?:he|she|they|i|we|it|his|her|their|my|our|mum|dad|nana|grandma|goes|has|is|lives|wears|uses|takes|an?)\b)/i;
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
    // "Puppy is Waffles" says no more than the name that stands in the story.
    const called = /^(?:\p{L}+ ){1,2}(?:is|was|called|named) (\p{Lu}\p{Ll}+)$/u.exec(clause.trim())?.[1];
    if (called !== undefined && isIn(called)) return false;
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
    // What a child has been found to have is no part of what it does: "she's autistic and uses a timetable".
    if (A_DIAGNOSIS.test(clause) && !words.some(isIn)) return true;
    // "Coach Leanne" is a whole clause, and somebody.
    const isSomebody = /\S \p{Lu}\p{Ll}+$/u.test(clause.trim());
    return (
      (isSomebody || clause.trim().split(/\s+/).length > 2) &&
      (words.length > 1 || (words.length === 1 && SAYS_HOW_IT_IS.test(clause.trim()))) &&
      !isHelp &&
      !isFact &&
      !isLiked &&
      !words.some(isIn)
    );
  });
}

const A_DIAGNOSIS =
  /^(?:and |but )?(?:(?:he|she|they)(?:'s| is| are| has| have)? |has )?(?:got )?(?:autistic|autism|asd|adhd|pda|dyslexi\w+|dysprax\w+|diabet\w+|epilep\w+|asthma\w*|adopted|fostered|deaf|blind|cerebral palsy|down'?s syndrome)\b/i;
/** "They are purple": one word more of a thing that is told. */
const SAYS_HOW_IT_IS =
  /^(?:it|they)(?:'s|'re| is| are) (?!(?:ok|okay|fine|good|hard|new|there|here|over|so|too)\b)[a-z]+$/i;

/** Where one thing ends and another begins in what a parent came with. */
const ANOTHER_TROUBLE =
  /\s*[,:;()]\s*(?:and |but |so )?|\s+(?:but|although|though|even though|cos|because(?: of)?|(?<!\b(?:what|ask|know|wonder|check|worr(?:y|ied)|say|tell|see)(?:s|ing|ed|n)? (?:me |us |about )?)(?:when|if)|whenever|after|before|until|over (?=who\b)|as (?=(?:he|she|they|it|we|all)\b))\b\s*|\s+and (?=(?:also|he|she|they|i|we|it|his|her|their|my|our|the|then|now|won'?t|can'?t|doesn'?t|didn'?t|giving|helped|stayed|went|since then|[a-z]+[^s\W]s(?! (?:and|or)\b))\b)/i;
/** Of the writer and not of the child; what a parent asks for; and how proud everybody is. */
const OF_THE_WRITER =
  /^(?:and |but |so |also )*(?:i|i'm|im|i've|we|we're|we've|any|you (?:need|have) to (?:understand|know|learn|remember)|please|pls|how|what|why|help|thanks?|thank you|any ?one|is (?:this|it|there)|not sure|no idea|so proud|very proud|proud|my (?:husband|wife|partner|ex))\b/i;
/** What is told as a second trouble: "also he unbuckles", "plus wets the bed". */
const A_SECOND =
  /^(?:and |but )?(?:(?:(?:he|she|they) )?also|plus|on top of (?:that|it)|(?:the )?other (?:problem|thing|issue)(?: is)?|another (?:problem|thing|issue)(?: is)?)\b/i;
const AS_WELL = /^(?:also|plu|plus)$/;
/** "She's Deaf and signs": how a child talks, hears or gets about is in the telling, and needs no word of its own. */
export const tellsTheWay = (words: string): boolean => {
  const { voice, without } = waysOf([words], '6-7');
  return (voice !== undefined || without.length > 0) && words.trim().split(/\s+/).length <= MOST_OF_A_WAY;
};
const MOST_OF_A_WAY = 6;
/** Enough words for a clause that says one thing: "it's really knotty", and not "the bus". */
const LEAST_OF_A_CLAUSE = 3;
/** "Rips it off", "wakes at 4am": what a child does, without saying who. */
const DOES_SOMETHING =
  /^(?!(?:is|was|has|had|does|goes|its|this|says|always|sometimes|perhaps|yes|bus|class|lots)\b)[a-z]{3,}(?<!s)s\b/;
/** Begun, and cut off before it says anything. */
const SAYS_NOTHING_YET =
  /^(?:it (?:began|begins|started|starts|happened|happens|goes on)|everything|anything|esp(?:ecially)?|first time(?: ever)?|the (?:other|same) thing|at the end(?: of it)?|one day)\b.{0,12}$|\b(?:even|just|only|already) \w+$|^(?:he|she|they)(?:'s|'re| is| are| was| were) (?:even |just |already )*\w+ed$/;
const MOST_OF_PROBLEM = 4;
/**
 * The clauses of the problem of which the story says less than half, in their own words or in others that were understood. What
 * a parent begins with is mostly what the story is about, and misses only what is told in no word of it, unless the story is of
 * nothing in particular (`isOfAny`).
 */
export function problemLeftOf(
  problem: string,
  text: string,
  known: readonly string[],
  isOfAny: boolean,
): { sentence: string; words: string }[] {
  const story = text.toLowerCase();
  const understood = known.join(' ').toLowerCase();
  const isTold = (word: string): boolean => begins(word).test(understood) || isSaidIn(word, story);
  const clauses = toldSentences(problem)
    .flatMap((sentence) => sentence.split(ANOTHER_TROUBLE).map((words) => ({ sentence, words: words.trim() })))
    .filter(({ words }) => /\p{L}/u.test(words))
    .map((clause, n) => ({ ...clause, lost: lostIn(clause.words, n > 0 || isOfAny, isTold) }))
    .filter(({ lost }) => lost > 0);
  // Of many, those that say the most.
  const least = clauses.map(({ lost }) => lost).sort((a, b) => b - a)[MOST_OF_PROBLEM - 1] ?? 1;
  const more = clauses.filter(({ lost }) => lost > least);
  const asMuch = clauses.filter(({ lost }) => lost === least).slice(0, MOST_OF_PROBLEM - more.length);
  return clauses
    .filter((each) => more.includes(each) || asMuch.includes(each))
    .map(({ sentence, words }) => ({ sentence, words: words.replace(/^(?:and |but )?(?:also|plus) /i, '') }));
}

/** How many telling words of a clause are lost; none where it says nothing of its own, or the story says as much. */
function lostIn(words: string, isAside: boolean, isTold: (word: string) => boolean): number {
  const isMore = A_SECOND.test(words);
  const said = telling(words).filter(
    (word) => !OF_ANY_STORY.test(word) && (isMore || !OF_ANY_TROUBLE.test(word)) && !AS_WELL.test(word),
  );
  const enough =
    isMore || said.length > 1 || words.split(/\s+/).length >= LEAST_OF_A_CLAUSE || DOES_SOMETHING.test(words);
  if (said.length === 0 || !enough || OF_THE_WRITER.test(words) || SAYS_NOTHING_YET.test(words)) return 0;
  if (/\bsays? (?:that )?(?:i|i'm|im|we)\b/i.test(words) || tellsTheWay(words)) return 0;
  const told = said.filter(isTold).length;
  const isLost = isAside ? told * 2 < said.length : told === 0;
  return isLost ? said.length - told : 0;
}
