// Runs every check that package.json names (`check:...`) side by side, as many as there are cores. What each of them says
// is kept until it ends, so that it can be read in one piece; all are run, whatever the first ones find.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from './prepare/project.js';

const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
/** In their order in package.json, which has the longest first: it should not be the one that all wait for. */
const waiting = Object.keys(scripts).filter((name) => name.startsWith('check:'));
const failed = [];

/** Runs one check to its end and says how it ended, then what it said. */
function run(name) {
  return new Promise((done) => {
    const began = performance.now();
    const said = [];
    const child = spawn(scripts[name], { cwd: PROJECT, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (piece) => said.push(piece));
    child.stderr.on('data', (piece) => said.push(piece));
    child.once('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (code) => {
      if (code !== 0) failed.push(name);
      const seconds = Math.round((performance.now() - began) / 1_000);
      process.stdout.write(`${name}: ${code === 0 ? 'nothing found' : 'failed'} (${seconds} s)\n`);
      process.stdout.write(Buffer.concat(said));
      done();
    });
  });
}

async function runWhatWaits() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await run(name);
}

await Promise.all(Array.from({ length: availableParallelism() }, runWhatWaits));
if (failed.length > 0) {
  process.stderr.write(`Not in order: ${failed.join(', ')}.\n`);
  process.exitCode = 1;
}
