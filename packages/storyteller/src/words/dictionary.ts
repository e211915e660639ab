import { dictionary } from 'cmu-pronouncing-dictionary';
import { remembered } from './remembered.ts';

/**
 * English words that a pronouncing dictionary of American English lacks and that families here use daily, with their
 * number of syllables. They count as known words.
 */
const HOUSE_WORDS: Readonly<Record<string, number>> = {
  mummy: 2, nappy: 2, nappies: 2, wees: 1, poo: 1, poos: 1, cuddle: 2, cuddles: 2, cuddly: 2, blankie: 2, grown: 1,
  'grown-up': 2, 'grown-ups': 2, favourite: 2, colour: 2, colours: 2, colouring: 3, cosy: 2, pyjamas: 3, snuggle: 2,
  snuggles: 2, tummy: 2, bunny: 2, teddy: 2, playtime: 2, bedtime: 2, storytime: 3, toothbrush: 2, nightlight: 2,
  maths: 1, duvet: 2, wellies: 2, lego: 2, minecraft: 2, pokemon: 3, scooter: 2, trampoline: 3, dinosaurs: 3,
  dinosaur: 3, paw: 1, shh: 1, hoot: 1, squeak: 1, splash: 1, whoosh: 1, lunchbox: 2, potty: 2, flush: 1, xylophone: 3,
  hula: 2, stickers: 2, sticker: 2, pinky: 2, wiggle: 2, wiggles: 2, giggle: 2, giggles: 2, grandad: 2, nana: 2,
  auntie: 2, bluey: 2, peppa: 2, lovey: 2, binky: 2, plushie: 2, plushies: 2, stuffie: 2, stuffies: 2, sudoku: 3,
  waa: 1, glug: 1, psss: 1, emptiest: 3, autoplay: 3, yum: 1, brr: 1, whee: 1, zzz: 1, yay: 1, hmm: 1,
}; // prettier-ignore

/** How many words are remembered; a family uses fewer, and whoever sends nonsense fills nothing. */
const MOST_KEPT = 20_000;

const own = (word: string): string | undefined => (Object.hasOwn(dictionary, word) ? dictionary[word] : undefined);
const bare = (word: string): string => word.toLowerCase().replaceAll('’', "'");

const listed = (word: string): boolean => own(word) !== undefined || Object.hasOwn(HOUSE_WORDS, word);
/** Endings of plurals and verbs, longest first, and what stands there in the listed word. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/(?:es|ed)$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/[sd]$/, ''],
];

/** Whether a word stands in the dictionary as it is written. A word that does not is more likely a slip than a discovery. */
export const isWord = (word: string): boolean => bare(word).replace(/'s$/, '').split('-').every(listed);

/** Whether a word is in the dictionary or is the plural or a verb form of one that is. */
export const isWordForm = remembered(MOST_KEPT, (word: string) =>
  bare(word)
    .replace(/'s$/, '')
    .split('-')
    .every((part) => listed(part) || ENDINGS.some(([end, base]) => end.test(part) && listed(part.replace(end, base)))),
);

const VOWEL_RUN = /[aeiouy]+/g;

/** Syllables by rule of thumb for a word no dictionary has: runs of vowels, less a silent final e. */
function guessed(word: string): number {
  const runs = word.match(VOWEL_RUN)?.length ?? 0;
  const silent = /[^aeiouyl]e$/.test(word) || /[^aeiou](?:es|ed)$/.test(word) ? 1 : 0;
  return Math.max(1, runs - silent);
}

/** How many syllables a word has: by pronunciation where the dictionary knows it, else by rule of thumb. */
export const syllables = remembered(MOST_KEPT, (word: string) => {
  let count = 0;
  for (const part of bare(word).replace(/'s$/, '').split('-')) {
    const sounds = own(part);
    count += HOUSE_WORDS[part] ?? (sounds === undefined ? guessed(part) : (sounds.match(/\d/g)?.length ?? 1));
  }
  return count;
});
