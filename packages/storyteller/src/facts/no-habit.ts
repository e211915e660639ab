import { baseOfPast, isPast } from '../words/irregular-past.ts';
import { toldSentences } from './given-text.ts';
import type { Trouble } from './trouble.ts';

/** What is done well, or gladly, is nothing that a story looks at from both sides. */
const DONE_WELL =
  /\b(?:wonderful\w*|lovely|beautiful\w*|brilliant\w*|gorgeous\w*|perfect\w*|without (?:any )?(?:trouble|problems?|a word|help)|no trouble|like a (?:genius|dream|star)|with all the voices|gladly|happily|kind(?:ly)?|generous\w*|clever\w*)\b/i;
const WHO_DID = /^\W*(?:(?:and|but|so|then|today|yesterday|last \w+|on \w+day) )*(?:he|she|they) (\w+)/i;

/**
 * Whether a deed that a parent tells of is no habit: what is done well, or was done once in the middle of an account ("she drew
 * up a contract and read it to us"). Of a parent who tells one thing alone, that one thing is what the story is about.
 */
export function isNoHabit({ sort, phrase }: Trouble, problem: string): boolean {
  if (sort !== 'deed') return false;
  if (DONE_WELL.test(phrase.text)) return true;
  const sentences = toldSentences(problem);
  if (sentences.length < 2) return false;
  const doing = phrase.text.split(' ')[0]?.toLowerCase() ?? '';
  return sentences.some((each) => {
    const verb = WHO_DID.exec(each)?.[1]?.toLowerCase() ?? '';
    const base = isPast(verb) ? baseOfPast(verb) : undefined;
    return base !== undefined && doing.startsWith(base.replace(/e$/, ''));
  });
}
