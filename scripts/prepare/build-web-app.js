import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node24, PROJECT, run } from './project.js';

const WEB = join(PROJECT, 'apps', 'web');
const STAMP = join(WEB, 'dist', '.sources');

/** Everything the build is made from. Tests are left out: they change without changing the page. */
const SOURCES = [
  'package-lock.json',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/package.json',
  'apps/web/public',
  'apps/web/src',
  'packages/contract/src',
  'packages/library/src',
  'packages/illustrator/src',
];

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.name.includes('.test.'))
    .flatMap((entry) => filesIn(join(path, entry.name)));
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesIn(join(PROJECT, source))).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Builds the web app when any of its sources is other than at the last build. */
export function buildWebApp() {
  const now = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return;
  process.stdout.write('Building the web app...\n');
  const vite = join(PROJECT, 'node_modules', 'vite', 'bin', 'vite.js');
  run(node24(), [vite, 'build', WEB, '--logLevel', 'warn'], {
    sentence: 'The web app could not be built; the lines above say why.',
    env: { NODE_ENV: 'production' },
  });
  writeFileSync(STAMP, now);
}
