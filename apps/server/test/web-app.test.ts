import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from './support/open-test-server.ts';
import { scratchFolder } from './support/storage.ts';

describe('a built web app', () => {
  let folder: ReturnType<typeof scratchFolder>;
  let server: TestServer;
  const get = (url: string, headers = {}) => server.app.inject({ url, headers });

  beforeAll(async () => {
    folder = scratchFolder();
    mkdirSync(join(folder.path, 'assets'));
    for (const [name, text] of Object.entries({
      'index.html': '<h1>Storylantern</h1>',
      'index.html.br': 'the page in brotli',
      'assets/index-abc123.js': 'let a = 1;',
      'assets/index-abc123.js.br': 'the script in brotli',
      'theme.js': 'let b = 2;',
    })) {
      writeFileSync(join(folder.path, name), text);
    }
    server = await openTestServer({}, { webFolder: folder.path });
  });
  afterAll(async () => {
    await server.end();
    folder.remove();
  });

  it.each(['/', '/story/abc', '/custom-story?category=fear-dark', '/no/such/page'])(
    'answers %s with its page',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.body).toBe('<h1>Storylantern</h1>');
    },
  );

  it('sends the compressed page to who can read it, and nothing to who has it', async () => {
    const compressed = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.body).toBe('the page in brotli');
    expect((await get('/', { 'if-none-match': String(compressed.headers.etag) })).statusCode).toBe(304);
  });

  it('lets hashed files be kept for good, and others be asked for again', async () => {
    const hashed = await get('/assets/index-abc123.js', { 'accept-encoding': 'br' });
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-encoding']).toBe('br');
    expect(hashed.headers['content-type']).toContain('javascript');
    expect((await get('/theme.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/assets/gone.js', '/assets/../../server/package.json', '/%2e%2e/package.json', '/.env', '/assets/'])(
    'has no file at %s',
    async (url) => {
      const response = await get(url);
      expect(response.body).not.toContain('"name"');
      expect(response.statusCode === 404 || response.body === '<h1>Storylantern</h1>').toBe(true);
    },
  );

  it('shows a page that was built anew while the server runs', async () => {
    writeFileSync(join(folder.path, 'index.html'), '<h1>New</h1>');
    utimesSync(join(folder.path, 'index.html'), new Date(), new Date(Date.now() + 5_000));
    const response = await get('/', { 'accept-encoding': 'br' });
    expect(response.body).toBe('<h1>New</h1>');
    expect(response.headers['content-encoding']).toBeUndefined();
  });
});

it('says how to get it where there is no build, and serves the API all the same', async () => {
  const folder = scratchFolder();
  const server = await openTestServer({}, { webFolder: join(folder.path, 'none') });
  const page = await server.app.inject('/');
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('npm start');
  expect((await server.app.inject('/api/categories')).statusCode).toBe(200);
  await server.end();
  folder.remove();
});
