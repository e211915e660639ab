import * as contract from '@storylantern/contract';
import type { Endpoint } from '@storylantern/contract';
import { sql } from 'kysely';
import type { InjectOptions } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FAMILY_NAME, makeEverything, type Everything } from './support/family-with-everything.ts';
import { HOUSEHOLD_HEADER, openTestServer, type TestServer } from './support/open-test-server.ts';
import { failure } from './support/requests.ts';

/**
 * What is one family's is not there for another, by any route that takes an id. The routes are those the server says it
 * has, so that a new one fails here until it is said whose ids it takes.
 */

/** Routes whose names are nobody's, with the reason. */
const NOBODYS: Readonly<Record<string, string>> = {
  'GET /api/expert-help/challenges/:challengeId/stories': 'the expert library is part of the program',
  'GET /api/guidance/:id': 'the guidance is part of the program',
  'GET /api/pictures/:name': 'the pictures of cards are part of the program',
  'GET /api/making/:key': "answers null for every key that is not the household's own, see making.test.ts",
  'DELETE /api/making/:key': "answers 404 for every key that is not the household's own, see making.test.ts",
  'POST /api/model-servers/:craft/test': "the model servers are the program's",
  'HEAD /api/pictures/:name': 'the pictures of cards are part of the program',
};
/** Ids in a body that are kept as they are and never looked up. */
const KEPT_AS_SAID: Readonly<Record<string, string>> = {
  'POST /api/progress/tracking': 'which piece a reading was of',
  'POST /api/progress/goals': 'which piece a goal belongs to',
};
/** A child that is not the family's is passed over and not refused: what is made is checked with the children. */
const PASSED_OVER: ReadonlySet<string> = new Set(['POST /api/stories/generate']);

let server: TestServer;
let mine: Everything;
beforeAll(async () => {
  server = await openTestServer();
  await server.addHousehold(2);
  server.startJobs();
  mine = await makeEverything(server, {});
});
afterAll(async () => server.end());

const theirs = { [HOUSEHOLD_HEADER]: '2' };
const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;
const fileOf = (url: string | null): string => url?.split('?')[0]?.split('/').at(-1) ?? '';

/** The marks of a path, filled with ids of the first family. */
function idsFor(path: string): Readonly<Record<string, string>> {
  const { storyId, book, song, threadId, reading, goal, child, audioUrl } = mine;
  const scene = book.scenes[0];
  const look = goal.looks[0];
  if (!scene || !look) throw new Error('The family has no page or no look at its goal');
  const ids: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['/api/stories/:id', { id: storyId, number: '1' }],
    ['/api/illustrated-stories/image/:filename', { filename: fileOf(scene.imageUrl) }],
    ['/api/illustrated-stories/:id', { id: book.id, sceneId: scene.id }],
    ['/api/songs/:id', { id: song.id, file: 'full.mp3' }],
    ['/api/lumi/threads/:id', { id: threadId }],
    ['/api/progress/tracking/user/:userId', { userId: '1' }],
    ['/api/progress/tracking/:id', { id: reading.id }],
    ['/api/progress/goals/:id', { id: goal.id, lookId: look.id }],
    ['/api/children/:id', { id: child.id }],
    ['/api/media/:file', { file: fileOf(audioUrl) }],
  ];
  const known = ids.find(([start]) => path.startsWith(start));
  if (!known) throw new Error(`Whose ids does ${path} take? Please add it here.`);
  return known[1];
}

/** A body that the route would accept from the first family. */
function bodyFor(name: string): object | undefined {
  const { storyId, book, song, threadId, reading, goal, child } = mine;
  const { id: _id, createdAt, ...entry } = reading;
  const { id: _childId, createdAt: _added, archivedAt: _archived, ...details } = child;
  const scenes = book.scenes.map(({ id, text }) => ({ id, text }));
  const bodies: Readonly<Record<string, object>> = {
    'POST /api/stories/save': { id: storyId },
    'POST /api/stories/generate': { category: 'fear-dark', childId: child.id },
    'POST /api/stories/:id/narration': { nameSaid: 'Kwil-lon' },
    'POST /api/stories/:id/changes': { change: 'shorter', version: 2 },
    'POST /api/stories/:id/check': { paragraph: 'control', text: 'Stolen words.' },
    'PUT /api/stories/:id/text': { version: 2, title: 'Stolen', paragraphs: [] },
    'POST /api/illustrated-stories/:id/narration': { nameSaid: 'Kwil-lon' },
    'PUT /api/illustrated-stories/:id/scenes': { revision: book.revision, title: 'Stolen', scenes },
    'POST /api/illustrated-stories/:id/another-night': { theme: 'Stolen friends' },
    'POST /api/illustrated-stories/:id/another-telling': {},
    'PUT /api/illustrated-stories/:id/appearance': { looks: { hairColour: 'purple' } },
    'PUT /api/songs/:id/sound': { revision: song.revision, wishes: { transpose: 1 } },
    'PUT /api/songs/:id/lines': { revision: song.revision, section: 0, line: 0, text: 'A stolen line for you' },
    'POST /api/lumi/messages': { threadId, message: 'What did they ask?' },
    'POST /api/lumi/messages/stream': { threadId, message: 'What did they ask?' },
    'PUT /api/progress/tracking/:id': { ...entry, notes: 'Stolen.' },
    'POST /api/progress/tracking/:id/restore': { ...entry, createdAt, notes: 'Stolen.' },
    'PUT /api/progress/goals/:id': { hope: 'Stolen.', childName: goal.childName },
    'POST /api/progress/goals/:id/looks': { closeness: 4 },
    'PUT /api/children/:id': { ...details, nickname: 'Stolen' },
    'POST /api/children/:id/archive': { archived: true },
  };
  return bodies[name];
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'success' in value;
const ENDPOINTS: readonly Endpoint[] = Object.values<unknown>(contract).filter(isEndpoint);

/** Every mounted route, as the description of the server has it: "GET /api/songs/:id". */
async function routesOfServer(): Promise<string[]> {
  const described = (await server.app.inject('/api/docs/json')).json<{ paths: Record<string, object> }>();
  return Object.entries(described.paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .map((route) => route.replaceAll(/\{(\w+)\}/g, ':$1'));
}

/** Those that take an id in their path, which is somebody's. */
const marked = async (): Promise<string[]> =>
  (await routesOfServer()).filter((route) => route.includes(':') && NOBODYS[route] === undefined);

/** Names an id in its body: "id", "threadId". */
function asksById({ body }: Endpoint): boolean {
  if (!body) return false;
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties).some((name) => /(?:^i|I)d$/.test(name));
}

function ask(route: string, headers: Record<string, string>) {
  const [method = '', path = ''] = route.split(' ');
  const ids = path.includes(':') ? idsFor(path) : {};
  const url = path.replaceAll(/:(\w+)/g, (_, mark: string) => {
    const id = ids[mark];
    if (id === undefined) throw new Error(`What stands for :${mark} in ${path}? Please add it here.`);
    return id;
  });
  const payload = bodyFor(route);
  const needsBody = ENDPOINTS.some((each) => nameOf(each) === route && each.body !== undefined);
  if (needsBody && !payload) throw new Error(`What does ${route} take? Please add a body here.`);
  return server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) } as InjectOptions);
}

/** Everything in the database that is the first family's, as text. */
async function allOfTheirs(): Promise<string[]> {
  const tables = await server.database.db.introspection.getTables();
  const rows: string[] = [];
  for (const { name, columns, isView } of tables) {
    const key = name === 'household' ? 'id' : 'household_id';
    if (isView || !columns.some((column) => column.name === key)) continue;
    const found = await sql`select * from ${sql.table(name)} where ${sql.ref(key)} = 1`.execute(server.database.db);
    rows.push(...found.rows.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return rows.toSorted();
}

describe("another family's id", () => {
  it('is not there, by any route that takes one, and nothing of it is changed', async () => {
    const routes = await marked();
    const promised = ENDPOINTS.map(nameOf).filter((name) => name.includes(':') && NOBODYS[name] === undefined);
    expect(routes).toEqual(expect.arrayContaining(promised));
    const before = await allOfTheirs();
    const answers: [string, number][] = [];
    for (const route of routes) {
      const response = await ask(route, theirs);
      answers.push([route, response.statusCode]);
      if (!route.startsWith('HEAD')) expect(failure(response).message).toMatch(/^[A-Z].*\.$/);
    }
    expect(answers.filter(([, status]) => status !== 404 && status !== 403)).toEqual([]);
    expect(await allOfTheirs()).toEqual(before);
  });

  it('is not there in a body either', async () => {
    const named = ENDPOINTS.filter((each) => !each.path.includes(':') && asksById(each)).map(nameOf);
    const routes = [...named, `POST ${contract.LUMI_STREAM_PATH}`].filter((route) => !KEPT_AS_SAID[route]);
    const before = await allOfTheirs();
    for (const route of routes) {
      const response = await ask(route, theirs);
      expect([route, response.statusCode]).toEqual([route, PASSED_OVER.has(route) ? 201 : 404]);
      expect(response.body).not.toContain(FAMILY_NAME);
    }
    expect(await allOfTheirs()).toEqual(before);
  });

  it('and whatever is under it are in no list and no download', async () => {
    const lists = (await routesOfServer()).filter((route) => route.startsWith('GET') && !route.includes(':'));
    expect(lists).toContain('GET /api/stories');
    const ids = [mine.storyId, mine.book.id, mine.song.id, mine.threadId, mine.reading.id, mine.goal.id, mine.child.id];
    for (const route of lists) {
      const answer = await server.app.inject({ url: route.slice('GET '.length), headers: theirs });
      const zipped = answer.headers['content-type'] === 'application/zip';
      const files = zipped ? Object.entries(unzipSync(answer.rawPayload)) : [];
      const text = [answer.body, ...files.map(([name, bytes]) => name + strFromU8(bytes))].join('\n');
      for (const each of [...ids, FAMILY_NAME]) expect(text.includes(each), `${each} in ${route}`).toBe(false);
    }
  });

  it('is not reached by deleting everything, nor by bringing back a copy of it', async () => {
    const mineZipped = (await server.app.inject(contract.DATA_EXPORT_PATH)).rawPayload;
    const before = await allOfTheirs();
    const send = (url: string, payload: object, type = 'application/json') =>
      server.app.inject({ method: 'POST', url, payload, headers: { ...theirs, 'content-type': type } });
    const brought = await send(contract.DATA_RESTORE_PATH, mineZipped, 'application/zip');
    expect(brought.statusCode).toBeLessThan(500);
    expect(await allOfTheirs()).toEqual(before);
    const deleted = await send(contract.deleteData.path, { sure: 'delete everything' });
    expect(deleted.statusCode).toBe(200);
    expect(await allOfTheirs()).toEqual(before);
    for (const route of ['GET /api/media/:file', 'GET /api/illustrated-stories/:id/pictures.zip'])
      expect([route, (await ask(route, {})).statusCode]).toEqual([route, 200]);
  });

  it('is not opened by keeping the same story of the expert library', async () => {
    // Expert stories are nobody's: both families read them; what each keeps of them is its own.
    const [shelf] = (await server.app.inject('/api/expert-help/challenges')).json<{ id: string }[]>();
    const url = `/api/expert-help/challenges/${shelf?.id}/stories`;
    const [story] = (await server.app.inject(url)).json<{ id: string }[]>();
    if (!story) throw new Error('The expert library is empty');
    const { id } = story;
    await server.app.inject({ method: 'POST', url: '/api/stories/save', payload: { id } });
    const before = await allOfTheirs();
    const read = await server.app.inject({ url: `/api/stories/${id}`, headers: theirs });
    expect(read.json()).toMatchObject({ id, savedAt: null });
    const drop = await server.app.inject({ method: 'DELETE', url: `/api/stories/${id}`, headers: theirs });
    expect(drop.statusCode).toBeLessThan(500);
    expect((await server.app.inject(`/api/stories/${id}`)).json<{ savedAt: string }>().savedAt).not.toBeNull();
    expect((await allOfTheirs()).filter((row) => row.startsWith('library_story'))).toEqual(
      before.filter((row) => row.startsWith('library_story')),
    );
  });
});

it('each of these routes finds the same id for the family whose it is', async () => {
  const order = ['HEAD', 'GET', 'PUT', 'POST', 'DELETE'];
  const place = (route: string) =>
    route.endsWith('/restore') ? order.length : order.indexOf(route.split(' ')[0] ?? '');
  const routes = (await marked())
    // What lies inside another is deleted before it.
    .toSorted((one, other) => place(one) - place(other) || other.split('/').length - one.split('/').length);
  const answers: [string, number][] = [];
  for (const route of routes) answers.push([route, (await ask(route, {})).statusCode]);
  expect(answers.filter(([, status]) => status >= 400 && status !== 409)).toEqual([]);
});
