// Measures the product on this machine: `npm run bench`, or `npm run bench -- storyteller server` for some parts only.
// Prints a table and writes bench/results/<date>.json. A missed bar is printed, never hidden; the exit code stays 0,
// because figures of a busy machine are not a verdict on the code.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { measureBookText } from './book-text.ts';
import { measureBook, measurePages } from './book.ts';
import { measureDashboard } from './dashboard.ts';
import type { Figure } from './figures.ts';
import { table } from './figures.ts';
import { measureLumi } from './lumi.ts';
import { measureModelServers } from './model-servers.ts';
import { measureRandomPages } from './random-pages.ts';
import { measureServer } from './server.ts';
import { measureSong } from './song.ts';
import { measureStart } from './start.ts';
import { measureStory } from './story.ts';
import { measureStoryteller } from './storyteller.ts';

const PARTS: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  storyteller: measureStoryteller,
  story: measureStory,
  'book-text': measureBookText,
  pages: measurePages,
  'random-pages': measureRandomPages,
  book: measureBook,
  song: measureSong,
  lumi: measureLumi,
  'model-servers': measureModelServers,
  dashboard: measureDashboard,
  server: measureServer,
  start: measureStart,
};

const asked = process.argv.slice(2);
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const measured = await measure();
  console.log(`\n${name}\n${table(measured)}`);
  figures.push(...measured);
}

const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const when = new Date().toISOString();
const machine = { cores: cpus().length, processor: cpus()[0]?.model ?? 'unknown', node: process.version };
const file = join(folder, `${when.replaceAll(':', '-')}.json`);
writeFileSync(file, JSON.stringify({ when, machine, figures }, null, 2));
console.log(`\nWritten to ${file}`);
