import { illustratedStorySchema, narrationManifestSchema } from '@storylantern/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookWhen, isWhole, makeBook } from './support/book-requests.ts';
import { mp3Seconds } from './support/mp3-seconds.ts';
import { openTestServer, type TestServer } from './support/open-test-server.ts';
import { failure, post } from './support/requests.ts';
import { makersWithStandingAuthor } from './support/standing-author.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { makers: makersWithStandingAuthor() });
  server.startJobs();
});
afterAll(async () => server.end());

const bytesAt = async (url: string | null): Promise<Uint8Array> => {
  const response = await server.app.inject(url ?? '');
  expect([url, response.statusCode]).toEqual([url, 200]);
  return new Uint8Array(response.rawPayload);
};
const put = (url: string, payload: object) => server.app.inject({ method: 'PUT', url, payload });

it('with the real makers a theme becomes a book that can be read, seen, heard and changed', async () => {
  const id = await makeBook(server, {
    theme: 'a small dragon who is afraid of baths',
    style: 'watercolor',
    customData: {
      childName: 'Niamh',
      childAge: 'four',
      hairColor: 'strawberry blonde',
      eyeColor: 'hazel',
      nameSaid: 'neev',
    },
  });
  const book = await bookWhen(server, id, isWhole);
  const url = `/api/illustrated-stories/${id}`;
  expect(book).toMatchObject({ childName: 'Niamh', childAge: 4, style: 'watercolor' });
  expect(book.scenes.length).toBeGreaterThanOrEqual(6);
  expect(book.scenes.length).toBeLessThanOrEqual(12);
  const child = book.cast.find((member) => member.character.is === 'child');
  expect(child?.person?.looks).toMatchObject({ hairColour: 'strawberry-blonde', eyes: 'hazel' });
  expect(book.scenes.map((scene) => scene.text).join(' ')).toMatch(/dragon/i);

  for (const scene of book.scenes) {
    expect(scene.imageDescription.length).toBeGreaterThan(20);
    for (const width of [1200, 480]) {
      const bytes = await bytesAt(`${scene.imageUrl}?w=${width}`);
      expect(bytes.length).toBeLessThanOrEqual(200_000);
      const { info } = await sharp(bytes, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([width, (width * 3) / 4]);
    }
  }

  const manifest = narrationManifestSchema.parse((await server.app.inject(`${url}/narration`)).json());
  expect(manifest.segments.map((segment) => segment.id)).toEqual(['title', ...book.scenes.map((scene) => scene.id)]);
  expect(Math.abs(mp3Seconds(await bytesAt(book.audioUrl)) - manifest.seconds)).toBeLessThan(0.2);
  const starts = manifest.segments.map((segment) => segment.start);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));

  const dressed = illustratedStorySchema.parse(
    (
      await put(`${url}/appearance`, { style: 'crayon', looks: { hairStyle: 'braids' }, outfit: { top: 'red' } })
    ).json(),
  );
  const others = (each: typeof book) => each.cast.filter((member) => member.character.is !== 'child');
  expect(others(dressed)).toEqual(others(book));
  const again = await bookWhen(server, id, isWhole);
  const looks = again.cast.find((member) => member.character.is === 'child')?.person;
  expect(looks?.looks).toEqual({ ...child?.person?.looks, hairStyle: 'braids' });
  expect(looks?.outfit.top).toBe('red');
  const [before, after] = [await bytesAt(again.scenes[0]?.imageUrl ?? ''), book.scenes[0]?.imageUrl];
  expect((await server.app.inject(after ?? '')).statusCode).toBe(302);
  expect(before.length).toBeGreaterThan(10_000);

  const scenes = again.scenes.map((scene) => ({ id: scene.id, text: scene.text }));
  const rude = await put(`${url}/scenes`, {
    revision: again.revision,
    scenes: scenes.with(0, { id: 's1', text: 'Then he stabs the bully and wins.' }),
  });
  expect(rude.statusCode).toBe(422);
  expect(failure(rude).message).toMatch(/\.$/);
  const kind = await put(`${url}/scenes`, {
    revision: again.revision,
    scenes: scenes.with(0, { id: 's1', text: 'Niamh puts on her boots.' }),
  });
  expect(kind.statusCode).toBe(200);
  const spoken = await bookWhen(server, id, isWhole);
  expect(spoken.audioUrl).not.toBe(book.audioUrl);

  const endless = 'Niamh walks on and on. '.repeat(85).trim();
  const long = await put(`${url}/scenes`, {
    revision: spoken.revision,
    scenes: scenes.map((scene) => ({ ...scene, text: endless })),
  });
  expect(long.statusCode).toBe(200);
  const silent = await bookWhen(server, id, (each) => each.narration.state === 'failed');
  expect(silent.narration.message).toContain('too long for our voice');
});

it('the same theme twice is told in other words', async () => {
  const request = { theme: 'a penguin at the swimming pool', customData: { childName: 'Otto', childAge: '6' } };
  const ids = [await makeBook(server, request), await makeBook(server, request)];
  const texts = await Promise.all(
    ids.map(async (id) => (await bookWhen(server, id, () => true)).scenes.map((scene) => scene.text)),
  );
  expect(texts[1]).not.toEqual(texts[0]);
});

it('what no book may be told about is refused with a sentence', async () => {
  const response = await post(server, '/api/illustrated-stories/generate', {
    theme: 'a story in which he stabs the bully and wins',
  });
  expect(response.statusCode).toBe(422);
});
