import { trackingEntrySchema, type TrackingEntry } from '@storylantern/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUSEHOLD_HEADER, openTestServer, type TestServer } from './support/open-test-server.ts';
import { failure, post } from './support/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.addHousehold(2);
});
afterAll(async () => server.end());

const reading = (more: Record<string, unknown> = {}) => ({
  childName: 'Mia',
  storyTitle: 'Mia and the Moon',
  pieceKind: 'picture-book',
  pieceId: 'book1',
  comprehensionRating: 4,
  interestRating: 5,
  repetitionRating: 3,
  behaviorRating: 2,
  ...more,
});
const track = async (more: Record<string, unknown> = {}, headers = {}): Promise<TrackingEntry> => {
  const response = await post(server, '/api/progress/tracking', reading(more), headers);
  expect(response.statusCode).toBe(201);
  return trackingEntrySchema.parse(response.json());
};
const listed = async (userId = '1', headers = {}) => {
  const response = await server.app.inject({ url: `/api/progress/tracking/user/${userId}`, headers });
  return { response, entries: response.statusCode === 200 ? (response.json() as TrackingEntry[]) : [] };
};

it('what a parent records is there, newest first, with everything they wrote', async () => {
  const first = await track({ sessionDuration: 12, notes: '  Zoë laughed at the "frog" ❤️  ' });
  await expect.poll(() => new Date().toISOString() > first.createdAt).toBe(true);
  const second = await track({ childName: '', sessionDuration: null, notes: '' });
  expect(first).toMatchObject({ sessionDuration: 12, notes: 'Zoë laughed at the "frog" ❤️', comprehensionRating: 4 });
  expect(second).toMatchObject({ sessionDuration: null, notes: null, childName: '' });
  const { entries } = await listed();
  expect(entries.slice(0, 2)).toEqual([second, first]);
});

it('sent twice under one key it is recorded once', async () => {
  const headers = { 'idempotency-key': 'once' };
  const entries = await Promise.all([track({ notes: 'once' }, headers), track({ notes: 'once' }, headers)]);
  expect(await track({ notes: 'once' }, headers)).toEqual(entries[0]);
  expect((await listed()).entries.filter((entry) => entry.notes === 'once')).toHaveLength(1);
  const other = await post(server, '/api/progress/tracking', reading({ notes: 'other' }), headers);
  expect(other.statusCode).toBe(409);
});

it('can be put right and taken away', async () => {
  const { id, createdAt } = await track();
  const url = `/api/progress/tracking/${id}`;
  const changed = await server.app.inject({
    method: 'PUT',
    url,
    payload: reading({ interestRating: 1, notes: 'Tired.' }),
  });
  expect(changed.json()).toMatchObject({ id, createdAt, interestRating: 1, notes: 'Tired.' });
  expect((await server.app.inject({ method: 'DELETE', url })).json()).toEqual({ id });
  expect((await listed()).entries.map((entry) => entry.id)).not.toContain(id);
  expect((await server.app.inject({ method: 'DELETE', url })).statusCode).toBe(404);
  expect((await server.app.inject({ method: 'PUT', url, payload: reading() })).statusCode).toBe(404);
});

it('what was taken away comes back as it was, and pressing Undo twice brings it back once', async () => {
  const { id, ...entry } = await track({ notes: 'Under the blanket.', sessionDuration: 7 });
  const restore = (body: object = entry, of = id, headers = {}) =>
    post(server, `/api/progress/tracking/${of}/restore`, body, headers);
  await server.app.inject({ method: 'DELETE', url: `/api/progress/tracking/${id}` });
  expect((await Promise.all([restore(), restore()])).map((answer) => answer.json())).toEqual([
    { id, ...entry },
    { id, ...entry },
  ]);
  expect((await listed()).entries.filter((each) => each.id === id)).toEqual([{ id, ...entry }]);
  // What is there is never written over.
  expect((await restore({ ...entry, notes: 'Other words.' })).json()).toEqual({ id, ...entry });
  const theirs = { [HOUSEHOLD_HEADER]: '2' };
  expect((await restore(entry, id, theirs)).statusCode).toBe(404);
  expect((await listed('2', theirs)).entries).toEqual([]);
  for (const createdAt of ['yesterday', '2026-02-30T10:00:00.000Z', '2999-01-01T00:00:00.000Z']) {
    const refused = await restore({ ...entry, createdAt }, 'another');
    expect(refused.statusCode).toBe(400);
    expect(failure(refused)).toMatchObject({ field: 'createdAt', message: expect.stringMatching(/^[A-Z].*\.$/) });
  }
});

it.each([
  [{ interestRating: 6 }, 'interestRating'],
  [{ interestRating: 0 }, 'interestRating'],
  [{ interestRating: 2.5 }, 'interestRating'],
  [{ interestRating: '3' }, 'interestRating'],
  [{ sessionDuration: 0 }, 'sessionDuration'],
  [{ sessionDuration: 1e9 }, 'sessionDuration'],
  [{ storyTitle: ' ' }, 'storyTitle'],
  [{ pieceKind: 'poem' }, 'pieceKind'],
  [{ notes: 'x'.repeat(2_001) }, 'notes'],
])('%j is refused with a sentence', async (more, field) => {
  const response = await post(server, '/api/progress/tracking', reading(more));
  expect(response.statusCode).toBe(400);
  expect(failure(response)).toMatchObject({ field, message: expect.stringMatching(/^[A-Z].*\.$/) });
});

it("is the family's own: nobody else finds, changes or removes it", async () => {
  const mine = await track();
  const theirs = { [HOUSEHOLD_HEADER]: '2' };
  expect((await listed('2')).response.statusCode).toBe(404);
  expect(failure((await listed('2')).response).message).toBe('There are no readings of this family here.');
  expect((await listed('1', theirs)).response.statusCode).toBe(404);
  expect((await listed('2', theirs)).entries).toEqual([]);
  expect((await listed('x')).response.statusCode).toBe(400);
  const url = `/api/progress/tracking/${mine.id}`;
  const change = await server.app.inject({ method: 'PUT', url, payload: reading({ notes: 'no' }), headers: theirs });
  expect(change.statusCode).toBe(404);
  expect((await server.app.inject({ method: 'DELETE', url, headers: theirs })).statusCode).toBe(404);
  expect((await listed()).entries).toContainEqual(mine);
});
