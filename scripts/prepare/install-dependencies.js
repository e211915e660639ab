import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, node24, PROJECT, run } from './project.js';

const STAMP = join(PROJECT, 'node_modules', '.installed-lock');

/** npm tells its scripts where it is itself; without that (run by hand) the one on the path is used. */
function npm(args, sentence) {
  const own = process.env.npm_execpath;
  const [program, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  run(program, [...first, ...args], { sentence, quiet: true });
}

/**
 * Installs exactly what the lockfile says, once for each lockfile. A fresh clone gets `npm ci`; an older checkout gets
 * the difference only. Development packages are always included: the web app's build is one of them.
 */
export function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(join(PROJECT, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (installed === lock) return;
  const fresh = !existsSync(join(PROJECT, 'node_modules'));
  process.stdout.write('Installing what Storylantern needs (about a minute, once)...\n');
  npm(
    [fresh ? 'ci' : 'install', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
    'Installing failed; the lines above are what npm said. Check the network and the disk, then try again.',
  );
  if (node24() === process.execPath && Number(process.versions.node.split('.')[0]) < 24) {
    fail(
      `Storylantern runs on Node 24, which could not be installed here; please install it (this is ${process.version}).`,
    );
  }
  writeFileSync(STAMP, lock);
}
