import { tellingLemmas } from './point-of.ts';
import { fitted } from '../facts/own-terms.ts';
import { gerundOf } from '../facts/usable-phrase.ts';
import { surePhrase } from '../facts/sure-phrase.ts';
import { troubleIn } from '../facts/trouble.ts';
import { asInStories, type WhoseMoment } from '../facts/moment/own-moment.ts';

/** A thing that is disliked, without anybody it belongs to: "hates socks and labels in his clothes". */
const DISLIKES =
  /\b(?:hates|can'?t stand|dislikes|does(?:n'?t| not) like) (?!(?:it|me|him|her|us|them|that|when|how|being|having|to|any|the way|his (?:dad|mum|brother|sister)|her (?:dad|mum|brother|sister)|school)\b)(?!\w+ing\b)([a-z][a-z' ]{2,40})$/i;
const MOST_WORDS = 9;
/** To have friends is hard for nobody, whatever is said of them. */
const IS_GOOD = /^having (?:\w+ ){0,3}(?:friends?|mates?|fun)\b/;
/** What was cut off, or points at something that stands nowhere: "walking that way", "sleeping in the week". */
const SAYS_TOO_LITTLE =
  /\b(?:last|yesterday|this|the other|one) (?:week|weekend|month|year|night|day|morning|summer|term|time)\b|\byesterday\b|\bago\b|\b(?:that|this|those|these) \w+$|\bin the (?:week|end|way|middle)$|^(?:sleeping|staying|sitting|playing|going|getting) in$|\bwithout an?\b|\bany(?:where|thing|one|body)?\b|^(?:having|getting) (?:an? |the |\{his\} )?(?:phone|job|baby|brother|sister|lot)\b|^making \{\w+\} (?:stop|do it|go)$|^(?:having|wearing) (?:an? |the |\{his\} )?(?:\w+ ){0,2}(?:condition|braces?|illness|disease|syndrome|diagnosis|asthma|diabetes|arthritis|cast)$|^(?:needing|wanting|sharing|going|doing|sleeping|visiting|helping|listening|sitting|eating)$/;
/** What is out of reach is not what is hard to do ("can't see the carpet"), nor is what a grown-up cannot do with the child. */
const OUT_OF_REACH =
  /^(?:affording|buckling|strapping|catching|reaching|persuading|getting|making|finding|seeing) (?:\{him\}|the (?:carpet|floor|point|school trip|trip|money|coach)\b|\{his\} (?:brother|sister|friends?|mum|dad|book|coat|shoes?)\b)|^affording\b|^finding (?:\{his\}|the) (?!(?:right )?(?:words?|answers?|way)\b)|^having (?!to\b|(?:\{his\} |the )?(?:hair|nails|teeth|ears|eyes|nappy|face|feet)\b)|\b(?:my|your|our)sel(?:f|ves)\b|\bonce$|\bat the best of times\b/;
/** Whoever else stands at the head of a clause: "one little girl gets on it and won't get off". */
const SOMEBODY_ELSE =
  /^\W*(?:(?:and|but|so|because|when|then|as)\s+)*(?:i|we|you|they|nobody|everyone|others?|(?:best |old |new |only )*(?:friends?|bestie|mates?)|(?:one|another|some|a|the other) (?:[a-z]+ ){0,2}(?:girl|boy|child)(?! of mine)|(?:the|an?|his|her|their|one|some|two|my|our) (?!(?:[a-z'-]+ ){0,3}(?:son|daughter|grand\w+|child|boy|girl|lad|nephew|niece|kid|toddler|eldest|youngest|twins?|step\w+|foster\w*|one|year|old)\b)[a-z]+)\b(?=.*\b(?:won['’]?t|will not|can['’]?t|cannot|refuses|doesn['’]?t)\b)(?!.*\b(?:he|she) (?:won['’]?t|will not|can['’]?t|cannot|refuses|doesn['’]?t))/i;
/** What is done with or to the child is what somebody else does, or does not: "won't play with her". */
const WITH_THE_CHILD = /^(?!letting\b|having\b)[a-z]+ing (?:with |to |at |near |next to |beside )?\{him\}/;
const OWN_BODY = /^((?:putting|opening|closing|shutting|lifting|turning) )(?=(?:hands?|mouth|eyes|head|foot|feet)\b)/;
const NO_SUBJECT = /^(?:won['’]?t|will not|can['’]?t|cannot|refuses|doesn['’]?t|hates|scared)\b/i;
const sentenceOf = (piece: string, problem: string): string =>
  problem.split(/[.!?;]\s*/).find((each) => each.includes(piece)) ?? piece;
/** Our own word for whining is not what the parent typed. */
const IN_OUR_WORDS = /^asking in an everyday voice$/;
/** "Playing football or see his friends": what is done besides is a doing as well, and has more behind it than a noun has. */
const ALSO_DONE = / (or|and) (?!\w+ing\b)([a-z]+) (?=(?:\{\w+\}|the|an?|to|with|up|out|about) )/g;
/** "Turning off the Xbox when asked": who asks for it is said anyway. */
const WHEN_ASKED = / (?:when|if|as soon as|the first time)(?: \{he\}(?: is)?)? (?:asked|told)(?: to)?$/;
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
    if (text === undefined || SAYS_TOO_LITTLE.test(text) || OUT_OF_REACH.test(text) || WITH_THE_CHILD.test(text))
      continue;
    if (IN_OUR_WORDS.test(text)) continue;
    if (SOMEBODY_ELSE.test(NO_SUBJECT.test(piece) ? sentenceOf(piece, problem) : piece)) continue;
    const put = text
      .replace(WHEN_ASKED, '')
      .replace(ALSO_DONE, (whole, link: string, doing: string) => {
        const done = gerundOf(doing, 1);
        return done === undefined ? whole : ` ${link} ${done} `;
      })
      .replace(/^eating \{his\} /, 'eating ')
      .replace(OWN_BODY, '$1{his} ');
    const words = [...tellingLemmas(text.replace(/\{\w+\}/g, ' '))];
    if (words.length > 0 && words.filter((word) => told.has(word)).length <= words.length / 2)
      return asInStories(`When it comes to ${put}`);
  }
  return undefined;
}
