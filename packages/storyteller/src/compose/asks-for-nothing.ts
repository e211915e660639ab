import { EASES } from '../facts/helps/help-words.ts';

/** How hard it is, and what it does to the child: that is what the whole story answers. */
const OF_THE_TROUBLE =
  /\b(?:hurts?|aches?|sore|cr(?:y|ies|ied|ying)|sobs?|screams?|shouts?|tantrums?|meltdowns?|scared|afraid|frightened|terrified|worr(?:y|ies|ied)|anxious|nervous|upset|angry|cross|furious|sad|hates?|hated|dreads?|refus\w+|won't|wont|can't|cant|cannot|doesn't|doesnt|don't|didn't|isn't|not|never|nothing|no longer|struggl\w+|hard|difficult|trouble|problem|worse|worst|bad(?! (?:days?|times?|moments?|bits?)\b)|too (?:much|loud|many|long)|every (?:time|morning|night|day|single)|since (?:the|he|she|they|we|last|his|her)|started (?:when|after|last|in|a)|always (?:wants?|asks?|says))\b/i;
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

/**
 * Whether a sentence of the notes asks for no place in a story: it says how hard it is, what happened on a day or who drives.
 * To list it as missing would only tell a parent that nobody listened.
 */
export const asksForNothing = (sentence: string): boolean =>
  !HELPS.test(sentence) &&
  !TRIES_HARD.test(sentence) &&
  !OF_A_THING.test(sentence.trim()) &&
  !KEEPS_IN_TOUCH.test(sentence.trim()) &&
  (OF_THE_TROUBLE.test(sentence) ||
    OF_A_DAY.test(sentence.trim()) ||
    OF_THE_HOUSEHOLD.test(sentence.trim()) ||
    BESIDES.test(sentence.trim().replace(/[.!]+$/, '')));
