import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measure, readSet } from './safety/measured-set.ts';

/**
 * How well the safety rules read each set: `node packages/lumi/test/measure-safety.ts [file ...]`, without arguments every
 * set in `test/safety`. A line of a set is `tier<TAB>message`, or with earlier messages `tier<TAB>first || second || newest`.
 */
const given = process.argv.slice(2);
const folder = fileURLToPath(new URL('./safety/', import.meta.url));
const files =
  given.length > 0
    ? given
    : readdirSync(folder)
        .filter((each) => each.endsWith('.txt'))
        .map((each) => folder + each);
for (const file of files) {
  const result = measure(readSet(readFileSync(file, 'utf8')));
  for (const each of result.missed) console.warn(`MISSED  ${each}`);
  for (const each of result.falseAlarms) console.warn(`FALSE   ${each}`);
  for (const each of result.otherTier) console.warn(`OTHER   ${each}`);
  for (const each of result.softened) console.warn(`soft    ${each}`);
  console.warn(`${file.split('/').at(-1)}: ${result.line}\n`);
}
