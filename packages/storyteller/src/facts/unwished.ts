import { escaped } from '../words/escaped.ts';
import { toldSentences } from './given-text.ts';

/** What a parent asks the story not to speak of: "please don't mention nappies", "no heaven please", "don't say straps". */
const ASKED =
  /(?:^|[,.;(]\s*|\b(?:so|but|and|please|pls|just|rather|prefer(?: to)?) )(?:please |pls |just |can you |could you |we'?d (?:rather|prefer) (?:you )?|i'?d (?:rather|prefer) (?:you )?)*(?:(?:do not|don'?t|dont|never|not to|avoid|no need to|without) (?:please |ever |even )?(?:say(?:ing)?|mention(?:ing)?|tell(?: (?:him|her|them))?|talk(?:ing)? about|bring(?:ing)? up|write|writing(?: about)?|includ(?:e|ing)|us(?:e|ing) the words?|refer(?:ring)? to|suggest(?:ing)?|go(?:ing)? into|make it about)|avoid|leave out) (?:the word |the words |anything about |any |that |of |about )*([^.;!?]+)|\bno (?:mention of |talk of |talk about )?([\p{L}' -]{3,30}?)(?: talk| stuff)?,? (?:please|pls)\b|\b(?:please|pls),? no (?:mention of |talk of )?([\p{L}' -]{3,30}?)(?=[.,;!]|$)/iu;
/** Where what is asked for ends and a reason begins. */
const REASON =
  /(?:,|\s(?:because|as|since|but|so|if|when|(?:and )?(?:he|she|they|we|i)(?:'s| is| has| hates?)?)\b).*$/i;
const SMALL =
  /^(?:the|an?|his|her|their|my|our|any|some|that|this|it|him|them|we|he|she|they|i|you|is|are|be|to|of|in|on|at|for|about|being|please|all|too|much|might|will|would|may|can|get|at)$/i;
/** Whoever is named by what they are is spoken of in words of every family. */
const TOO_OPEN =
  /^(?:mum|dad|mummy|daddy|parents?|child|children|school|home|friends?|family|one|thing|things|names?|reasons?|details?|anything|front|others|end|time|way|lot|day|word|bed|her|him)$/i;

/** The words of one wish, small ones left out. */
const telling = (wish: string): string[] =>
  wish
    .replace(REASON, '')
    .split(/\s+/)
    .map((each) => each.replace(/[^\p{L}'-]/gu, ''))
    .filter((each) => each.length > 2 && !SMALL.test(each));

const wishIn = (sentence: string): string | undefined => {
  const found = ASKED.exec(sentence);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? NOT_USED.exec(sentence)?.[1];
};

/** A word in its forms: "nappies" and "nappy", "straps" and "strap". */
const inAllForms = (word: string): string => {
  const stem = escaped(
    word
      .toLowerCase()
      .replace(/ies$|y$/, '')
      .replace(/(?<=\p{L}{3})(?:es|s)$/u, ''),
  );
  return /(?:ies|y)$/i.test(word) ? `${stem}(?:y|ies|ie)` : `${stem}(?:e?s|ed|ing)?`;
};

/** "He's not to know what for": whoever does not know the reason is not told that it is known. */
const NO_REASON =
  /\b(?:not to (?:know|be told)|(?:does|do)(?:n'?t| not) know|must(?:n'?t| not) (?:know|find out)|ha(?:s|ve)(?:n'?t| not) been told) (?:what (?:for|(?:he|she|they|it|dad|mum) \w+)|why|the reason|the details|what happened)\b/i;
const REASON_KNOWN = /\breasons? may be known\b|\bwhole story\b|\bwhat \{?\w+\}? did\b/i;
/** "We don't want the word hospital used". */
const NOT_USED =
  /\b(?:do not|don'?t|dont|rather not|prefer not to) (?:want |have |hear )?(?:the words? )['"]?([\p{L}' -]{3,30}?)['"]? (?:to be )?(?:used|said|mentioned)\b/iu;

/** What the story is not to say, as far as a word or two say it. */
export const unwishedIn = (text: string): RegExp[] =>
  toldSentences(text).flatMap((sentence) => {
    if (NO_REASON.test(sentence)) return [REASON_KNOWN];
    const words = telling(wishIn(sentence) ?? '');
    const [first, second] = words;
    if (first === undefined || words.length > 2 || words.some((each) => TOO_OPEN.test(each))) return [];
    const forms = second === undefined ? inAllForms(first) : `${inAllForms(first)} ${inAllForms(second)}`;
    return [new RegExp(String.raw`(?<!\p{L})${forms}(?!\p{L})`, 'iu')];
  });

/** Whether a sentence asks for something to be left out that can be known by its words. */
export const isAWish = (sentence: string): boolean => unwishedIn(sentence).length > 0;

/** A parent's words without what they ask to be left out, so that no scene is chosen by it. */
export const withoutTheUnwished = (text: string): string =>
  !toldSentences(text).some((sentence) => wishIn(sentence) !== undefined)
    ? text
    : toldSentences(text)
        .map((sentence) => (wishIn(sentence) === undefined ? sentence : sentence.replace(ASKED, '')))
        .join('\n');

/** "He wets the bed sometimes - don't put that in", "his dad isn't to be mentioned". */
const NOT_THAT =
  /^(?:but |so |and |please |pls )*(?:(?:do not|don'?t|dont|never) (?:please )?(?:put|say|mention|include|write|use|bring up|tell (?:him|her|them)) (?:that|this|it|him|her|them)(?: in| up)?|(?:leave|keep) (?:that|this|it) out|not to be (?:mentioned|included|said|told)|not for the story)\b/i;
const IS_NOT_TO_BE =
  /\b(?:(?:is|are|was)(?: not|n'?t)|must(?: not|n'?t)|should(?: not|n'?t)|not|never) (?:to )?be (?:mentioned|included|named|said|told|in (?:it|the story))\b|\b(?:leave|keep) (?:[\w']+ ){1,3}out of (?:it|the story)\b/i;

/** Whether a sentence says what the story is not to say: it is missing because that was asked for. */
export const isAskedAway = (sentence: string, next?: string): boolean =>
  IS_NOT_TO_BE.test(sentence) || NOT_THAT.test(sentence) || (next !== undefined && NOT_THAT.test(next));
