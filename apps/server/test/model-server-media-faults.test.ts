import { narrationManifestSchema, READING_ORDER, type Story } from '@storylantern/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { ModelServerFault, type ModelServerFaultKind } from '../src/makers/model-server/fault.ts';
import { createEmbeddedMakers } from '../src/makers.ts';
import { startFakeModelServer, type FakeModelServer } from './fake-model-server/fake-model-server.ts';
import type { Fault } from './fake-model-server/faults.ts';
import { bookWhen, isWhole, makeBook } from './support/book-requests.ts';
import { openTestServer, type TestServer } from './support/open-test-server.ts';
import { makeStory, post, storyWhen } from './support/requests.ts';

/** Pictures and sounds of a model server that does everything wrong: a family always has a picture, and a whole voice. */

const ANYWHERE: readonly (readonly [Fault, ModelServerFaultKind])[] = [
  ['400', 'server-error'],
  ['401', 'key-refused'],
  ['404', 'unknown-model'],
  ['429', 'too-many'],
  ['500', 'server-error'],
  ['redirect', 'unreachable'],
  ['reset', 'unreachable'],
  ['html', 'unreadable'],
  ['policy', 'declined'],
  ['hang', 'too-slow'],
];
/** Faults of one picture that say nothing about the next. */
const OF_PICTURES: readonly (readonly [Fault, ModelServerFaultKind])[] = [
  ['blank-picture', 'not-usable'],
  ['corrupt-picture', 'not-usable'],
  ['tiny-picture', 'not-usable'],
  ['foreign-picture', 'unreadable'],
  ['no-picture', 'unreadable'],
];
const OF_SOUNDS: readonly (readonly [Fault | 'fine', ModelServerFaultKind])[] = [
  ['cut', 'cut-short'],
  ['stall', 'cut-short'],
  ['empty-sound', 'unreadable'],
  ['silent-sound', 'not-usable'],
  ['corrupt-sound', 'not-usable'],
  // The fake hums; that is no speech, and no word can be found in it.
  ['fine', 'not-usable'],
];

const { illustrator, narrator, pictures } = createEmbeddedMakers();
let fake: FakeModelServer;
let server: TestServer;
const recover = async (craft: 'picture' | 'voice'): Promise<void> => {
  fake.always('fine');
  expect((await post(server, `/api/model-servers/${craft}/test`, {})).json()).toMatchObject({ works: true });
};
/** The file behind an address that sends on to it. */
async function fileAt(url: string): Promise<{ readonly type: unknown; readonly bytes: Buffer }> {
  const { statusCode, headers, rawPayload } = await server.app.inject(url);
  if (statusCode === 302) return fileAt(String(headers.location));
  expect(statusCode, url).toBe(200);
  return { type: headers['content-type'], bytes: rawPayload };
}
async function expectPicture(url: string): Promise<void> {
  const { type, bytes } = await fileAt(url);
  expect(type).toBe('image/webp');
  const { width, height } = await sharp(bytes).metadata();
  expect((width ?? 0) / (height ?? 1)).toBeCloseTo(4 / 3, 1);
}
beforeAll(async () => {
  fake = await startFakeModelServer();
});
afterAll(async () => {
  await fake.close();
});

describe('a picture model with a fault', () => {
  beforeAll(async () => {
    const settings = { IMAGE_BASE_URL: fake.baseUrl, IMAGE_MODEL: 'fake', IMAGE_SECONDS: '2' };
    server = await openTestServer(settings, { makers: { illustrator, pictures } });
    server.startJobs();
  });
  afterAll(() => server.end());

  it.each([...ANYWHERE, ...OF_PICTURES])('(%s: %s) leaves a story with a cover of ours', async (fault, called) => {
    await recover('picture');
    fake.always(fault);
    const id = await makeStory(server);
    await expectPicture(`/api/stories/${id}/cover`);
    const { madeBy } = await storyWhen(server, id, (story) => story.madeBy.picture.by === 'embedded');
    expect(madeBy.picture.note).toBe(`${new ModelServerFault(called).sentence} Storylantern drew this itself.`);
  });

  it.each([...OF_PICTURES, ['policy', 'declined'] as const])(
    '(%s) leaves a book with one page of ours, and all others of its own',
    async (fault) => {
      await recover('picture');
      fake.next(fault);
      const id = await makeBook(server);
      const book = await bookWhen(server, id, isWhole);
      expect(book.madeBy.picture).toEqual({
        by: 'remote',
        name: 'fake',
        note: expect.stringMatching(/^One of the pictures was drawn by Storylantern itself/) as string,
      });
      for (const { imageUrl } of book.scenes) await expectPicture(imageUrl ?? '');
    },
  );

  it('that does nothing right leaves a book that is drawn by us throughout', async () => {
    await recover('picture');
    fake.always('500');
    const book = await bookWhen(server, await makeBook(server), isWhole);
    expect(book.madeBy.picture).toMatchObject({ by: 'embedded', note: expect.stringContaining('drew this itself.') });
    for (const { imageUrl } of book.scenes) await expectPicture(imageUrl ?? '');
  });
});

describe('a voice with a fault', () => {
  let id: string;
  beforeAll(async () => {
    const settings = { SPEECH_BASE_URL: fake.baseUrl, SPEECH_MODEL: 'fake', SPEECH_SECONDS: '2' };
    fake.always('fine');
    server = await openTestServer(settings, { makers: { narrator } });
    server.startJobs();
    id = await makeStory(server);
    await storyWhen(server, id, (story) => story.narration.state === 'ready');
  });
  afterAll(() => server.end());

  async function spokenAgain(nameSaid: string): Promise<Story> {
    expect((await post(server, `/api/stories/${id}/narration`, { nameSaid })).statusCode).toBe(202);
    return storyWhen(server, id, (story) => story.nameSaid === nameSaid && story.narration.state !== 'waiting');
  }

  it.each([...ANYWHERE, ...OF_SOUNDS])('(%s: %s) leaves the whole story to our own', async (fault, called) => {
    await recover('voice');
    fake.always(fault);
    const story = await spokenAgain(`Zo ${fault}`.replace(/[^A-Za-z ]/g, 'o') + called.length);
    expect(story.narration).toEqual({ state: 'ready' });
    expect(story.madeBy.voice).toMatchObject({
      by: 'embedded',
      note: `${new ModelServerFault(called).sentence} This is Storylantern's own voice.`,
    });
    const told = (await server.app.inject(`/api/stories/${id}/narration`)).json<unknown>();
    const { segments } = narrationManifestSchema.parse(told);
    expect(segments.map(({ text }) => text)).toEqual([
      story.title,
      ...READING_ORDER.map((each) => story.content[each]),
    ]);
    expect((await fileAt(story.audioUrl ?? '')).type).toBe('audio/mpeg');
  });
});
