import { remembered } from '../words/remembered.ts';

/** Verbs that tie speech to whoever says it. */
const TAG = '(?:said|asked|whispered|shouted|called|cried|went|sang|answered|sighed|muttered|replied)';
const STOP_BEFORE_TAG = new RegExp(String.raw`\.(["”]) (${TAG}\b)`, 'gi');
const CAPITAL_TAG = new RegExp(String.raw`([,!?]["”]) (${TAG})\b`, 'gi');
/** "a owl", "an bear": by the sound the next word begins with, for the words that stories use; "14A is" is no article. */
const A_VOWEL =
  /(?<![\p{L}\p{M}\p{N}'’])([Aa]) (?=(?:[aeio]|u(?!ni|k|s[aeiu]|ti))(?!ne\b|nce\b)(?!u)\p{Ll}|hour\b|honest\b)/gu;
const AN_CONSONANT = /(?<![\p{L}\p{M}'’])([Aa])n (?=[bcdfgjklmnpqrstvwxyz])/gu;

/** Pages are told several times over in search of the best; as many wordings are known again. */
const MOST_KEPT = 2_000;

/**
 * The pass every page goes through: single spaces, speech and tag joined (`"Not me," said Ember.`), one stop where two
 * met, "a" and "an" by sound, and a capital at the head of each sentence.
 */
export const punctuated = remembered(MOST_KEPT, (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ([,.;:!?])(?!\.)/g, '$1')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .replace(/([!?])\.(?!\.)/g, '$1')
    .replace(/([.!?]["”])\./g, '$1')
    .replace(/\b(said|asked|called|shouted|whispered) "(?=\p{Lu}[^"]*[.!?]")/gu, '$1, "')
    .replace(/,\./g, '.')
    .replace(/,,+/g, ',')
    .replace(STOP_BEFORE_TAG, (_, quote: string, tag: string) => `,${quote} ${tag.toLowerCase()}`)
    .replace(CAPITAL_TAG, (_, end: string, tag: string) => `${end} ${tag.toLowerCase()}`)
    .replace(A_VOWEL, '$1n ')
    .replace(AN_CONSONANT, '$1 ')
    .replace(/^(["“]?)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toLocaleUpperCase('en'))
    .replace(
      /((?<!\.\.)[.!?] ["“]?)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en'),
    ),
);
