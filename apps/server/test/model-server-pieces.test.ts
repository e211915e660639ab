import { narrationManifestSchema, READING_ORDER, type NarrationManifest } from '@storylantern/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createEmbeddedMakers } from '../src/makers.ts';
import { startFakeModelServer, type FakeModelServer } from './fake-model-server/fake-model-server.ts';
import { bookWhen, isWhole } from './support/book-requests.ts';
import { writeWell } from './support/good-writers.ts';
import { openTestServer, type TestServer } from './support/open-test-server.ts';
import { otherVoice, wavOf } from './support/other-voice.ts';
import { TEXT_KINDS, type SeenPiece } from './support/pieces-by-models.ts';
import { rememberingMakers } from './support/remembering-makers.ts';
import { storyWhen } from './support/requests.ts';

/** A family with three model servers that do well: everything is theirs, says so, and works like our own. */

let fake: FakeModelServer;
let server: TestServer;
const THEIRS = { by: 'remote', name: 'great-1' };
const pieces = new Map<string, SeenPiece>();
const idOf = (name: string): string => pieces.get(name)?.id ?? '';

beforeAll(async () => {
  fake = await startFakeModelServer();
  writeWell(fake);
  fake.speak((text) => ({ bytes: wavOf(otherVoice(text)), mediaType: 'audio/wav' }));
  const craft = (prefix: string) => ({ [`${prefix}_BASE_URL`]: fake.baseUrl, [`${prefix}_MODEL`]: 'great-1' });
  const makers = rememberingMakers();
  // A busy machine takes longer to load the dictionaries than the author has for one story.
  await vi.waitFor(() => makers.author.warm(), { timeout: 100_000 });
  const { illustrator, narrator } = createEmbeddedMakers();
  server = await openTestServer(
    { ...craft('TEXT'), ...craft('IMAGE'), ...craft('SPEECH'), SPEECH_VOICE: 'river' },
    { makers: { ...makers, illustrator, narrator } },
  );
  server.startJobs();
});
afterAll(async () => {
  await server.end();
  await fake.close();
});

/** Every other kind is spoken and drawn by the same jobs. */
const KINDS = TEXT_KINDS.filter(({ name }) => ['a story', 'a picture book', 'a song', 'an answer'].includes(name));
it.each(KINDS)('writes $name, and says who wrote it', async (kind) => {
  const piece = await (await kind.prepare(server))();
  pieces.set(kind.name, piece);
  expect(piece.maker).toEqual(THEIRS);
  expect(piece.passed).toBe(true);
});

/** Every word of the shown texts has its time, in order, inside the sound. */
function expectReadAlong({ segments, seconds, voice, lufs }: NarrationManifest, shown: readonly string[]): void {
  expect(voice).toBe('river');
  expect(lufs).toBeGreaterThan(-20);
  expect(segments.map(({ text }) => text)).toEqual(shown);
  const words = segments.flatMap(({ sentences, text }) =>
    sentences.flatMap((sentence) => sentence.words.map((word) => ({ ...word, text: text.slice(word.from, word.to) }))),
  );
  const written = shown.flatMap((text) => text.match(/_{2,}|[\p{L}\p{N}](?:[\p{L}\p{N}’'-]*[\p{L}\p{N}])?/gu) ?? []);
  expect(words.map(({ text }) => text)).toEqual(written);
  const times = words.flatMap(({ start, end }) => [start, end]);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThanOrEqual(seconds);
}

/** The widths in pixels of a picture, for every width a screen may ask for. */
async function widthsOf(url: string): Promise<(number | undefined)[]> {
  return Promise.all(
    [1, 500, 2_000].map(async (width) => {
      const { headers } = await server.app.inject(`${url}?w=${width}`);
      const file = await server.app.inject(
        headers.location === undefined ? `${url}?w=${width}` : String(headers.location),
      );
      expect(file.headers['content-type']).toBe('image/webp');
      return (await sharp(file.rawPayload).metadata()).width;
    }),
  );
}

it('draws and speaks the story', { timeout: 120_000 }, async () => {
  const id = idOf('a story');
  const story = await storyWhen(server, id, (each) => each.audioUrl !== null);
  expect(story.madeBy).toEqual({ text: THEIRS, picture: THEIRS, voice: THEIRS });
  const manifest = narrationManifestSchema.parse((await server.app.inject(`/api/stories/${id}/narration`)).json());
  expectReadAlong(manifest, [story.title, ...READING_ORDER.map((each) => story.content[each])]);
  expect((await server.app.inject(String(story.audioUrl))).headers['content-type']).toBe('audio/mpeg');
  expect(await widthsOf(`/api/stories/${id}/cover`)).toEqual([480, 1200, 1200]);
});

it('draws and speaks the picture book', { timeout: 120_000 }, async () => {
  const id = idOf('a picture book');
  const book = await bookWhen(server, id, isWhole);
  expect(book.madeBy).toEqual({ text: THEIRS, picture: THEIRS, voice: THEIRS });
  const told = (await server.app.inject(`/api/illustrated-stories/${id}/narration`)).json<unknown>();
  expectReadAlong(narrationManifestSchema.parse(told), [book.title, ...book.scenes.map((scene) => scene.text)]);
  for (const { imageUrl, imageDescription } of book.scenes) {
    expect(await widthsOf(imageUrl ?? '')).toEqual([480, 1200, 1200]);
    expect(imageDescription).toMatch(/^\p{Lu}.*\.$/u);
  }
});

it('was told no name in a picture, and everything else in plain sight', () => {
  const asked = (path: string) => fake.received.filter((each) => each.path.endsWith(path)).map(({ body }) => JSON.stringify(body)).join('\n'); // prettier-ignore
  expect(asked('/images/generations')).not.toMatch(/Zoë|Kaelen|Ada|Maya/);
  expect(asked('/chat/completions')).toMatch(/Zoë[^]*Kaelen/);
  expect(fake.received.every(({ body }) => body.model === 'great-1')).toBe(true);
});
