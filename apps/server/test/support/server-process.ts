import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAMS = {
  /** What `npm start` runs. */
  real: fileURLToPath(new URL('../../src/main.ts', import.meta.url)),
  /** The same server with makers that need no craft. */
  quick: fileURLToPath(new URL('run-quick.ts', import.meta.url)),
} as const;

/** A server in a process of its own. */
export interface ServerProcess {
  readonly process: ChildProcess;
  /** Its address; rejects when it ends before it serves. */
  readonly address: Promise<string>;
  readonly exit: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  /** Everything it said. */
  readonly said: { stdout: string; stderr: string };
}

export function startServerProcess(
  program: keyof typeof PROGRAMS,
  variables: Readonly<Record<string, string>>,
): ServerProcess {
  // The compiled modules of one start serve the next, as they do for whoever starts the product.
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [PROGRAMS[program]], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  const exit = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const address = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      said.stdout += String(chunk);
      const found = /Storylantern is at (http:\/\/\S+)/.exec(said.stdout)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.stderr?.on('data', (chunk) => (said.stderr += String(chunk)));
    void exit.then(() => reject(new Error(`The server ended before it served:\n${said.stdout}${said.stderr}`)));
  });
  // Whoever expects it to end does not ask for the address.
  address.catch(() => undefined);
  return { process: child, address, exit, said };
}
