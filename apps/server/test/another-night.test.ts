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
const nights = async (id: string) =>
  (await server.app.inject(`/api/illustrated-stories/${id}/nights`)).json() as { id: string; title: string }[];
const nightAfter = async (id: string, wish: object = {}, headers = {}) => {
  const response = await post(server, `/api/illustrated-stories/${id}/another-night`, wish, headers);
  expect(response.statusCode).toBe(201);
  return (response.json() as { id: string }).id;
};

describe('another night with the same friends', () => {
  it('is a new book in the style of the first, with everybody looking as they did', async () => {
    const form = bookFormOf({
      style: 'crayon',
      customData: { childName: 'Uma', looks: { hairColour: 'purple' }, nameSaid: 'Ooma' },
    });
    const first = await get(await makeBook(server, form));
    const second = await get(await nightAfter(first.id));
    expect(second.id).not.toBe(first.id);
    expect(second).toMatchObject({ style: 'crayon', childName: 'Uma', nameSaid: 'Ooma', theme: first.theme });
    expect(second.cast.map((each) => each.person)).toEqual(first.cast.map((each) => each.person));
  });

  it('tells the author who the friends are and what was told', async () => {
    const first = await get(await makeBook(server));
    const second = await nightAfter(first.id, { theme: 'they go camping' });
    await nightAfter(second);
    const { brief } = server.makers.booksTold.at(-1) ?? {};
    expect(brief?.theme).toBe('they go camping');
    expect(brief?.nights?.map((night) => night.theme)).toEqual([first.theme, 'they go camping']);
    expect(brief?.nights?.[0]?.script.friends).toMatchObject([{ name: 'Ember', kind: 'dragon', said: 'she' }]);
  });

  it('puts the books in a row, in which a deleted one is missing and a restored one is back', async () => {
    const first = await makeBook(server);
    expect((await get(first)).inSeries).toBe(false);
    expect(await nights(first)).toHaveLength(1);
    const second = await nightAfter(first);
    const third = await nightAfter(first);
    for (const id of [first, second, third]) {
      expect((await get(id)).inSeries).toBe(true);
      expect((await nights(id)).map((night) => night.id)).toEqual([first, second, third]);
    }
    await server.app.inject({ method: 'DELETE', url: `/api/illustrated-stories/${first}` });
    expect((await nights(third)).map((night) => night.id)).toEqual([second, third]);
    await post(server, `/api/illustrated-stories/${first}/restore`, undefined);
    expect((await nights(third)).map((night) => night.id)).toEqual([first, second, third]);
  });

  it('is one book, however often it is asked for with the same key', async () => {
    const first = await makeBook(server);
    const headers = { 'idempotency-key': 'night' };
    const ids = await Promise.all([nightAfter(first, {}, headers), nightAfter(first, {}, headers)]);
    expect(new Set(ids).size).toBe(1);
    expect(await nights(first)).toHaveLength(2);
  });

  it('needs a book that is there', async () => {
    expect((await post(server, '/api/illustrated-stories/none/another-night', {})).statusCode).toBe(404);
    expect((await server.app.inject('/api/illustrated-stories/none/nights')).statusCode).toBe(404);
  });

  it('is refused a wish that must not become a book', async () => {
    const first = await makeBook(server);
    const response = await post(server, `/api/illustrated-stories/${first}/another-night`, {
      theme: 'something unsuitable',
    });
    expect(response.statusCode).toBe(422);
  });
});
