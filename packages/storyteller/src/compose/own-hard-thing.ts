import { tellingLemmas } from './point-of.ts';
import { fitted } from '../facts/own-terms.ts';
import { surePhrase } from '../facts/sure-phrase.ts';
import { troubleIn } from '../facts/trouble.ts';
import type { WhoseMoment } from '../facts/moment/own-moment.ts';

/** A thing that is disliked, without anybody it belongs to: "hates socks and labels in his clothes". */
const DISLIKES =
  /\b(?:hates|can'?t stand|dislikes|does(?:n'?t| not) like) (?!(?:it|me|him|her|us|them|that|when|how|being|having|to|any|the way|his (?:dad|mum|brother|sister)|her (?:dad|mum|brother|sister)|school)\b)(?!\w+ing\b)([a-z][a-z' ]{2,40})$/i;
const MOST_WORDS = 9;
/** To have friends is hard for nobody, whatever is said of them. */
const IS_GOOD = /^having (?:\w+ ){0,3}(?:friends?|mates?|fun)\b/;
/** What was cut off, or points at something that stands nowhere: "walking that way", "sleeping in the week". */
const SAYS_TOO_LITTLE =
  /\b(?:that|this|those|these) \w+$|\bin the (?:week|end|way|middle)$|\bwithout an?\b|\bany\b|^(?:having|getting) (?:an? |the |\{his\} )?(?:phone|job|baby|brother|sister|lot)\b|^making \{\w+\} (?:stop|do it|go)$|^(?:having|wearing) (?:an? |the |\{his\} )?(?:\w+ ){0,2}(?:condition|braces?|illness|disease|syndrome|diagnosis|asthma|diabetes|arthritis|cast)$|^(?:needing|wanting|sharing|going|doing|sleeping|visiting|helping|listening|sitting|eating)$/;
/** Characters of a problem in which the hard thing is named: whoever writes more began with it. */
const NAMED_WITHIN = 400;

/**
 * What is hard in itself, where the story speaks of no such thing: "swimming lessons, scared to put her face in the water" ->
 * "When it comes to putting {his} face in the water". Undefined when unsure, or when the story tells of it.
 */
export function ownHardThing(problem: string, child: WhoseMoment, story: string): string | undefined {
  const told = tellingLemmas(story);
  for (const piece of problem
    .slice(0, NAMED_WITHIN)
    .split(/[,;.]\s*|\s+(?:and|but) (?=(?:hates|scared|won'?t|refuses|doesn'?t)\b)/)) {
    const trouble = troubleIn(
      piece.replace(/^(?=(?:so |very |really )?(?:scared|afraid|nervous|reluctant|frightened) to\b)/i, 'is '),
      child,
    );
    const thing = DISLIKES.exec(piece.trim())?.[1];
    const text =
      trouble?.sort === 'hard' && !IS_GOOD.test(trouble.phrase.text) && /^[a-z]{3,}ing\b/.test(trouble.phrase.text)
        ? surePhrase(trouble.phrase, piece)?.text
        : thing === undefined
          ? undefined
          : fitted(thing, child.gender, MOST_WORDS);
    if (text === undefined || SAYS_TOO_LITTLE.test(text)) continue;
    const put = text.replace(/^eating \{his\} /, 'eating ');
    const words = [...tellingLemmas(text.replace(/\{\w+\}/g, ' '))];
    if (words.length > 0 && words.filter((word) => told.has(word)).length <= words.length / 2)
      return `When it comes to ${put}`;
  }
  return undefined;
}
