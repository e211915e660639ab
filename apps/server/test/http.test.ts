import { once } from 'node:events';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATEGORIES, CHALLENGES } from '@storylantern/library';
import * as contract from '@storylantern/contract';
import { errorBodySchema, healthSchema, type Category, type Topic } from '@storylantern/contract';
import { enqueueJob } from '../src/platform/jobs/enqueue-job.ts';
import { openTestServer, type TestServer } from './support/open-test-server.ts';
import { failure, formOf, makeStory, post } from './support/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  server.startJobs();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => server.end());

const generate = '/api/stories/generate';
const raw = (payload: string, headers: Record<string, string>) =>
  server.app.inject({ method: 'POST', url: generate, payload, headers });

/** What the server says to bytes that no client would send. */
const answerTo = (port: number, request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });

describe('what cannot be read', () => {
  const json = 'application/json';
  const unreadable = { status: 400, code: 'bad-request', message: 'This request could not be read.' };
  const notJson = { status: 415, code: 'unsupported-media', message: 'This request was not sent as JSON.' };
  it.each([
    { what: 'half of JSON', payload: '{"category":', type: json, ...unreadable },
    { what: 'a prototype', payload: '{"__proto__":{"a":1},"category":"fear-dark"}', type: json, ...unreadable },
    { what: 'a list', payload: '[]', type: json, ...unreadable },
    { what: 'null', payload: 'null', type: json, ...unreadable },
    { what: 'a very deep list', payload: `${'['.repeat(60_000)}${']'.repeat(60_000)}`, type: json, ...unreadable },
    { what: 'a form', payload: 'category=fear-dark', type: 'application/x-www-form-urlencoded', ...notJson },
    { what: 'XML', payload: '<xml/>', type: 'text/xml', ...notJson },
    {
      what: 'nothing',
      payload: '',
      type: json,
      status: 400,
      code: 'bad-request',
      message: 'This request came without its contents. Please try again.',
    },
    {
      what: 'far too much',
      payload: `{"a":"${'x'.repeat(140_000)}"}`,
      type: json,
      status: 413,
      code: 'too-large',
      message: 'That is more text than we can take at once. Please shorten it.',
    },
  ])('$what is answered with $status and a plain sentence', async ({ payload, type, status, code, message }) => {
    const response = await raw(payload, { 'content-type': type });
    expect(response.statusCode).toBe(status);
    expect(failure(response)).toMatchObject({ code, message, requestId: expect.any(String) });
  });

  it('is answered in words when it is no request at all', async () => {
    const { port } = server.app.server.address() as AddressInfo;
    const answer = await answerTo(port, 'HELO storylantern\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('This request could not be read.');
  });
});

describe('addresses that are not there', () => {
  it('under /api are answered as JSON', async () => {
    for (const url of ['/api', '/api/nothing', '/api/stories/a/b/c', '/api/%ff', '/api/media/', '/api/pictures/x']) {
      const response = await server.app.inject(url);
      expect([url, response.statusCode >= 400 && response.statusCode < 500]).toEqual([url, true]);
      expect(failure(response).message).toMatch(/\.$/);
    }
  });

  it('with another method are not there', async () => {
    expect((await server.app.inject({ method: 'PUT', url: '/api/stories' })).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'POST', url: '/anything' })).statusCode).toBe(404);
  });

  it('elsewhere are left to the web app, and missing files are missing', async () => {
    const page = await server.app.inject('/story/abc');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['cache-control']).not.toContain('immutable');
    expect((await server.app.inject('/assets/gone.js')).statusCode).toBe(404);
  });
});

describe('HEAD and OPTIONS', () => {
  it('HEAD answers as GET does, without the body', async () => {
    const [head, get] = await Promise.all(
      (['HEAD', 'GET'] as const).map((method) => server.app.inject({ method, url: '/api/categories' })),
    );
    expect(head?.statusCode).toBe(200);
    expect(head?.headers['content-length']).toBe(get?.headers['content-length']);
    expect(head?.body).toBe('');
  });

  it('OPTIONS names the methods and allows no other site anything', async () => {
    const response = await server.app.inject({
      method: 'OPTIONS',
      url: generate,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(response.statusCode).toBe(204);
    expect(response.headers['allow']).toContain('POST');
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('who may ask', () => {
  it.each([
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '192.168.1.20:3000',
    'LOCALHOST',
    hostname(),
    `${hostname()}.local:3000`,
  ])('a page that came by the name %s may', async (host) => {
    expect((await server.app.inject({ url: '/api/categories', headers: { host } })).statusCode).toBe(200);
  });

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:3000'])(
    'a page that came by the name "%s" may not',
    async (host) => {
      const response = await server.app.inject({ url: '/api/categories', headers: { host } });
      expect(response.statusCode).toBe(403);
      expect(failure(response).code).toBe('not-allowed');
    },
  );

  it.each([
    [{ origin: 'http://localhost:3000' }, 201],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 201],
    [{}, 201],
    [{ origin: 'http://localhost:4000' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
  ])('a change that comes with %j is answered with %i', async (headers, status) => {
    const response = await post(server, generate, { category: 'fear-dark' }, { host: 'localhost:3000', ...headers });
    expect(response.statusCode).toBe(status);
  });
});

describe('the headers of every answer', () => {
  it.each(['/', '/api/categories', '/api/nothing', '/api/docs'])(
    '%s lets no foreign or inline script run',
    async (url) => {
      const { headers } = await server.app.inject(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('upgrade-insecure-requests');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('are there when a request is refused before it reaches a route', async () => {
    const { port } = server.app.server.address() as AddressInfo;
    const local = 'Host: localhost\r\nConnection: close\r\n\r\n';
    for (const [request, status] of [
      ['GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 403],
      ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 403],
      [`GET /%ff HTTP/1.1\r\n${local}`, 400],
      [`GET /api/stories?search=a b HTTP/1.1\r\n${local}`, 400],
      [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${local}`, 400],
    ] as const) {
      const answer = await answerTo(port, request);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'self'");
      expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
      expect(errorBodySchema.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).message).toMatch(/\.$/);
    }
  });
});

describe('limits', () => {
  it('ask one address to wait, for reads and generations apart, unknown addresses included', async () => {
    const limited = await openTestServer({ READS_PER_MINUTE: '5', GENERATIONS_PER_MINUTE: '2' });
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      statuses.push((await post(limited, generate, { category: 'fear-dark' })).statusCode);
    }
    expect(statuses).toEqual([201, 201, 429]);
    const name = await post(limited, '/api/pronunciations', { said: 'neev' });
    expect(name.statusCode).toBe(429);
    expect(failure(name)).toMatchObject({
      code: 'too-many-requests',
      message: expect.stringContaining('try again in'),
    });
    expect(Number(name.headers['retry-after'])).toBeGreaterThan(0);
    for (let turn = 0; turn < 5; turn++) expect((await limited.app.inject('/api/nothing')).statusCode).toBe(404);
    expect((await limited.app.inject('/api/nothing')).statusCode).toBe(429);
    expect((await limited.app.inject('/api/categories')).statusCode).toBe(429);
    await limited.end();
  });
});

describe('categories and topics', () => {
  it('are those of the library, each with a picture that is there', async () => {
    const categories = (await server.app.inject('/api/categories')).json() as Category[];
    expect(categories.map((each) => each.id)).toEqual(CATEGORIES.map((each) => each.id));
    const topics = (await server.app.inject('/api/topics')).json() as Topic[];
    expect(topics.map((each) => each.id)).toEqual(CHALLENGES.map((each) => each.id));
    for (const { imageUrl } of [...categories, ...topics]) {
      const image = await server.app.inject(imageUrl);
      expect([imageUrl, image.statusCode, image.headers['content-type']]).toEqual([imageUrl, 200, 'image/webp']);
    }
  });

  it('of one category are its own; of an unknown one there are none', async () => {
    const topics = (await server.app.inject('/api/topics?category=social-skills')).json() as Topic[];
    expect(topics.map((each) => each.id)).toContain('sharing');
    expect(topics.length).toBeLessThan(CHALLENGES.length);
    expect((await server.app.inject('/api/topics?category=nonsense')).json()).toEqual([]);
  });

  it('have no pictures but those of the known ids', async () => {
    for (const name of ['topic-x.webp', 'topic-sharing.svg', '..%2f..%2fetc%2fpasswd', 'category-.webp']) {
      expect((await server.app.inject(`/api/pictures/${name}`)).statusCode).toBe(404);
    }
  });
});

describe('health and documentation', () => {
  it('tell how the server is', async () => {
    const response = await server.app.inject('/api/health');
    expect(healthSchema.parse(response.json())).toMatchObject({ status: 'ok', database: { kind: 'sqlite', ok: true } });
  });

  it('tell of a job that was given up, for an hour', async () => {
    const ill = await openTestServer();
    const give = (id: string, minutesAgo: number) =>
      enqueueJob(ill.database.db, { householdId: 1, kind: id, payload: {} }, new Date()).then((job) =>
        ill.database.db
          .updateTable('job')
          .set({ state: 'dead', finished_at: new Date(Date.now() - minutesAgo * 60_000).toISOString() })
          .where('id', '=', job)
          .execute(),
      );
    await give('old', 70);
    const health = async () => healthSchema.parse((await ill.app.inject('/api/health')).json());
    expect(await health()).toMatchObject({ status: 'ok', queue: { dead: 1 } });
    await give('new', 50);
    expect(await health()).toMatchObject({ status: 'degraded', queue: { dead: 2 } });
    await ill.end();
  });

  it('answer 503 when the database is gone', async () => {
    const broken = await openTestServer();
    await broken.database.close();
    const response = await broken.app.inject('/api/health');
    expect(response.statusCode).toBe(503);
    expect(failure(response).code).toBe('not-ready');
    expect((await broken.app.inject('/api/stories')).statusCode).toBe(500);
  });

  it('describe every endpoint', async () => {
    const described = (await server.app.inject('/api/docs/json')).json<{ paths: Record<string, object> }>();
    const calls = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    const promised = Object.values<unknown>(contract).flatMap((each) =>
      typeof each === 'object' && each && 'method' in each && 'path' in each ? [`${each.method} ${each.path}`] : [],
    );
    expect(promised).toContain('GET /api/stories/:id');
    expect(calls).toEqual(expect.arrayContaining(promised));
    expect((await server.app.inject('/api/docs')).statusCode).toBe(200);
  });
});

describe('hearing a name', () => {
  it('gives a sound that is there, the same for the same spelling', async () => {
    const first = await post(server, '/api/pronunciations', { said: ' neev ' });
    expect(first.statusCode).toBe(200);
    const { audioUrl, seconds } = first.json() as { audioUrl: string; seconds: number };
    expect(seconds).toBeGreaterThan(0);
    expect((await server.app.inject(audioUrl)).headers['content-type']).toBe('audio/mpeg');
    expect((await post(server, '/api/pronunciations', { said: 'neev' })).json()).toEqual(first.json());
  });

  it('says so when the spelling cannot be said', async () => {
    const response = await post(server, '/api/pronunciations', { said: '!!!' });
    expect(response.statusCode).toBe(400);
    expect(failure(response)).toMatchObject({ code: 'bad-request', field: 'said' });
  });

  it('needs something to say', async () => {
    const response = await post(server, '/api/pronunciations', { said: '  ' });
    expect(response.statusCode).toBe(400);
    expect(failure(response)).toMatchObject({ field: 'said', message: 'Please write how the name is said.' });
  });
});

it('a server that stops ends the requests in hand and leaves their stories safe', async () => {
  const stopping = await openTestServer();
  let write = () => undefined as void;
  stopping.makers.hold.author = new Promise((resolve) => (write = resolve));
  await stopping.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = stopping.app.server.address() as AddressInfo;
  const arrived = once(stopping.app.server, 'request');
  const answered = fetch(`http://127.0.0.1:${port}${generate}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(formOf()),
  });
  await arrived;
  const ended = stopping.end();
  write();
  expect((await answered).status).toBe(201);
  await ended;
});

it('serves what it made', async () => {
  expect(await makeStory(server)).toMatch(/^[\w-]{21}$/);
});
