import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startHouse, type House } from './house.ts';

/** One tells a story after the other, faster than any family. */
const NO_HASTE = { GENERATIONS_PER_MINUTE: '100000', READS_PER_MINUTE: '1000000' };

/** Loading the craft takes seconds, and many times as long while other houses and browsers start beside it. */
const LOADING_MS = 240_000;

/** The answer of a server whose author is not ready in time. */
const BUSY = 503;

/** Waits until the author has loaded: what a test sees of a server that is still busy with itself is for other tests. */
async function writes(address: string): Promise<void> {
  const deadline = AbortSignal.timeout(LOADING_MS);
  for (;;) {
    const read = await fetch(`${address}/api/stories/understand`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ problem: 'bedtime' }),
      signal: deadline,
    });
    if (read.ok) return;
    if (read.status !== BUSY) throw new Error(`The house does not write: ${read.status} ${await read.text()}`);
  }
}
/**
 * The house that the test files of one worker use after one another, emptied for each of them in the way that a family
 * empties theirs. It ends with the run.
 */
export async function sharedHouse(): Promise<House> {
  const worker = join(inject('housesFolder'), `house ${process.env['VITEST_POOL_ID'] ?? '1'}`);
  const record = `${worker}.json`;
  if (!existsSync(record)) {
    mkdirSync(worker);
    const { child, address } = await startHouse(worker, NO_HASTE);
    child.unref();
    await writes(address);
    writeFileSync(record, JSON.stringify({ pid: child.pid, address }));
  }
  const { address } = JSON.parse(readFileSync(record, 'utf8')) as { address: string };
  const emptied = await fetch(`${address}/api/your-data/delete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sure: 'delete everything' }),
  });
  if (!emptied.ok) throw new Error(`The house cannot be emptied: ${await emptied.text()}`);
  return { address };
}
