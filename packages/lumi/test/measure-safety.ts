import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assessSafety } from '../src/safety/index.ts';
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
const times: number[] = [];
for (const file of files) {
  const set = readSet(readFileSync(file, 'utf8'));
  const result = measure(set);
  for (const { messages } of set) {
    const began = performance.now();
    assessSafety(messages, { ageMonths: null });
    times.push(performance.now() - began);
  }
  for (const each of result.missed) console.warn(`MISSED  ${each}`);
  for (const each of result.falseAlarms) console.warn(`FALSE   ${each}`);
  for (const each of result.otherTier) console.warn(`OTHER   ${each}`);
  for (const each of result.softened) console.warn(`soft    ${each}`);
  console.warn(`${file.split('/').at(-1)}: ${result.line}\n`);
}
times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
const long = `${'We had a calm day and then she swallowed something and was not herself, '.repeat(300)}`.slice(
  0,
  20_000,
);
const began = performance.now();
assessSafety([long], { ageMonths: null });
console.warn(
  `speed: median ${at(0.5)} ms, 99th of a hundred ${at(0.99)} ms; 20,000 characters ${(performance.now() - began).toFixed(0)} ms`,
);
