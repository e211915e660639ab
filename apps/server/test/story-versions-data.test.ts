import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { StoryVersion } from '@storylantern/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exported, openFamilyServer, restore, restored } from './support/family-data.ts';
import type { TestServer } from './support/open-test-server.ts';
import { makeStory, post, storyWhen } from './support/requests.ts';

let server: TestServer;
let other: TestServer;
beforeEach(async () => {
  [server, other] = await Promise.all([openFamilyServer(), openFamilyServer()]);
});
afterEach(async () => {
  await server.end();
  await other.end();
});

type Data = Record<string, unknown> & { stories: Record<string, unknown>[] };

/** The same download with its data changed. */
function withData(zip: Uint8Array, change: (data: Data) => void): Uint8Array {
  const files = unzipSync(zip);
  const data = JSON.parse(strFromU8(files['storylantern.json'] ?? new Uint8Array())) as Data;
  change(data);
  return zipSync({ ...files, 'storylantern.json': strToU8(JSON.stringify(data)) });
}
const versionsOf = async (where: TestServer, id: string): Promise<StoryVersion[]> =>
  (await where.app.inject(`/api/stories/${id}/versions`)).json();
const change = (where: TestServer, id: string, how: string, version: number) =>
  post(where, `/api/stories/${id}/changes`, { change: how, version });

it('every version goes along with its picture, can be read in the download, and is changed on from there', async () => {
  server.startJobs();
  const id = await makeStory(server);
  await change(server, id, 'another-picture', 1);
  await change(server, id, 'shorter', 2);
  await storyWhen(server, id, (story) => story.audioUrl !== null);
  for (const { imageUrl } of await versionsOf(server, id)) {
    expect((await server.app.inject(imageUrl)).statusCode).toBe(302);
  }
  const zip = await exported(server);
  const page = Object.entries(unzipSync(zip)).find(([name]) => name.startsWith('stories/'));
  const text = strFromU8(page?.[1] ?? new Uint8Array());
  expect(text).toContain('Its other versions');
  expect(text.match(/<details>/g)).toHaveLength(2);

  await restored(other, zip);
  expect(await versionsOf(other, id)).toEqual(await versionsOf(server, id));
  const [, drawn, first] = await versionsOf(other, id);
  for (const each of [drawn, first]) expect((await other.app.inject(each?.imageUrl ?? '')).statusCode).toBe(302);
  expect((await change(other, id, 'first-person', 3)).json()).toMatchObject({ version: 4 });
  const back = await post(other, `/api/stories/${id}/versions/1/current`, undefined);
  expect(back.json()).toMatchObject({ version: 5, content: first?.content, imageUrl: first?.imageUrl });
});

it('what a family took along before there were versions is brought back, and can be changed', async () => {
  server.startJobs();
  const id = await makeStory(server);
  await storyWhen(server, id, (story) => story.audioUrl !== null);
  const old = withData(await exported(server), ({ stories }) => {
    for (const story of stories) {
      for (const added of ['versions', 'version', 'picture_round', 'occasion']) delete story[added];
      const text = story['text'] as Record<string, unknown>;
      for (const added of ['telling', 'question', 'edited', 'endingSeed']) delete text[added];
      delete (story['request'] as Record<string, unknown>)['brief'];
    }
  });
  expect((await restored(other, old)).restored).toMatchObject({ stories: 1 });
  const story = (await other.app.inject(`/api/stories/${id}`)).json();
  expect(story).toMatchObject({ version: 1, occasion: 'help', question: null, telling: { person: 'third' } });
  expect((await change(other, id, 'simpler', 1)).json()).toMatchObject({ version: 2, telling: { level: 'simpler' } });
  expect(other.makers.told.at(-1)).toMatchObject({ problem: 'She is afraid of the vacuum cleaner.' });
});

it('a download whose versions were tampered with is refused, and nothing is changed', async () => {
  const id = await makeStory(server);
  await change(server, id, 'shorter', 1);
  const zip = await exported(server);
  const tampered: ((versions: Record<string, unknown>[]) => void)[] = [
    ([one, two]) => Object.assign(one ?? {}, { number: two?.['number'] }),
    ([one]) => Object.assign(one ?? {}, { number: 0 }),
    ([one]) => Object.assign(one ?? {}, { number: 2 ** 31 - 1 }),
    ([one]) => Object.assign(one ?? {}, { origin: 'stolen' }),
    ([one]) => Object.assign(one ?? {}, { text: {} }),
    ([one]) => Object.assign(one ?? {}, { picture: { setting: 'nowhere' } }),
  ];
  for (const tamper of tampered) {
    const bad = withData(zip, ({ stories }) => tamper(stories[0]?.['versions'] as Record<string, unknown>[]));
    expect((await restore(other, bad)).statusCode).toBe(400);
  }
  expect((await other.app.inject('/api/stories')).json()).toEqual([]);
});
