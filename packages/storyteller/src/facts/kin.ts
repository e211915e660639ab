import type { Phrase } from '../render/phrase.ts';

/** What families call the people who look after a child, as typed; each word of a line means the same person. */
const WOMEN = [
  ['mum', 'mom', 'mummy', 'mammy', 'mommy', 'mama', 'mam', 'mother', 'momma', 'maman', 'mami', 'amma', 'ammi', 'umma', 'eomma'],
  ['grandma', 'granny', 'nana', 'nan', 'gran', 'nanna', 'oma', 'abuela', 'nonna', 'grandmother', 'babushka', 'babusya', 'babusia', 'grammy', 'grandmama', 'grannie', 'nani', 'dadi', 'yiayia', 'bubbe', 'omi', 'abuelita', 'babcia', 'mormor', 'farmor', 'halmoni', 'halmeoni', 'savta', 'obaachan', 'obachan', 'baachan', 'dida', 'thakuma', 'nainai', 'waipo', 'popo', 'teta', 'sitto', 'mamie', 'gogo', 'mamaw', 'nonni', 'nonnie', 'nanny', 'nain', 'mamgu'],
  ['auntie', 'aunt', 'aunty', 'tante', 'khala', 'massi', 'masi', 'mausi', 'phupho', 'phuppo', 'bua'],
  ['stepmum', 'stepmom', 'stepmother'],
] as const; // prettier-ignore
const MEN = [
  ['dad', 'daddy', 'papa', 'father', 'dada', 'baba', 'papi', 'appa', 'abbu'],
  ['grandpa', 'grandad', 'granddad', 'grampa', 'gramps', 'opa', 'abuelo', 'nonno', 'grandfather', 'pop-pop', 'grandpop', 'grandpapa', 'opi', 'abuelito', 'pappou', 'papou', 'dziadek', 'dedushka', 'morfar', 'farfar', 'zayde', 'dadu', 'papaw', 'taid', 'tadcu', 'ojiichan', 'ojichan', 'jiichan', 'harabeoji', 'yeye', 'waigong', 'gonggong', 'jiddo', 'papy', 'grandpappy'],
  ['uncle', 'chacha', 'mamu'],
  ['stepdad', 'stepfather'],
] as const; // prettier-ignore

/** Formal words are not how a child says it. */
const SAID_AT_HOME: Readonly<Record<string, string>> = {
  mother: 'Mum',
  father: 'Dad',
  grandmother: 'Grandma',
  grandfather: 'Grandpa',
  aunt: 'Auntie',
  stepmother: 'Stepmum',
  stepfather: 'Stepdad',
};

const PHRASES = new Map<string, Phrase>();
for (const [groups, gender] of [
  [WOMEN, 'f'],
  [MEN, 'm'],
] as const) {
  for (const word of groups.flat()) {
    PHRASES.set(word, { text: SAID_AT_HOME[word] ?? word.charAt(0).toUpperCase() + word.slice(1), gender });
  }
}

/** Every word for a relative who may be the grown-up of a story, longest first. */
export const kinWords: readonly string[] = [...PHRASES.keys()].sort((a, b) => b.length - a.length);

/** How a relative stands in a sentence, from the parent's own word: "mommy" -> "Mommy". */
export const kinPhrase = (word: string): Phrase | undefined => PHRASES.get(word.toLowerCase());

/** A relative by name: "Granny Pam"; a step-parent is the child's own and is called by the name: "{his} stepmum Jen". */
export const kinNamed = (phrase: Phrase, name: string): Phrase =>
  phrase.text.startsWith('Step')
    ? { ...phrase, text: `{his} ${phrase.text.toLowerCase()} ${name}`, again: name }
    : { ...phrase, text: `${phrase.text} ${name}` };

/** Whoever is called by what they are to the child, and not by that word alone: an uncle without a name is "her uncle". */
export const kinWhoHelps = (word: string): Phrase | undefined =>
  word.toLowerCase() === 'uncle' ? { text: '{his} uncle', gender: 'm' } : kinPhrase(word);

/** All words for the same relative, the given one among them. */
export function sameKin(word: string): readonly string[] {
  const low = word.toLowerCase();
  return [...WOMEN, ...MEN].find((group) => (group as readonly string[]).includes(low)) ?? [low];
}
