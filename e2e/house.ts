import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const PROJECT = resolve(import.meta.dirname, '..');

/** A real server, as a parent would run it. */
export interface House {
  readonly address: string;
}

/** A house of one's own, on a data folder of its own. */
interface OwnHouse extends House {
  close(): Promise<void>;
}

/** A free port on the loopback interface. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A server is up in two seconds; a machine that does much else at the time may take long. */
const STARTING_MS = 120_000;

async function answers(address: string, child: ChildProcess): Promise<void> {
  const deadline = AbortSignal.timeout(STARTING_MS);
  while (child.exitCode === null) {
    deadline.throwIfAborted();
    const health = await fetch(`${address}/api/health`).catch(() => undefined);
    if (health?.ok) return;
    await new Promise((next) => setTimeout(next, 20));
  }
  throw new Error(`The server ended with code ${child.exitCode} before it answered.`);
}

/** Starts the product exactly as `npm start` does, after its preparation. @throws Error when it does not come up. */
export async function openHouse(env: Readonly<Record<string, string>> = {}): Promise<OwnHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'storylantern e2e '));
  const { child, address } = await startHouse(folder, env);
  return {
    address,
    async close() {
      const ended = new Promise((done) => child.once('exit', done));
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the product on a folder; its log stands beside its data. @throws Error when it does not come up */
export async function startHouse(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<House & { child: ChildProcess }> {
  const port = await freePort();
  const file = join(folder, 'e2e.log');
  const out = openSync(file, 'a');
  const child = spawn(process.execPath, [join(PROJECT, 'scripts/start.js')], {
    cwd: PROJECT,
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  const address = `http://127.0.0.1:${port}`;
  await answers(address, child).catch((reason: unknown) => {
    child.kill('SIGKILL');
    throw new Error(`The server did not come up. Its log:\n${readFileSync(file, 'utf8')}`, { cause: reason });
  });
  return { child, address };
}

/** The browser that `npm test` found or installed; sound plays without a click only where a test allows it. */
export async function openBrowser(): Promise<Browser> {
  const record = join(PROJECT, 'node_modules', '.cache', 'storylantern', 'browser.json');
  const { path, env } = JSON.parse(readFileSync(record, 'utf8')) as { path: string; env: Record<string, string> };
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}
