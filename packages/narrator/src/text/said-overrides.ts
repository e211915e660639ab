import { spokenRespelling } from './spoken-word.ts';
import { writtenWords, type WrittenWord } from './written-words.ts';

/** A name of one or more words and how it is said. */
export interface Respelling {
  readonly words: readonly string[];
  readonly say: string;
}

/** A respelling found in a sentence: how many written words it takes and what is said for them. */
export interface RespeltWords {
  readonly count: number;
  readonly say: string;
}

/**
 * Reads `{ Niamh: 'neev' }`. Entries that say nothing are left out; longer names come first, so that "Mary Ann" is
 * found before "Mary".
 */
export function readRespellings(said: Readonly<Record<string, string>>): readonly Respelling[] {
  return Object.entries(said)
    .map(([written, say]) => ({
      words: writtenWords(written).map((word) => comparable(word.text)),
      say: spokenRespelling(say),
    }))
    .filter((respelling) => respelling.words.length > 0 && respelling.say !== '')
    .sort((a, b) => b.words.length - a.words.length);
}

/** The respelling that starts at word `at`: whole words in any case, the last one also as a possessive. */
export function findRespelling(
  words: readonly WrittenWord[],
  at: number,
  respellings: readonly Respelling[],
): RespeltWords | undefined {
  for (const { words: name, say } of respellings) {
    const written = words.slice(at, at + name.length).map((word) => comparable(word.text));
    const last = written.length - 1;
    if (last !== name.length - 1 || name.slice(0, -1).some((part, index) => part !== written[index])) continue;
    if (written[last] === name[last]) return { count: name.length, say };
    if (written[last] === `${name[last]}'s`) return { count: name.length, say: `${say}'s` };
  }
  return undefined;
}

const comparable = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'");
