import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, node24, PROJECT } from './project.js';

/** Where the browser that was found is remembered for the tests: `{ path, args, env }`. */
const BROWSER_RECORD = join(PROJECT, 'node_modules', '.cache', 'storylantern', 'browser.json');

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** A browser counts as found when it starts and says its version; a file alone proves nothing. */
function starts(path, env = {}) {
  if (!path || !existsSync(path)) return false;
  const asked = spawnSync(path, ['--version', '--no-sandbox'], { env: { ...process.env, ...env }, timeout: 20_000 });
  return asked.status === 0;
}

/** The browser that comes as an npm package: no system package needed, Linux on x64 only. It unpacks into /tmp. */
async function packaged(require) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Its own copies of NSS and friends are unpacked only when it believes to be on a bare machine.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import(pathToFileURL(require.resolve('@sparticuz/chromium')).href);
  const path = await chromium.executablePath();
  const env = { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '' };
  return starts(path, env) ? { path, env } : undefined;
}

function installedByPlaywright(require) {
  const script = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
  const asked = spawnSync(node24(), ['-e', script], { cwd: PROJECT, encoding: 'utf8' });
  const path = asked.stdout?.trim();
  if (starts(path)) return { path };
  const cli = require.resolve('playwright-core/cli.js');
  spawnSync(node24(), [cli, 'install', '--only-shell', 'chromium'], { timeout: 120_000, stdio: 'ignore' });
  return starts(path) ? { path } : undefined;
}

function installedByDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stdout.write('Installing Chromium for the browser tests...\n');
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  return starts(SYSTEM[0]) ? { path: SYSTEM[0] } : undefined;
}

/**
 * Finds a Chromium for the tests, in this order: CHROMIUM_PATH, one on the system, the npm package, Playwright's own
 * (downloaded when it can be), Debian's package (as root). Remembers it in BROWSER_RECORD.
 */
export async function findBrowser() {
  const known = existsSync(BROWSER_RECORD) ? JSON.parse(readFileSync(BROWSER_RECORD, 'utf8')) : undefined;
  const wanted = process.env.CHROMIUM_PATH;
  if (known && (!wanted || wanted === known.path) && starts(known.path, known.env)) return;
  if (wanted && !starts(wanted)) fail(`CHROMIUM_PATH is ${wanted}, which does not start as a browser.`);

  const require = createRequire(join(PROJECT, 'package.json'));
  const system = [wanted, ...SYSTEM].find((path) => starts(path));
  const found =
    (system && { path: system }) ??
    (await packaged(require)) ??
    installedByPlaywright(require) ??
    installedByDebian() ??
    fail('No Chromium was found for the browser tests. Install one, or set CHROMIUM_PATH to it.');
  mkdirSync(join(BROWSER_RECORD, '..'), { recursive: true });
  writeFileSync(BROWSER_RECORD, JSON.stringify({ env: {}, ...found }));
}
