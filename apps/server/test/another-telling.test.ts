import { illustratedStorySchema } from '@storylantern/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookFormOf, makeBook } from './support/book-requests.ts';
import { openTestServer, type TestServer } from './support/open-test-server.ts';
import { post } from './support/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.end());

const get = async (id: string) =>
  illustratedStorySchema.parse((await server.app.inject(`/api/illustrated-stories/${id}`)).json());
const toldAgain = async (id: string, headers = {}) => {
  const response = await post(server, `/api/illustrated-stories/${id}/another-telling`, undefined, headers);
  expect(response.statusCode).toBe(201);
  return (response.json() as { id: string }).id;
};
const lastBrief = () => server.makers.booksTold.at(-1)?.brief;

describe('a book told another way', () => {
  it('is a new book of the same wish, with everybody looking as in the first, which stays', async () => {
    const form = bookFormOf({
      style: 'crayon',
      customData: { childName: 'Uma', looks: { hairColour: 'purple' }, nameSaid: 'Ooma' },
    });
    const first = await get(await makeBook(server, form));
    const changed = await server.app.inject({
      method: 'PUT',
      url: `/api/illustrated-stories/${first.id}/appearance`,
      payload: { looks: { hairColour: 'black' }, style: 'watercolor' },
    });
    expect(changed.statusCode).toBe(200);
    const second = await get(await toldAgain(first.id));
    expect(second.id).not.toBe(first.id);
    expect(second).toMatchObject({ childName: 'Uma', nameSaid: 'Ooma', theme: first.theme, inSeries: false });
    const now = await get(first.id);
    expect(second.style).toBe(now.style);
    expect(second.cast.map((each) => each.person)).toEqual(now.cast.map((each) => each.person));
  });

  it('is not told again by what left out a part of the wish', async () => {
    const first = await makeBook(server);
    expect(lastBrief()?.notBy).toEqual([]);
    expect((await get(first)).notManaged).not.toEqual([]);
    const second = await toldAgain(first);
    expect(lastBrief()?.notBy).toHaveLength(1);
    await toldAgain(second);
    expect(lastBrief()?.notBy).toHaveLength(1);
  });

  it('is the same night when it is a night of a series', async () => {
    const first = await makeBook(server);
    const night = (
      await post(server, `/api/illustrated-stories/${first}/another-night`, { theme: 'they go camping' })
    ).json() as { id: string };
    const again = await toldAgain(night.id);
    expect(lastBrief()?.theme).toBe('they go camping');
    expect(lastBrief()?.nights).toHaveLength(1);
    expect(await get(again)).toMatchObject({ theme: 'they go camping', inSeries: true });
  });

  it('is one book, however often it is asked for with the same key, and needs one that is there', async () => {
    const first = await makeBook(server);
    const headers = { 'idempotency-key': 'telling' };
    const ids = await Promise.all([toldAgain(first, headers), toldAgain(first, headers)]);
    expect(new Set(ids).size).toBe(1);
    expect((await post(server, '/api/illustrated-stories/none/another-telling', undefined)).statusCode).toBe(404);
  });
});
