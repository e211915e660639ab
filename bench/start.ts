import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../e2e/house.ts';
import type { Figure } from './figures.ts';
import { askForStory, heard } from './parent.ts';

const PROJECT = resolve(import.meta.dirname, '..');

/** Long enough for every idle worker to have ended. */
const REST_MS = 180_000;

/** Resident memory of a process and its children in MB, from /proc (Linux); NaN elsewhere. */
function memory(pid: number): number {
  try {
    const own = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return Number(own) / 1024 + children.reduce((sum, child) => sum + memory(Number(child)), 0);
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'ENOENT') return process.platform === 'linux' ? 0 : Number.NaN;
    throw reason;
  }
}

async function start(folder: string) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [join(PROJECT, 'scripts/start.js')], {
    cwd: PROJECT,
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/api/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered.');
    await new Promise((next) => setTimeout(next, 5));
  }
  const stop = () =>
    new Promise<void>((done) => {
      child.once('exit', () => done());
      child.kill('SIGTERM');
    });
  return { address, took: performance.now() - began, pid: child.pid ?? 0, stop };
}

/** Starting on an empty and on a filled data folder; memory before, during and after making stories. */
export async function measureStart(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'storylantern bench '));
  try {
    const cold = await start(folder);
    const fresh = memory(cold.pid);
    await cold.stop();
    const warm = await start(folder);
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, memory(warm.pid))), 50);
    const asked = await Promise.all(Array.from({ length: 4 }, () => askForStory(warm.address)));
    for (const id of asked) await heard(warm.address, id);
    clearInterval(watch);
    const after = memory(warm.pid);
    await new Promise((rested) => setTimeout(rested, REST_MS));
    const rest = memory(warm.pid);
    await warm.stop();
    return [
      { name: 'start on an empty data folder', value: cold.took, unit: 'ms' },
      { name: 'start on a filled data folder', value: warm.took, unit: 'ms', bar: { atMost: 2000 } },
      { name: 'memory just after the start', value: fresh, unit: 'MB' },
      { name: 'memory at the peak, four stories at once', value: peak, unit: 'MB' },
      { name: 'memory just after making four stories', value: after, unit: 'MB' },
      { name: 'memory at rest, three minutes later', value: rest, unit: 'MB', bar: { atMost: 400 } },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
