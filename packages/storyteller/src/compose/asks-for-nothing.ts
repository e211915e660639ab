import { EASES } from '../facts/helps/help-words.ts';
import { HOW_IT_CAME, isSaidIn, numbersUntold, OF_ANY_STORY, OF_ANY_TROUBLE, telling } from './telling-words.ts';

/** How hard it is, and what it does to the child: that is what the whole story answers. */
const OF_THE_TROUBLE =
  /\b(?:hurts?|aches?|sore|cr(?:y|ies|ied|ying)|sobs?|screams?|shouts?|tantrums?|meltdowns?|scared|afraid|frightened|terrified|worr(?:y|ies|ied)|anxious|nervous|upset|angry|cross(?! (?:the|over|at)\b)|furious|sad|hates?|hated|dreads?|refus\w+|won't|wont|can't|cant|cannot|doesn't|doesnt|don't|didn't|isn't|not|never|nothing|no longer|struggl\w+|hard|difficult|trouble|problem|worse|worst|bad(?! (?:days?|times?|moments?|bits?)\b)|too (?:much|loud|many|long)|every (?:time|morning|night|day|single)|since (?:the|he|she|they|we|last|his|her)|started (?:when|after|last|in|a)|always (?:wants?|asks?|says))\b/i;
/** What a child hates may be why: tights that itch are worth a word. */
const OF_A_THING =
  /^(?:(?:and|he|she|they) )?(?:really |absolutely )?hates? (?!(?:it|this|that|going|being|when|everything|change|me|us|him|her)\b)[a-z]/i;
/** What was, or will be on a day: dates and errands, of which a story that is true on any day says nothing. */
const OF_A_DAY =
  /^(?:(?:i|we|he|she|they|it|mum|dad|mummy|daddy|mom|nan\w*|gran\w*|our \w+|his \w+|her \w+|their \w+)(?:'ve| have| has|'s) (?:been|just|already|walked|bought|got|had|seen|moved|started|changed|tried|told|talked|visited|spoken|booked|read)\b|(?:i|we|he|she|they|it)(?: just| only| also)? (?:bought|got|went|moved|started|was|were|had|tried|told|changed|lost|visited|booked|came|said|did|made|met|saw|used to|found)\b)|\b(?:yesterday|last (?:night|week|month|weekend|year|term|time|\w+day)|next (?:week|month|year|term|\w+day)|tomorrow|due (?:in|on)|expecting|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|on the \d+\w*|\d+ (?:weeks?|months?|years?) ago)\b/i;
/** Who drives, who works, where somebody lives, and what is owned. */
const OF_THE_HOUSEHOLD =
  /^(?:(?:i|we|he|she|they|mum|dad|mummy|daddy|mom|mommy|nan\w*|gran\w*|auntie?|uncle|(?:his|her|their|our|my) \w+)(?: \p{Lu}\p{Ll}+)?) (?:drives?|works?|lives?|owns?|goes to work|picks? (?:him|her|them) up|drops? (?:him|her|them)|collects? (?:him|her|them)|is (?:\d+|a (?:nurse|teacher|doctor|driver|builder|chef|cleaner|manager|student)|at work|self-employed|retired|expecting|pregnant))\b/iu;
/** The class, how long it took and who lives there. */
const BESIDES =
  /^(?:(?:he|she|they) (?:is|are) |(?:he|she|they)'(?:s|re) )?(?:in )?(?:year|class|reception|nursery|preschool|p|ks|grade) ?\w{0,2}(?: class)?$|^took (?:him|her|them|us) (?:all|ages|weeks|months|forever)\b|^it(?:'s| is)? (?:just )?(?:me|us)\b/i;
const HELPS = new RegExp(EASES, 'i');

/** Somebody is praised, and nothing is hard. */
const TRIES_HARD = /\b(?:tries|works|trying|working) (?:so |very |really )*hard\b/i;
/** "He rings at 7 every night": who is away keeps in touch, and that is no trouble. */
const KEEPS_IN_TOUCH =
  /^(?:\S+ )?\S+ (?:always )?(?:rings?|phones?|calls?|video[- ]calls?|facetimes?|writes?|texts?) (?!for\b)[^.]*\b(?:every|each) (?:night|day|evening|morning|week|\w+day)$/i;

/** What was tried in vain is used where it is not offered again. */
const IN_VAIN =
  /\b(?:did ?n['’]?t|does ?n['’]?t|do ?n['’]?t|has ?n['’]?t|not|never|nothing|no longer) (?:\w+ )?(?:work|help|bother)\w*\b|\bno (?:use|good|help|luck|difference)\b/i;
/** A day that is to come: "due in March", "they're moving in on the 20th". */
const A_DAY_TO_COME =
  /\b(?:due|moving|starts?|starting|begins?|back|away|till|until|deadline|wedding|party|exams?|mocks|trip|operation|appointment|visit|it's|is|are|be) (?:\w+ ){0,4}?(?:in|on|till|until|from|by|at|next) (?:the )?(?:jan\w*|feb\w*|march|april|may|june|july|aug\w*|sept\w*|oct\w*|nov\w*|dec\w*|\d{1,2}(?:st|nd|rd|th)?\b|easter|christmas|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month|year|term))|\b(?:till|until) (?:jan\w*|feb\w*|march|april|may|june|july|aug\w*|sept\w*|oct\w*|nov\w*|dec\w*|easter|christmas)\b/i;
/** What the story is asked not to be or to say is kept to by silence. */
const A_WISH =
  /\b(?:please|pls),? (?:do not|don'?t|dont|no|not|never|avoid)\b|^(?:so |and |but )?(?:do not|don'?t|dont|never|not to|no) [^.]*\b(?:please|pls)[.!]?$|^(?:so |and |but )?(?:do not|don'?t|dont|never|avoid) (?:mention|say|promise|tell|use|write|include|talk|make)\b|\b(?:must ?n['’]?t|should ?n['’]?t|must not) be\b|^(?:but |so |and )?(?:i|we) (?:do ?n['’]?t|do not) want (?:to (?:blame|scare|frighten|worry|upset|shame|push|pressure|force)|(?:him|her|them|it) (?:to feel|feeling|blamed|scared|made))\b|^no (?:scare|scary|horror|telling|shaming|shame|lectur\w*|blam\w*|moralis\w*)\b/i;
/** So many words of which the story says nothing are news, whatever else is said with them. */
const NEWS = 1;
/** What is kept from the child, or from others: whoever tells the story has to know that it was not heeded word by word. */
const KEPT_FROM =
  /\b(?:not to (?:know|be told)|(?:dad|mum|mom|daddy|mummy|friends?|school|teachers?|class|brother|sister|nan\w*|gran\w*|grandad|family|nobody|no one) (?:do(?:es)?(?:n'?t| not) (?:\w+ )?)?knows?|(?:do(?:es)?|did)(?:n'?t| not) (?:\w+ )?know(?: (?:yet|about|that|what|why|how))?$|ha(?:s|ve)(?:n'?t| not) (?:been )?told|want\w* (?:any ?one|any ?body|others|people|friends|the class) to know)\b/i;
/** What a family does not do, by rule: "we don't punish him if he tells us". */
const A_RULE =
  /^(?:but |so |and )?we (?:do ?n['’]?t|never|no longer|always|only) (?!know|want|think|like|understand|mind|have|see)/i;

/** "He's got a countdown calendar": that is there every day. */
const HAS_GOT = /^(?:he|she|they)(?:'s|'ve| has| have) got (?:an?|the|his|her|their|some|two) [a-z]/i;
/** Whether it names a day to come that the story does not, or something that is there. */
function isToCome(sentence: string, text: string): boolean {
  const day = A_DAY_TO_COME.exec(sentence)?.[0].split(' ').at(-1) ?? '';
  return (day !== '' && !isSaidIn(day.toLowerCase(), text)) || HAS_GOT.test(sentence.trim());
}

/** A name in the middle of a sentence that the story does not say. */
const namesSomebody = (sentence: string, text: string): boolean =>
  [...sentence.matchAll(/(?<=[\p{Ll},] )(?!I\b|I'|Mum|Mom|Dad|Year\b|Please)\p{Lu}\p{Ll}+/gu)].some(
    ([name]) => !text.toLowerCase().includes(name.toLowerCase()),
  );

/** Whether a sentence says something of its own that stands nowhere in the story: a name, a day, a number, or some words. */
function tellsNews(sentence: string, text: string, least: number): boolean {
  if (isToCome(sentence, text) || namesSomebody(sentence, text) || numbersUntold(sentence, text).length > 0)
    return true;
  const news = telling(sentence).filter(
    (word) =>
      !OF_ANY_STORY.test(word) && !OF_ANY_TROUBLE.test(word) && !HOW_IT_CAME.test(word) && !isSaidIn(word, text),
  );
  return new Set(news).size >= least;
}

/**
 * Whether a sentence of the notes asks for no place in a story: it says how hard it is, what was tried in vain or what is not
 * to be said, and no news besides. Whatever else a parent noted is told, or is said to be missing.
 */
export const asksForNothing = (sentence: string, text: string): boolean =>
  !KEPT_FROM.test(sentence.replace(/[.!\s]+$/, '')) &&
  (IN_VAIN.test(sentence) ||
    A_WISH.test(sentence) ||
    (!HELPS.test(sentence) &&
      !TRIES_HARD.test(sentence) &&
      !OF_A_THING.test(sentence.trim()) &&
      !KEEPS_IN_TOUCH.test(sentence.trim()) &&
      (BESIDES.test(sentence.trim().replace(/[.!]+$/, '')) ||
        (OF_THE_TROUBLE.test(sentence) && !tellsNews(sentence, text, A_RULE.test(sentence) ? 1 : NEWS)) ||
        ((OF_A_DAY.test(sentence.trim()) || OF_THE_HOUSEHOLD.test(sentence.trim())) &&
          !tellsNews(sentence, text, 1)))));
