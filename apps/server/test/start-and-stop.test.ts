import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formOf } from './support/requests.ts';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';
import { scratchFolder } from './support/storage.ts';

let folder: ReturnType<typeof scratchFolder>;
const running: ServerProcess[] = [];
const start = (variables: Record<string, string> = {}, program: 'real' | 'quick' = 'quick'): ServerProcess => {
  const server = startServerProcess(program, { DATA_DIR: folder.path, ...variables });
  running.push(server);
  return server;
};

beforeEach(() => {
  folder = scratchFolder();
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.process.kill('SIGKILL');
    await server.exit;
  }
  folder.remove();
});

/** What a server says that does not start: one line for the person at the terminal. */
async function refusal(server: ServerProcess): Promise<string> {
  const { code } = await server.exit;
  expect(code).toBe(1);
  const lines = server.said.stderr.trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

describe('a server that cannot start says why in one line', () => {
  it('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await refusal(start({ PORT: String(port) }))).toBe(
      `Port ${port} is taken by another program. Choose another with PORT.`,
    );
    other.close();
  });

  it('when another server has the data folder, and starts when that one is gone, however it went', async () => {
    const first = start();
    await first.address;
    expect(await refusal(start())).toContain('Another Storylantern is already running on the data folder');
    first.process.kill('SIGKILL');
    await first.exit;
    await start().address;
  });

  it('when the data folder cannot be made', async () => {
    expect(await refusal(start({ DATA_DIR: '/dev/null/data' }))).toBe(
      'The data folder /dev/null/data cannot be written to. Choose another with DATA_DIR.',
    );
  });

  it('when the folder for media cannot be made', async () => {
    writeFileSync(join(folder.path, 'media'), 'a file');
    expect(await refusal(start())).toMatch(/^The data folder .+media cannot be written to\. Choose another/);
  });

  it('when the database in the folder is none', async () => {
    writeFileSync(join(folder.path, 'storylantern.sqlite'), 'not a database '.repeat(100));
    expect(await refusal(start())).toContain('cannot be used: file is not a database.');
  });

  it('when the database is not there', async () => {
    const line = await refusal(start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }));
    expect(line).toBe('The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.');
  });

  it('when something else answers in its place', async () => {
    const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const line = await refusal(start({ DATABASE_URL: `postgres://nobody:secret@127.0.0.1:${port}/none` }));
    expect(line).toMatch(/^The database of DATABASE_URL cannot be used: .+\.$/);
    expect(line).not.toContain('secret');
    other.close();
  });

  it('when the address is not one of this machine', async () => {
    expect(await refusal(start({ HOST: '203.0.113.7' }))).toBe('This machine has no address 203.0.113.7. Check HOST.');
  });

  it('with a line for every fault of the settings', async () => {
    const server = start({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect((await server.exit).code).toBe(1);
    expect(server.said.stderr.trim().split('\n')).toEqual([
      'The settings cannot be used:',
      '  - PORT must be a whole number',
      expect.stringContaining('  - LOG_LEVEL must be one of'),
    ]);
  });
});

it('a server that is told to stop gives the story it is writing, and ends with 0', async () => {
  const server = start();
  const address = await server.address;
  const writing = fetch(`${address}/api/stories/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(formOf()),
  });
  // The request must have arrived: a second one is only answered after it was accepted.
  await fetch(`${address}/api/health`);
  server.process.kill('SIGTERM');
  expect((await writing).status).toBe(201);
  expect(await server.exit).toEqual({ code: 0, signal: null });
  expect(server.said.stderr).toBe('');
});

it('a server that is told twice to stop ends at once', async () => {
  const server = start();
  await server.address;
  server.process.kill('SIGINT');
  server.process.kill('SIGINT');
  const { code } = await server.exit;
  expect([0, 1]).toContain(code);
});
