import { baseOf } from '../../words/base-verb.ts';
import { isWord } from '../../words/dictionary.ts';
import { beingNamed, singularsOf } from '../theme/entries.ts';
import { kindOf } from '../theme/noun-kind.ts';
import { KIN } from './tellers.ts';

const FAMILY = String.raw`(?:brother|sister|cousin|twin|step ?(?:brother|sister)|${KIN})`;
/** Of the family's own, at the head of a fact. */
export const OURS = new RegExp(
  String.raw`^(?:we|(?:his|her|our|my|their) [\p{L}' -]+|(?:${FAMILY})(?:'s(?: [\p{L}-]+){1,3})?(?: \p{L}+)?|everyone in our (?:house|family)|the (?:cat|dog|rabbit|hamster|tortoise|parrot|budgie|baby|hens|chickens|car|van|bath|boiler|fridge|shower|goldfish|pigeons?))$`,
  'iu',
);
/** Anybody or anything else of which a fact can speak. */
export const ANOTHER = new RegExp(
  String.raw`^(?:he|she|it|they|we|i|you|people|every(?:one|body)|no(?:body| one)|some(?:one|body)|one|one of (?:them|us|the [\p{L}-]+)|(?:the|an?|his|her|our|my|their|some|all|both|two|three) [\p{L}' -]+|(?:${FAMILY})(?:'s(?: [\p{L}-]+){1,3})?(?: \p{L}+)?|CHILD)$`,
  'iu',
);
const NAMED = /^\p{Lu}\p{Ll}+$/u;
/** Verbs that no rule puts in the past. */
export const SMALL_VERBS: Readonly<Record<string, string>> = {
  is: 'was', "isn't": "wasn't", are: 'were', "aren't": "weren't", has: 'had', have: 'had', does: 'did', do: 'did', "doesn't": "didn't",
  "don't": "didn't", can: 'could', "can't": "couldn't", cannot: 'could not', "won't": "wouldn't", "hasn't": "hadn't", "haven't": "hadn't",
  "it's": 'it was', "he's": 'he was', "she's": 'she was', "they're": 'they were', "we're": 'they were',
}; // prettier-ignore
/** Words between somebody and what they do. */
export const ADVERBS = /^(?:always|often|never|only|really|all|both|sometimes|usually|still|secretly|also|just)$/;
const NO_VERB = /^(?:and|or|of|in|on|at|to|with|for|the|an?|who|that|which|from|by|his|her|our|my|their|it|so)$/i;
const MOST_WHO = 6;

/** Whether a verb behind it is that of several. */
export const isPlural = (who: string): boolean =>
  /^(?:we|they|i|you|people|all|both|two|three)\b/i.test(who) ||
  / and /.test(who) ||
  isManyOf(who.split(' ').at(-1) ?? '');
const isManyOf = (noun: string): boolean =>
  /^(?:teeth|feet|children|people|mice|geese|sheep)$/.test(noun) ||
  (/^\p{Ll}+[^su']s$/u.test(noun) &&
    singularsOf(noun).some(
      (one) => one !== noun && (kindOf(one) !== undefined || beingNamed(one) !== undefined || isWord(one)),
    ));

/** Where the verb stands in "nanny's budgie sings when ..."; null where it is no such sentence. */
export function verbIn(words: readonly string[], who: RegExp): number | null {
  for (let count = 1; count <= Math.min(MOST_WHO, words.length - 1); count++) {
    const subject = words.slice(0, count).join(' ');
    if (/[,.]$/.test(subject) || (count > 1 && NO_VERB.test(words[count - 1] ?? ''))) continue;
    if (!who.test(subject) && (who !== ANOTHER || !NAMED.test(subject))) continue;
    let at = count;
    while (ADVERBS.test(words[at] ?? '')) at++;
    const verb = (words[at] ?? '').toLowerCase();
    if (Object.hasOwn(SMALL_VERBS, verb)) return at;
    if (NO_VERB.test(verb) || verb === '' || !/^\p{Ll}+$/u.test(verb)) continue;
    const base = baseOf(verb);
    if (base === undefined) continue;
    const next = words[at + 1]?.toLowerCase() ?? '';
    const goesOn = next === '' || !/^(?:is|are|has|can|was)$/.test(next);
    // Of one: "sings"; of several: "live".
    const isVerb = isPlural(subject)
      ? base === verb && (count === 1 || !isManyOf(verb))
      : /[^s]s$/.test(verb) && base !== verb;
    if (isVerb && goesOn && !isVerbAt(words, at + 1)) return at;
  }
  return null;
}

/** "uncle drives lorries" has one verb, "wash days are" has not: a verb right behind is the verb. */
const isVerbAt = (words: readonly string[], at: number): boolean =>
  /^(?:is|are|has|have|can|isn't|aren't|can't|won't)$/.test(words[at]?.toLowerCase() ?? '');
