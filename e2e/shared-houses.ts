import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the houses that test files share write down where they stand. */
    housesFolder: string;
  }
}

/**
 * Before the first browser test: a place for the houses that its files share, one for each that run side by side. After
 * the last one: they all end. A house takes several seconds of computing until all its makers are warm, and a family's
 * house is not new every day either.
 */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'storylantern houses '));
  project.provide('housesFolder', folder);
  return async () => {
    const houses = readdirSync(folder).filter((name) => name.endsWith('.json'));
    await Promise.all(houses.map((name) => ended(Number(JSON.parse(readFileSync(join(folder, name), 'utf8')).pid))));
    rmSync(folder, { recursive: true, force: true });
  };
}

const PATIENCE_MS = 20_000;

/** Asks a process to end and waits until it has; what does not listen is ended. */
async function ended(pid: number): Promise<void> {
  const late = Date.now() + PATIENCE_MS;
  for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; isThere(pid, signal); signal = Date.now() > late ? 'SIGKILL' : 0) {
    await new Promise((next) => setTimeout(next, 20));
  }
}

function isThere(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
