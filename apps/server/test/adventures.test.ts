import { illustratedStorySchema } from '@storylantern/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookWhen, isWhole } from './support/book-requests.ts';
import { openTestServer, type TestServer } from './support/open-test-server.ts';
import { failure, post } from './support/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  server.startJobs();
});
afterAll(async () => server.end());

const FORM = {
  childName: 'Mia',
  childAge: 6,
  topic: 'volcanoes',
  specificInterests: 'She loves drums.',
  category: 'educational-adventures',
};
const ask = (request: object, headers = {}) => post(server, '/api/educational-adventures', request, headers);
const made = async (request: object, headers = {}) => {
  const response = await ask(request, headers);
  expect(response.statusCode).toBe(201);
  return (response.json() as { id: string }).id;
};
const get = async (id: string) =>
  illustratedStorySchema.parse((await server.app.inject(`/api/illustrated-stories/${id}`)).json());

describe('an educational adventure', () => {
  it('is a picture book with questions, answers and sources, drawn and read aloud', async () => {
    const book = await bookWhen(server, await made(FORM), isWhole);
    expect(book).toMatchObject({
      educational: true,
      theme: 'volcanoes',
      childName: 'Mia',
      childAge: 6,
      inSeries: false,
    });
    expect(book.talk).toHaveLength(1);
    expect(book.facts[0]?.source).toBe('A museum of bridges');
    expect(server.makers.booksTold.at(-1)?.brief).toMatchObject({
      educational: true,
      theme: 'volcanoes',
      age: 6,
      details: 'She loves drums.',
    });
  });

  it('is told apart from other books in the list', async () => {
    const id = await made(FORM);
    const other = await post(server, '/api/illustrated-stories/generate', { theme: 'a shy crab' });
    const books = (await server.app.inject('/api/illustrated-stories')).json() as {
      id: string;
      educational: boolean;
    }[];
    const isEducational = (wanted: string) => books.find((each) => each.id === wanted)?.educational;
    expect(isEducational(id)).toBe(true);
    expect(isEducational((other.json() as { id: string }).id)).toBe(false);
  });

  it('tells the author of brothers and sisters who are in it', async () => {
    const alsoInIt = [{ childName: 'Leo', childAge: 3, gender: 'boy', looks: { hairColour: 'purple' } }];
    await made({ ...FORM, alsoInIt });
    expect(server.makers.booksTold.at(-1)?.brief.alsoInIt).toEqual([{ name: 'Leo', age: 3, gender: 'boy' }]);
  });

  it('is one book, however often it is asked for with the same key', async () => {
    const headers = { 'idempotency-key': 'adventure' };
    const ids = await Promise.all([made(FORM, headers), made(FORM, headers)]);
    expect(new Set(ids).size).toBe(1);
    expect((await ask({ ...FORM, topic: 'castles' }, headers)).statusCode).toBe(409);
  });

  it.each([
    [{ ...FORM, childName: ' ' }, 'childName', 'Please fill in all required fields.'],
    [{ ...FORM, topic: '' }, 'topic', 'Please fill in all required fields.'],
    [{ ...FORM, childAge: 2 }, 'childAge', 'Please choose an age from 3 to 12.'],
    [{ ...FORM, childAge: 5.5 }, 'childAge', 'Please choose an age from 3 to 12.'],
    [{ ...FORM, childAge: 13 }, 'childAge', 'Please choose an age from 3 to 12.'],
  ])('refuses %j with a sentence', async (request, field, message) => {
    const response = await ask(request);
    expect(response.statusCode).toBe(400);
    expect(failure(response)).toMatchObject({ field, message });
  });

  it('refuses what must not become a book, kindly', async () => {
    const response = await ask({ ...FORM, topic: 'something unsuitable' });
    expect(response.statusCode).toBe(422);
    expect(failure(response).help).toEqual(['Call somebody you trust.']);
  });

  it('may have another night with the same friends', async () => {
    const id = await made(FORM);
    const next = await post(server, `/api/illustrated-stories/${id}/another-night`, { theme: 'castles' });
    expect(next.statusCode).toBe(201);
    expect(await get((next.json() as { id: string }).id)).toMatchObject({
      educational: true,
      theme: 'castles',
      inSeries: true,
    });
  });
});
