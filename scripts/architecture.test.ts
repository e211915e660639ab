import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = resolve(import.meta.dirname, '..');
let house: string;

/** Lints one file of a small house with the project's own rules; the answer is what was said of it. */
function lint(file: string, text: string): string {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  const oxlint = join(project, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const ended = spawnSync(process.execPath, [oxlint, '--format', 'unix', file], { cwd: house, encoding: 'utf8' });
  rmSync(path);
  return ended.status === 0 ? 'clean' : ended.stdout + ended.stderr;
}

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'storylantern house '));
  copyFileSync(join(project, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
});
afterAll(() => rmSync(house, { recursive: true }));

describe('the direction rules of the house', () => {
  it.each([
    ['a package that reads files', 'packages/storyteller/src/a.ts', "import 'node:fs';"],
    ['a package that calls out', 'packages/narrator/src/a.ts', "export const a = fetch('x');"],
    ['a package that asks the clock', 'packages/library/src/a.ts', 'export const a = Date.now();'],
    ['a package that rolls dice', 'packages/illustrator/src/a.ts', 'export const a = Math.random();'],
    ['the contract using the library', 'packages/contract/src/a.ts', "import '@storylantern/library';"],
    ['the storyteller using the illustrator', 'packages/storyteller/src/a.ts', "import '@storylantern/illustrator';"],
    ['the browser using the storyteller', 'apps/web/src/features/a/a.ts', "import '@storylantern/storyteller';"],
    ['the browser reaching into the server', 'apps/web/src/a.ts', "import '../../../apps/server/src/app.ts';"],
    ['a side door into a package', 'apps/server/src/a.ts', "import '@storylantern/narrator/src/clip.ts';"],
    ['one feature using another', 'apps/web/src/features/a/a.ts', "import '../b/b.ts';"],
    ['one server feature using another', 'apps/server/src/features/a/a.ts', "import '../b/b.ts';"],
    ['the design system knowing a feature', 'apps/web/src/ui/a.ts', "import '../features/a/a.ts';"],
    ['the platform knowing a feature', 'apps/server/src/platform/jobs/a.ts', "import '../../features/a/a.ts';"],
  ])('refuse %s', (_, file, text) => {
    expect(lint(file, text)).toMatch(/no-restricted/);
  });

  it.each([
    ['packages/storyteller/src/a.ts', "import '@storylantern/library';"],
    ['apps/web/src/features/a/a.ts', "import '@storylantern/illustrator';\nimport '../../ui/button.tsx';"],
    ['apps/server/src/features/a/a.ts', "import './b.ts';\nimport '../../platform/media/store.ts';"],
  ])('allow what goes the right way (%s)', (file, text) => {
    expect(lint(file, text)).toBe('clean');
  });
});
