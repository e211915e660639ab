import { afterEach, beforeEach, expect, it } from 'vitest';
import { NoOtherWay } from '../src/makers/maker.ts';
import { openTestServer, type TestServer } from './support/open-test-server.ts';
import { quickMakers } from './support/quick-makers.ts';
import { failure, makeStory, post } from './support/requests.ts';

let server: TestServer;
const why: { sentence?: string } = {};
beforeEach(async () => {
  const { author } = await quickMakers();
  const tell: typeof author.tell = async (brief, options) => {
    if (options.standing) throw new NoOtherWay(why.sentence);
    return author.tell(brief, options);
  };
  server = await openTestServer({}, { makers: { author: { ...author, tell } } });
});
afterEach(() => server.end());

it.each([
  [undefined, 400, /^We found no other way to tell this story well\./],
  ['The model server could not be reached.', 503, /^The model server could not be reached\. .*stays as it is\./],
])('a story that cannot be told so stays as it is, and the parent reads why (%s)', async (sentence, status, says) => {
  if (sentence !== undefined) why.sentence = sentence;
  const id = await makeStory(server);
  const before = (await server.app.inject(`/api/stories/${id}`)).body;
  const changed = await post(server, `/api/stories/${id}/changes`, { change: 'longer', version: 1 });
  expect(changed.statusCode).toBe(status);
  expect(failure(changed).message).toMatch(says);
  expect((await server.app.inject(`/api/stories/${id}`)).body).toBe(before);
});
