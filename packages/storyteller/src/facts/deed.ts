import nlp from 'compromise';
import { plainText } from './given-text.ts';
import { gerundOf, isGerund, usablePhrase } from './usable-phrase.ts';
import type { Phrase } from '../render/phrase.ts';

/** How much of what a parent says is searched for what went well. */
const HEAD = 600;
const WHO = String.raw`(?:he|she|they|we|my (?:son|daughter|child|boy|girl|little one)|(?!(?:Our|My|Her|His|Their|The|An?|This|That|These|Some|Not?|It)\b)[A-Z][\p{L}'-]+)`;
const OFTEN =
  '(?:(?:just|finally|actually|really|even|now|also|already|today|yesterday|all by (?:him|her|them)self|has|have|had|did) )*';
/** "managed to tie his shoes", "learned to swim", "is able to read". */
const MANAGED =
  /\b(?:managed to|was able to|were able to|is able to|learn(?:ed|t)(?: how)? to|succeeded in|remembered to|dared to|agreed to|decided to|chose to|started to|began to|offered to|can now|finally|proud (?:that|because) (?:he|she|they)|well done for|so good at|great at|good at|went well:?|is now|loved) (.+)$/iu;
/** "tied her shoes". */
const DID = new RegExp(String.raw`^(?:today |yesterday |this morning |last night )?${WHO} ${OFTEN}([a-z]+ ?.*)$`, 'u');
/** "rode her bike", as many parents begin: who did it goes without saying. */
const BEGINS_WITH_DEED =
  /^(?:just |finally |actually |only |today |yesterday )*((?:[a-z]{2,}ed|put|shook|gave|told|went to(?! (?:bed|sleep|the (?:doctor|hospital)))|stayed|held|met|rode|read|swam|slept|wrote|made|built|drew|sang|won|caught|drank|ran|threw|flew|did|ate) .+)$/i;
/** "put on his own shoes", "put her coat on": "on" is a part of what was done. */
const PUT_ON = /^put (?:on (?:his|her|their) (own )?([a-z]+)|(?:his|her|their) (own )?([a-z]+) on)\b/i;
/** Words that say how it went, and not what was done. */
const HOW =
  /\b(?:all by (?:him|her|them)sel(?:f|ves)|by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own|without .*|alone|all night.*|for the first time.*|today|yesterday|last night|this week|again)\b.*$/i;
const NOTHING_DONE =
  /^(?:sleeping|eating|being|having|doing|going|getting|making|wanting|loving|liking|feeling|thinking|saying|coming|letting|putting|taking|giving|bringing|telling|using|turning|holding|trying|managing|showing|becoming|staying|keeping|finding|asking|sitting|standing|walking|helping|working|looking|hearing|needing|clapping|smiling|screaming|shouting|hitting|kicking|getting)$/;
/** What nobody is applauded for, however it came to stand in the field for what went well. */
const NO_SUCCESS =
  /^(?:dying|hitting|kicking|punching|slapping|hurting|screaming|failing|losing(?! (?:\{his\}|an?|the|two) (?:[a-z]+ )?(?:tooth|teeth)\b)|breaking|falling(?! asleep\b)|crying|sobbing|bitt?ing|pinching|scratching|pushing|shoving|running (?:away|off|out)|wetting|soiling|refusing|spitting|swearing|cursing|lying|stealing|cheating|sulking|whining|moaning|destroying|ruining|spilling|dropping|tearing|ripping|smashing|wrecking|vomiting|fainting|bleeding|choking|drowning|forgetting|missing|quitting|escaping|worrying|panicking|getting (?:lost|sick|ill|angry|cross|upset|stuck|worse|expelled|suspended|scared|frightened|injured|burn(?:t|ed)))\b/;
/** "putting his toys": where to was the rest of it. */
const NO_PLACE =
  /^(?:putting|placing|bringing|taking|giving|sending|laying|holding|telling|getting) (?:\{his\} |the |an? )?[a-z]+$/;
/** "scored no goals": what was not done. */
const NOT_DONE = /\b(?:no|not|none|nothing|never|nobody|zero|without|only|hardly)\b/;
/** A phrase that was cut before what it is about. */
const CUT_SHORT = /(?:\b(?:the|an?|of|to|in|for|with|by|up to)|\{his\})$/;

/**
 * What a child did that went well, as it stands in "It was ...": "she tied her shoes by herself" -> "tying {his} shoes".
 * Undefined when unsure: what the parent wrote is never pasted.
 */
export function deedIn(text: string): Phrase | undefined {
  const clauses = plainText(text)
    .slice(0, HEAD)
    .replace(/\s+/g, ' ')
    .split(/[.!?;,]\s*|\s+(?:and then|but|because|so)\s+/)
    .filter((each) => each !== '');
  for (const clause of clauses.slice(0, 4)) {
    const done =
      MANAGED.exec(clause)?.[1] ??
      DID.exec(clause)?.[1] ??
      BEGINS_WITH_DEED.exec(clause)?.[1] ??
      (isGerund(clause.toLowerCase()) ? clause : undefined);
    const found =
      done === undefined ? undefined : (puttingOn(done) ?? gerundOf(asInfinitive(done.replace(HOW, '').trim()), 5));
    if (
      found !== undefined &&
      !NOTHING_DONE.test(found) &&
      !NOT_DONE.test(found) &&
      !NO_PLACE.test(found) &&
      !NO_SUCCESS.test(found) &&
      !CUT_SHORT.test(found) &&
      isGerund(found) &&
      usablePhrase(found.replace(/\{\w+\}\s*/g, ''), 5) !== undefined
    ) {
      return { text: found };
    }
  }
  return undefined;
}

function puttingOn(deed: string): string | undefined {
  const put = PUT_ON.exec(deed);
  return put ? `putting on {his} ${put[1] ?? put[3] ?? ''}${(put[2] ?? put[4] ?? '').toLowerCase()}` : undefined;
}

interface Conjugation {
  readonly Infinitive?: string;
}

/** "tied her shoes" -> "tie her shoes": what was done is told in the past. */
const asInfinitive = (done: string): string =>
  done.replace(/^[a-z]+/, (verb) => {
    if (isGerund(verb)) return verb;
    const [conjugation] = nlp(`they ${verb}`).verbs().conjugate() as Conjugation[];
    return conjugation?.Infinitive ?? verb;
  });
