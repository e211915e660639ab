import { goalSchema, type Goal } from '@storylantern/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUSEHOLD_HEADER, openTestServer, type TestServer } from './support/open-test-server.ts';
import { failure, post } from './support/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.addHousehold(2);
});
afterAll(async () => server.end());

const theirs = { [HOUSEHOLD_HEADER]: '2' };
const details = (more: Record<string, unknown> = {}) => ({
  childName: 'Mia',
  storyTitle: 'Mia and the Dark',
  pieceKind: 'story',
  pieceId: 'story1',
  hope: 'She stays in her bed after the light is out.',
  ...more,
});
const set = async (more: Record<string, unknown> = {}, headers = {}): Promise<Goal> => {
  const response = await post(server, '/api/progress/goals', details(more), headers);
  expect(response.statusCode).toBe(201);
  return goalSchema.parse(response.json());
};
const look = async (id: string, closeness: number, headers = {}): Promise<Goal> => {
  const response = await post(server, `/api/progress/goals/${id}/looks`, { closeness }, headers);
  expect(response.statusCode).toBe(201);
  return goalSchema.parse(response.json());
};
const listed = async (query = '', headers = {}) =>
  (await server.app.inject({ url: `/api/progress/goals${query}`, headers })).json<Goal[]>();
const send = (method: 'PUT' | 'DELETE', url: string, payload?: object, headers = {}) =>
  server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
const later = (than: string) => expect.poll(() => new Date().toISOString() > than).toBe(true);

it('a goal is set, looked at over time, and shows how close it came, oldest look first', async () => {
  const goal = await set({ hope: '  She stays in bed.  ' });
  expect(goal).toMatchObject({ hope: 'She stays in bed.', childName: 'Mia', pieceKind: 'story', looks: [] });
  const once = await look(goal.id, 0);
  await later(once.looks[0]?.lookedAt ?? '');
  const twice = await look(goal.id, 3);
  expect(twice.looks.map((each) => each.closeness)).toEqual([0, 3]);
  expect((await listed()).find((each) => each.id === goal.id)).toEqual(twice);
});

it('goals are listed latest first, and those of one piece alone when it is named', async () => {
  const first = await set({ pieceKind: 'song', pieceId: 'listed' });
  await later(first.createdAt);
  const second = await set({ pieceKind: 'song', pieceId: 'listed' });
  const withLook = await look(first.id, 2);
  await set({ pieceKind: 'picture-book', pieceId: 'listed' });
  expect(await listed('?pieceKind=song&pieceId=listed')).toEqual([second, withLook]);
  expect(await listed('?pieceKind=song&pieceId=another')).toEqual([]);
  expect((await listed('?pieceId=listed')).map((each) => each.pieceKind).toSorted()).toEqual([
    'picture-book',
    'song',
    'song',
  ]);
  expect((await server.app.inject('/api/progress/goals?pieceKind=poem')).statusCode).toBe(400);
});

it('sent twice under one key it is set once, and looked at once', async () => {
  const headers = { 'idempotency-key': 'goal-once' };
  const [goal, same] = await Promise.all([set({ hope: 'Once.' }, headers), set({ hope: 'Once.' }, headers)]);
  expect(same).toEqual(goal);
  expect((await listed()).filter((each) => each.hope === 'Once.')).toHaveLength(1);
  const key = { 'idempotency-key': 'look-once' };
  await Promise.all([look(goal.id, 2, key), look(goal.id, 2, key)]);
  expect((await look(goal.id, 2, key)).looks).toHaveLength(1);
  expect((await post(server, `/api/progress/goals/${goal.id}/looks`, { closeness: 4 }, key)).statusCode).toBe(409);
});

it('its words can be put right, a look taken away, and all of it deleted', async () => {
  const { id } = await set();
  const url = `/api/progress/goals/${id}`;
  const looks = (await look(id, 1)).looks;
  const changed = await send('PUT', url, { hope: 'She falls asleep alone.', childName: 'Mimi' });
  expect(changed.json()).toMatchObject({ id, hope: 'She falls asleep alone.', childName: 'Mimi', looks });
  const without = await send('DELETE', `${url}/looks/${looks[0]?.id}`);
  expect(without.json()).toMatchObject({ id, looks: [] });
  expect((await send('DELETE', `${url}/looks/${looks[0]?.id}`)).statusCode).toBe(404);
  await look(id, 4);
  expect((await send('DELETE', url)).json()).toEqual({ id });
  expect((await listed()).map((each) => each.id)).not.toContain(id);
  const left = await server.database.db.selectFrom('goal_look').select('id').where('goal_id', '=', id).execute();
  expect(left).toEqual([]);
  for (const gone of [
    await send('DELETE', url),
    await send('PUT', url, { hope: 'More.', childName: '' }),
    await post(server, `${url}/looks`, { closeness: 1 }),
  ]) {
    expect(gone.statusCode).toBe(404);
    expect(failure(gone).message).toBe('This goal is not here. It may have been deleted.');
  }
});

it.each([
  [{ hope: ' ' }, 'hope'],
  [{ hope: 'x'.repeat(301) }, 'hope'],
  [{ pieceKind: 'poem' }, 'pieceKind'],
  [{ storyTitle: '' }, 'storyTitle'],
])('%j is refused with a sentence', async (more, field) => {
  const refused = await post(server, '/api/progress/goals', details(more));
  expect(refused.statusCode).toBe(400);
  expect(failure(refused)).toMatchObject({ field, message: expect.stringMatching(/^[A-Z].*\.$/) });
});

it.each([-1, 5, 2.5, '3', null])('a look of %j is refused with a sentence', async (closeness) => {
  const { id } = await set();
  const refused = await post(server, `/api/progress/goals/${id}/looks`, { closeness });
  expect(refused.statusCode).toBe(400);
  expect(failure(refused)).toMatchObject({ field: 'closeness', message: expect.stringMatching(/^[A-Z].*\.$/) });
});

it('a look belongs to its goal, and a goal to its family', async () => {
  const mine = await look((await set()).id, 2);
  const another = await set();
  const lookId = mine.looks[0]?.id;
  expect((await send('DELETE', `/api/progress/goals/${another.id}/looks/${lookId}`)).statusCode).toBe(404);
  const url = `/api/progress/goals/${mine.id}`;
  expect(await listed('', theirs)).toEqual([]);
  expect((await send('PUT', url, { hope: 'No.', childName: '' }, theirs)).statusCode).toBe(404);
  expect((await post(server, `${url}/looks`, { closeness: 4 }, theirs)).statusCode).toBe(404);
  expect((await send('DELETE', `${url}/looks/${lookId}`, undefined, theirs)).statusCode).toBe(404);
  expect((await send('DELETE', url, undefined, theirs)).statusCode).toBe(404);
  expect((await listed()).find((each) => each.id === mine.id)).toEqual(mine);
});
