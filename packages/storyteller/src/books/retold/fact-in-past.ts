import { baseOf } from '../../words/base-verb.ts';
import { pastOf } from '../../words/past-tense.ts';
import { ANOTHER, isPlural, SMALL_VERBS, verbIn } from './fact-verb.ts';

/** Where a clause that hangs on another begins. */
export const HANGS =
  / (?=(?:when|whenever|while|until|because|every time|each time|as soon as|if|before|after|so that|where) )/iu;
const HANGING =
  /^(when|whenever|while|until|because|every time|each time|as soon as|if|before|after|so that|where) (.*)$/iu;
const LATER = /\b(?:it's|he's|she's|they're|is|isn't|are|aren't|has|doesn't|don't|can't|won't)\b/g;

/** A clause in the past; null where its verb is not sure. */
export function inThePast(clause: string, who: RegExp): string | null {
  const [head = '', ...hanging] = clause.split(HANGS);
  const words = head.split(' ');
  const at = verbIn(words, who);
  const verb = at === null ? undefined : words[at]?.toLowerCase();
  if (at === null || verb === undefined) return null;
  const past = SMALL_VERBS[verb] ?? pastOf(verb);
  if (past === undefined) return null;
  const done = past === 'was' && isPlural(words.slice(0, at).join(' ')) ? 'were' : past;
  const rest = words
    .slice(at + 1)
    .join(' ')
    .replace(LATER, (each) => SMALL_VERBS[each] ?? each)
    .replace(/\b(who|that|which) (\p{Ll}+[^s\W]s)\b/gu, (whole, who1: string, each: string) => {
      const before = SMALL_VERBS[each] ?? (baseOf(each) === each ? undefined : pastOf(each));
      return before === undefined ? whole : `${who1} ${before}`;
    })
    .replace(/\b(so \p{L}+ (?:that )?)(.+)$/u, (whole, so: string, clause: string) => {
      const told = inThePast(clause, ANOTHER);
      return told === null ? whole : `${so}${told}`;
    });
  const after = hanging.map((each) => {
    const [, joint, then] = HANGING.exec(each) ?? [];
    if (joint === undefined || then === undefined) return null;
    if (/^\p{L}+ing\b/u.test(then)) return each;
    const told = inThePast(then, ANOTHER);
    return told === null ? null : `${joint} ${told}`;
  });
  return after.includes(null)
    ? null
    : [[...words.slice(0, at), done, rest].filter(Boolean).join(' '), ...after].join(' ');
}
