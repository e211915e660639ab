import { readdir } from 'node:fs/promises';
import { AGE_BANDS } from '@storylantern/contract';
import type { Frame } from '../src/frame.ts';
import { lintFrame } from '../src/lint-frame.ts';

/**
 * Checks situation frames and prints what is wrong: `node packages/storyteller/test/lint-frames.ts [id ...]`.
 * Without an id every frame is checked. Ends with 1 when a fault was found.
 */
const folder = new URL('../src/frames/', import.meta.url);
const asked = process.argv.slice(2);
const files = (await readdir(folder, { recursive: true })).filter(
  // The general frame keeps its parts in a folder of its name.
  (file) => file.endsWith('.ts') && !/(?:^|\/)(?:index|.*\.test)\.ts$|^general\//.test(file),
);
const wanted = files.filter((file) => asked.length === 0 || asked.includes(file.replace(/^.*\/|\.ts$/g, '')));
const missing = asked.filter((id) => !wanted.some((file) => file.replace(/^.*\/|\.ts$/g, '') === id));
if (missing.length > 0) throw new Error(`There is no file for: ${missing.join(', ')}`);

const isFrame = (value: unknown): value is Frame => typeof value === 'object' && value !== null && 'claims' in value;
let faults = 0;
for (const id of wanted) {
  const loaded: unknown = await import(new URL(id, folder).href);
  const frame = Object.values(loaded as Record<string, unknown>).find(isFrame);
  if (!frame) {
    console.log(`${id}: exports no frame`);
    continue;
  }
  const findings = lintFrame(frame);
  const own = findings.filter((each) => each.severity === 'fault');
  faults += own.length;
  const notes = findings.filter((each) => each.severity === 'note');
  console.log(`\n=== ${frame.id}: ${own.length} faults, ${notes.length} notes`);
  for (const each of [...own, ...notes]) {
    console.log(`${each.severity.toUpperCase()} ${each.where}: ${each.message}\n    ${each.line}`);
  }
  for (const band of AGE_BANDS) {
    const counts = Object.entries(frame.text[band]).map(([kind, all]) => `${kind.slice(0, 4)} ${all.length}`);
    console.log(`${band.padEnd(5)} ${counts.join('  ')}`);
  }
}
process.exitCode = faults > 0 ? 1 : 0;
