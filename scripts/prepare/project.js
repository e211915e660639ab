import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root folder; may hold spaces, so it is only ever passed as one argument. */
export const PROJECT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Ends with one clear line on standard error and exit code 1. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The Node 24 that the install brought, or the running one when that is new enough already. */
export function node24() {
  const brought = join(PROJECT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(brought) ? brought : process.execPath;
}

/**
 * Runs a program to its end, its output on ours (or kept back and shown only when it fails, with `quiet`).
 * Ends this process with `sentence` when it fails.
 */
export function run(program, args, { sentence, quiet = false, env = {} } = {}) {
  const ended = spawnSync(program, args, {
    cwd: PROJECT,
    stdio: quiet ? 'pipe' : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (ended.status === 0) return;
  if (quiet) process.stderr.write(`${ended.stdout ?? ''}${ended.stderr ?? ''}`);
  fail(sentence ?? `${program} ${args.join(' ')} failed${ended.error ? `: ${ended.error.message}` : ''}.`);
}
