import { isUnkind } from '../facts/usable-phrase.ts';
import { toldSentences } from '../facts/given-text.ts';

const NAME = String.raw`(\p{Lu}\p{Ll}[\p{L}'-]*)`;
/** "Her name is Poppy", "she is called Poppy", "the baby's name is Max". */
const NAMING = new RegExp(
  String.raw`^(?:(?:(his|her|their|its) name(?:'s| is))|(?:(he|she|they|it)(?:'s| is|'re| are) (?:called|named))|(?:(?:(?:the|his|her|their|our) )?(baby|brother|sister|twin|friend|cousin|dog|puppy|cat|kitten|rabbit|hamster|guinea pig|pony|babysitter|childminder)(?:'s name is|'s called| is called| is named| is(?= \p{Lu})))) ${NAME}(?:,? (?:from|next door|at|and (?:is|comes|lives)|who)\b[^.!]*)?[.!]?$`,
  'iu',
);
/** Who is spoken of without a name. */
const UNNAMED =
  /\b((?:(?:new|little|big|older|younger|baby|twin|step|half|best) ?)*(?:brother|sister|baby|twin|friend|cousin|dog|puppy|cat|kitten|rabbit|hamster|guinea pig|pony|babysitter|childminder))\b(?!s?\b[ ,]*(?:called |named )?\p{Lu}\p{Ll}|s\b|'s?\b)/u;
/** "Brother is Ned, 3", "Daughter is called Robyn". */
const NAMING_SHORT = new RegExp(
  String.raw`^(?:(?:new|little|big|baby|older|younger) )?(?:baby|brother|sister|twin|friend|cousin|daughter|son|dog|puppy|cat|kitten|rabbit|hamster) (?:is|is called|is named) ${NAME}(?:,? (?:aged? )?\d.*)?[.!]?$`,
  'iu',
);
/** The name that a sentence gives, where it says nothing else: whoever it is has it wherever the story meets them. */
export const nameAlone = (sentence: string): string | undefined =>
  NAMING.exec(sentence.trim())?.[4] ?? NAMING_SHORT.exec(sentence.trim())?.[1];

const OF_HER = /sister/;
const OF_HIM = /brother/;

/**
 * What a parent came with, with the name that the notes give later: "bites his baby sister" and "her name is Poppy" become
 * "bites his baby sister Poppy". As it is where nobody, or more than one, could be meant.
 */
export function withNames(problem: string, notes: string, childName: string): string {
  const told = toldSentences(notes);
  for (const sentence of told) {
    const found = NAMING.exec(sentence);
    const name = found?.[4];
    if (!found || name === undefined || !/^\p{Lu}/u.test(name) || name === childName || isUnkind(name)) continue;
    const who = UNNAMED.exec(problem);
    if (!who || !couldBe(who[1] ?? '', (found[1] ?? found[2] ?? '').toLowerCase(), found[3]?.toLowerCase())) continue;
    const at = who.index + who[0].length;
    return `${problem.slice(0, at)} ${name}${problem.slice(at)}`;
  }
  return problem;
}

/** Whether somebody of the problem is the one of whom the notes give the name. */
function couldBe(who: string, pronoun: string, role: string | undefined): boolean {
  if (role !== undefined) return who.split(' ').includes(role);
  if (/^(?:he|his)$/.test(pronoun)) return !OF_HER.test(who);
  if (/^(?:she|her)$/.test(pronoun)) return !OF_HIM.test(who);
  return true;
}
