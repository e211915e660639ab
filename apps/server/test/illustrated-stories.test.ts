import { illustratedStorySchema, narrationManifestSchema, PICTURE_STYLES } from '@storylantern/contract';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bookFormOf, bookWhen, isWhole, makeBook } from './support/book-requests.ts';
import { HOUSEHOLD_HEADER, openTestServer, type TestServer } from './support/open-test-server.ts';
import { failure, post } from './support/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  server.startJobs();
});
afterAll(async () => server.end());
afterEach(() => {
  Object.assign(server.makers.failing, { narrator: false, illustrator: false, author: false });
  Object.assign(server.makers.hold, { narrator: Promise.resolve(), illustrator: Promise.resolve() });
});

const get = (url: string, headers = {}) => server.app.inject({ url, headers });
const put = (url: string, payload: object, headers = {}) => server.app.inject({ method: 'PUT', url, payload, headers });
const book = async (id: string) => illustratedStorySchema.parse((await get(`/api/illustrated-stories/${id}`)).json());
const wholeBook = async (request: unknown = bookFormOf()) => bookWhen(server, await makeBook(server, request), isWhole);
/** Holds a craft until it is let go. */
function hold(craft: 'narrator' | 'illustrator'): () => void {
  const held = Promise.withResolvers<void>();
  server.makers.hold[craft] = held.promise;
  return () => held.resolve();
}

describe('making a picture book', () => {
  it('gives the text at once, and every picture and the narration soon after', async () => {
    const [draw, speak] = [hold('illustrator'), hold('narrator')];
    const id = await makeBook(server);
    const early = await book(id);
    expect(early.scenes).toHaveLength(8);
    expect(early.scenes.map((scene) => scene.picture)).toEqual(Array(8).fill('drawing'));
    expect(early.scenes.every((scene) => scene.text.length > 0 && scene.imageDescription.length > 0)).toBe(true);
    expect(early).toMatchObject({ audioUrl: null, narration: { state: 'waiting' }, childName: 'Mia', childAge: 5 });
    expect(early).toMatchObject({ notManaged: ['trombones'], onlySaid: ['seaside'] });
    draw();
    speak();
    const whole = await bookWhen(server, id, isWhole);
    for (const [place, scene] of whole.scenes.entries()) {
      expect(scene.imageUrl).toBe(early.scenes[place]?.imageUrl);
      expect(scene.imageDescription).toContain('drawn');
      const image = await get(scene.imageUrl ?? '');
      expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp']);
    }
    expect((await get(whole.audioUrl ?? '')).headers['content-type']).toBe('audio/mpeg');
    expect(whole.madeBy.picture.name).toBe('Quick illustrator');
  });

  it('speaks the title and then each scene under its own id', async () => {
    const whole = await wholeBook(bookFormOf({ customData: { childName: 'Niamh', nameSaid: 'neev' } }));
    const manifest = narrationManifestSchema.parse(
      (await get(`/api/illustrated-stories/${whole.id}/narration`)).json(),
    );
    expect(manifest.segments.map(({ id, text }) => [id, text])).toEqual([
      ['title', whole.title],
      ...whole.scenes.map((scene) => [scene.id, scene.text]),
    ]);
    expect(server.makers.spoken.at(-1)?.said).toEqual({ Niamh: 'neev' });
  });

  it('draws the same people on every page, as they are in the stored cast', async () => {
    const request = bookFormOf({ customData: { childName: 'Uma', hairColor: 'purple', looks: { eyes: 'violet' } } });
    const whole = await wholeBook(request);
    const [child] = whole.cast;
    expect(child?.person?.looks).toMatchObject({ hairColour: 'purple', eyes: 'violet' });
    const drawn = server.makers.pagesDrawn.filter((page) => JSON.stringify(page.cast).includes('Uma'));
    expect(drawn).toHaveLength(8);
    for (const page of drawn) expect(page.cast).toEqual(whole.cast);
  });

  it('tells the author what the family has read lately', async () => {
    const first = await wholeBook();
    await makeBook(server);
    expect(server.makers.booksTold.at(-1)?.recent).toContain(first.scenes[0]?.text);
  });

  it('needs a theme only', async () => {
    const whole = await wholeBook({ theme: 'the moon' });
    expect(whole).toMatchObject({ style: "children's book", childName: '', childAge: 5, theme: 'the moon' });
    const empty = { childName: '', childAge: null, hairColor: '', eyeColor: '', additionalInfo: '', looks: null };
    expect(await wholeBook({ theme: 'the sun', style: '', customData: empty })).toMatchObject({ childName: '' });
  });

  it.each([
    [{ theme: '' }, 'Please enter a theme for your story', 'theme'],
    [{ theme: '  ' }, 'Please enter a theme for your story', 'theme'],
    [{}, 'Please fill in the theme.', 'theme'],
    [{ theme: 'x'.repeat(2_001) }, 'Please make the theme shorter: at most 2000 characters.', 'theme'],
    [{ theme: 'a', style: 'oil' }, 'Please choose one of the offered values for the style.', 'style'],
    [bookFormOf({ customData: { childName: '123' } }), 'This name has no letters.', 'childName'],
  ])('refuses %j with a sentence', async (request, message, field) => {
    const response = await post(server, '/api/illustrated-stories/generate', request);
    expect(response.statusCode).toBe(400);
    expect(failure(response)).toMatchObject({ message, field });
  });

  it('refuses what is unsuitable, kindly and with help', async () => {
    const response = await post(server, '/api/illustrated-stories/generate', { theme: 'something unsuitable' });
    expect(response.statusCode).toBe(422);
    expect(failure(response).help).toEqual(['Call somebody you trust.']);
  });

  it('sent twice makes one book, and other contents under the same key are refused', async () => {
    const headers = { 'idempotency-key': 'book' };
    const ids = await Promise.all([makeBook(server, bookFormOf(), headers), makeBook(server, bookFormOf(), headers)]);
    expect(new Set([...ids, await makeBook(server, bookFormOf(), headers)]).size).toBe(1);
    const other = await post(server, '/api/illustrated-stories/generate', { theme: 'other' }, headers);
    expect(other.statusCode).toBe(409);
  });

  it('offers every style there is', async () => {
    const styles = (await get('/api/illustrated-stories/styles')).json() as { id: string; name: string }[];
    expect(styles.map((style) => style.id)).toEqual([...PICTURE_STYLES]);
  });
});

describe('changing a book', () => {
  const edit = (id: string, body: object) => put(`/api/illustrated-stories/${id}/scenes`, body);

  it('speaks a changed sentence and keeps every picture', async () => {
    const whole = await wholeBook();
    const drawn = server.makers.pagesDrawn.length;
    const scenes = whole.scenes.map(({ id, text }, place) => ({ id, text: place === 2 ? 'Mia sings.' : text }));
    const changed = illustratedStorySchema.parse(
      (await edit(whole.id, { revision: whole.revision, scenes, title: 'A new name' })).json(),
    );
    expect(changed).toMatchObject({ title: 'A new name', revision: whole.revision + 1, audioUrl: null });
    const spoken = await bookWhen(server, whole.id, isWhole);
    expect(spoken.scenes.map((scene) => scene.imageUrl)).toEqual(whole.scenes.map((scene) => scene.imageUrl));
    expect(server.makers.pagesDrawn).toHaveLength(drawn);
    expect(server.makers.spoken.at(-1)?.text).toContain('A new name');
    expect(server.makers.spoken.at(-1)?.text).toContain('Mia sings.');
    const found = (await get('/api/stories?search=a%20new%20name')).json() as { id: string }[];
    expect(found.map((piece) => piece.id)).toEqual([whole.id]);
  });

  it('reorders scenes, takes one out and puts it back, each with its own picture', async () => {
    const whole = await wholeBook();
    const [first, second, ...others] = whole.scenes;
    if (!first || !second) throw new Error('A book of no pages');
    const without = illustratedStorySchema.parse(
      (await edit(whole.id, { revision: whole.revision, scenes: [...others, first] })).json(),
    );
    expect(without.scenes.map((scene) => scene.id)).toEqual([...others, first].map((scene) => scene.id));
    expect(without.scenes.at(-1)?.imageUrl).toBe(first.imageUrl);
    const narrated = await bookWhen(server, whole.id, isWhole);
    const manifest = narrationManifestSchema.parse(
      (await get(`/api/illustrated-stories/${whole.id}/narration`)).json(),
    );
    expect(manifest.segments.map((segment) => segment.id)).toEqual(['title', ...without.scenes.map(({ id }) => id)]);
    const back = await edit(whole.id, { revision: narrated.revision, scenes: whole.scenes });
    expect(illustratedStorySchema.parse(back.json()).scenes).toEqual(whole.scenes);
  });

  it('that changes nothing costs nothing', async () => {
    const whole = await wholeBook();
    const same = await edit(whole.id, { revision: whole.revision, title: whole.title, scenes: whole.scenes });
    expect(illustratedStorySchema.parse(same.json())).toEqual(whole);
  });

  it('is refused when somebody else changed the book meanwhile, and nothing is lost', async () => {
    const whole = await wholeBook();
    const as = (text: string) => whole.scenes.map((scene) => ({ id: scene.id, text }));
    const sent = await Promise.all(
      ['One.', 'Two.'].map((text) => edit(whole.id, { revision: whole.revision, scenes: as(text) })),
    );
    expect(sent.map((response) => response.statusCode).toSorted()).toEqual([200, 409]);
    const refused = sent.find((response) => response.statusCode === 409);
    if (refused) expect(failure(refused).code).toBe('conflict');
    const kept = sent.findIndex((response) => response.statusCode === 200);
    expect((await book(whole.id)).scenes[0]?.text).toBe(['One.', 'Two.'][kept]);
  });

  it('refuses pages that are not in it, pages named twice, an empty book and unsuitable words', async () => {
    const whole = await wholeBook();
    const { revision, scenes } = whole;
    const [first] = scenes;
    const refused = [
      [{ revision, scenes: [{ id: 's99', text: 'x' }] }, 400],
      [{ revision, scenes: [first, first] }, 400],
      [{ revision, scenes: [] }, 400],
      [{ revision, scenes, title: ' ' }, 400],
      [{ revision, scenes: [{ id: first?.id, text: 'something unsuitable' }] }, 422],
      [{ revision, scenes, title: 'something unsuitable' }, 422],
    ] as const;
    for (const [body, status] of refused) {
      const response = await edit(whole.id, body);
      expect([body, response.statusCode]).toEqual([body, status]);
    }
    expect(await book(whole.id)).toEqual(whole);
  });

  it('draws a page anew another way, and shows the old picture until then', async () => {
    const whole = await wholeBook();
    const draw = hold('illustrator');
    const url = `/api/illustrated-stories/${whole.id}/scenes/s3/redraw`;
    const asked = illustratedStorySchema.parse((await post(server, url, undefined)).json());
    expect(asked.scenes[2]).toMatchObject({ picture: 'drawing', imageUrl: whole.scenes[2]?.imageUrl });
    draw();
    const again = await bookWhen(server, whole.id, isWhole);
    expect(again.scenes[2]?.imageUrl).not.toBe(whole.scenes[2]?.imageUrl);
    expect(again.scenes.toSpliced(2, 1)).toEqual(whole.scenes.toSpliced(2, 1));
    const drawn = server.makers.pagesDrawn.filter((page) => JSON.stringify(page.cast) === JSON.stringify(whole.cast));
    const [before, after] = [drawn.at(2), drawn.at(-1)];
    expect(after?.seed).not.toBe(before?.seed);
    expect(after?.scene.camera).not.toBe('medium');
    // Whoever still has the earlier address is sent on to the picture as it is now.
    const old = await get(`${whole.scenes[2]?.imageUrl}?w=480`);
    expect([old.statusCode, old.headers.location]).toEqual([302, `${again.scenes[2]?.imageUrl}?w=480`]);
    expect((await post(server, `/api/illustrated-stories/${whole.id}/scenes/s99/redraw`, undefined)).statusCode).toBe(
      404,
    );
  });

  it('gives the child another look and the book another style, and leaves everybody else as they are', async () => {
    const whole = await wholeBook();
    const draw = hold('illustrator');
    const url = `/api/illustrated-stories/${whole.id}/appearance`;
    const asked = illustratedStorySchema.parse(
      (await put(url, { style: 'crayon', looks: { glasses: true }, outfit: { top: 'rose' } })).json(),
    );
    expect(asked.scenes.map((scene) => scene.imageUrl)).toEqual(whole.scenes.map((scene) => scene.imageUrl));
    expect(asked.scenes.every((scene) => scene.picture === 'drawing')).toBe(true);
    for (const scene of asked.scenes) expect((await get(scene.imageUrl ?? '')).statusCode).toBe(200);
    const [before, after] = [whole.cast[0]?.person, asked.cast[0]?.person];
    expect(after?.looks).toEqual({ ...before?.looks, glasses: true });
    expect(after?.outfit).toEqual({ ...before?.outfit, top: 'rose' });
    expect(asked.cast.slice(1)).toEqual(whole.cast.slice(1));
    draw();
    const again = await bookWhen(server, whole.id, isWhole);
    expect(new Set([...again.scenes, ...whole.scenes].map((scene) => scene.imageUrl)).size).toBe(16);
    for (const page of server.makers.pagesDrawn.slice(-8)) {
      expect(page).toMatchObject({ style: 'crayon', cast: again.cast });
    }
    expect(again.scenes.map((scene) => scene.text)).toEqual(whole.scenes.map((scene) => scene.text));
    // Told the same again, nothing is drawn.
    const same = await put(url, { style: 'crayon', looks: { glasses: true } });
    expect(illustratedStorySchema.parse(same.json())).toEqual(again);
    expect((await put(url, { style: 'oil' })).statusCode).toBe(400);
    expect((await put(url, { looks: { hairStyle: '<svg>' } })).statusCode).toBe(400);
  });

  it('speaks the name and other words as they are said, and only when that is new', async () => {
    const whole = await wholeBook();
    const again = (body: object) => post(server, `/api/illustrated-stories/${whole.id}/narration`, body);
    expect((await again({})).json()).toEqual({ state: 'ready' });
    const said = await again({ nameSaid: 'mee-ya', said: { Ember: 'em-ber', Gran: '' } });
    expect([said.statusCode, said.json()]).toEqual([202, { state: 'waiting' }]);
    const spoken = await bookWhen(server, whole.id, isWhole);
    expect(spoken.nameSaid).toBe('mee-ya');
    expect(server.makers.spoken.at(-1)?.said).toEqual({ Ember: 'em-ber', Mia: 'mee-ya' });
    expect((await again({ said: { Ember: 'em-ber' } })).json()).toEqual({ state: 'ready' });
    expect((await again({ nameSaid: null, said: { Ember: null } })).json()).toEqual({ state: 'waiting' });
    expect((await bookWhen(server, whole.id, isWhole)).audioUrl).toBe(whole.audioUrl);
  });
});

describe('when a craft fails', () => {
  it('the book is still there, and what failed can be made again', async () => {
    Object.assign(server.makers.failing, { narrator: true, illustrator: true });
    const id = await makeBook(server);
    const failed = await bookWhen(
      server,
      id,
      (each) => each.narration.state === 'failed' && each.scenes.every((scene) => scene.picture === 'failed'),
    );
    expect(failed.narration.message).toBe('The narration could not be made. The book itself is safe.');
    expect(failed.scenes.map((scene) => scene.imageUrl)).toEqual(Array(8).fill(null));
    expect((await get(`/api/illustrated-stories/image/${id}-s1-1.webp`)).statusCode).toBe(404);
    expect((await get(`/api/illustrated-stories/${id}/cover`)).headers['content-type']).toBe('image/svg+xml');
    expect((await get(`/api/illustrated-stories/${id}/pictures.zip`)).statusCode).toBe(409);
    Object.assign(server.makers.failing, { narrator: false, illustrator: false });
    for (const scene of failed.scenes) {
      await post(server, `/api/illustrated-stories/${id}/scenes/${scene.id}/redraw`, undefined);
    }
    await post(server, `/api/illustrated-stories/${id}/narration`, {});
    const whole = await bookWhen(server, id, isWhole);
    // The picture that failed is drawn as it was meant, not another way.
    expect(server.makers.pagesDrawn.slice(-8).map((page) => page.scene.camera)).toEqual(Array(8).fill('medium'));
    expect(whole.scenes.every((scene) => scene.imageUrl !== null)).toBe(true);
  });

  it('keeps the old picture of a page whose new one failed', async () => {
    const whole = await wholeBook();
    server.makers.failing.illustrator = true;
    await post(server, `/api/illustrated-stories/${whole.id}/scenes/s1/redraw`, undefined);
    const failed = await bookWhen(server, whole.id, (each) => each.scenes[0]?.picture === 'failed');
    expect(failed.scenes[0]?.imageUrl).toBe(whole.scenes[0]?.imageUrl);
  });

  it('answers a defect of the author with a plain sentence', async () => {
    server.makers.failing.author = true;
    const response = await post(server, '/api/illustrated-stories/generate', bookFormOf());
    expect(response.statusCode).toBe(500);
    expect(server.logged.join()).not.toContain('afraid of baths');
  });
});

describe('the pictures', () => {
  it('are served in the width asked for, may be kept for good, and are not sent twice', async () => {
    const whole = await wholeBook();
    const url = whole.scenes[0]?.imageUrl ?? '';
    expect(url).toMatch(/^\/api\/illustrated-stories\/image\/[a-z0-9-]+\.webp$/);
    const [large, small] = [await get(url), await get(`${url}?w=480`)];
    expect(large.headers['cache-control']).toContain('immutable');
    expect(small.rawPayload.equals(large.rawPayload)).toBe(false);
    expect((await get(`${url}?w=junk&w=480`)).rawPayload.equals(large.rawPayload)).toBe(true);
    const again = await get(url, { 'if-none-match': String(large.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect((await server.app.inject({ method: 'HEAD', url })).headers['content-length']).toBe(
      String(large.rawPayload.length),
    );
    const cover = await get(`/api/illustrated-stories/${whole.id}/cover?w=480`);
    expect([cover.statusCode, cover.headers.location]).toEqual([302, `${url}?w=480`]);
  });

  it('that are being drawn are waited for', async () => {
    const draw = hold('illustrator');
    const id = await makeBook(server);
    const asked = get(`/api/illustrated-stories/image/${id}-s1-1.webp`);
    expect((await get(`/api/illustrated-stories/${id}/pictures.zip`)).statusCode).toBe(503);
    draw();
    expect((await asked).statusCode).toBe(200);
  });

  it.each([
    '..%2f..%2fstorylantern.sqlite',
    '%2e%2e%2f%2e%2e%2flock.sqlite',
    '..%5c..%5clock.sqlite',
    '%2e%2e',
    '%00',
    'a%00.webp',
    '%2fetc%2fpasswd',
    'c:%5cwindows%5cwin.ini',
    'file%3a%2f%2f%2fetc%2fpasswd',
    '....%2f%2f....%2f%2fetc%2fpasswd.webp',
    `${'a'.repeat(24)}-s1-1.webp`,
    `${'a'.repeat(24)}-s1-1.WEBP`,
    `${'a'.repeat(24)}-s1-99999999999999999999.webp`,
    `${'a'.repeat(99)}.webp`,
    "'%20or%201%3d1--.webp",
    '%ff%fe.webp',
    '%zz',
  ])('are nowhere but under their own names: %s', async (name) => {
    const response = await get(`/api/illustrated-stories/image/${name}`);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(failure(response).message).toMatch(/^[A-Z].*\.$/);
  });

  it('are not looked for under an endless name', async () => {
    const response = await get(`/api/illustrated-stories/image/${'a'.repeat(5_000)}.webp`);
    expect([response.statusCode, failure(response).code]).toEqual([404, 'not-found']);
  });

  it('of a later round, of an unknown page and of a deleted book are not there', async () => {
    const whole = await wholeBook();
    const { id } = whole;
    expect((await get(`/api/illustrated-stories/image/${id}-s1-2.webp`)).statusCode).toBe(404);
    expect((await get(`/api/illustrated-stories/image/${id}-s9-1.webp`)).statusCode).toBe(404);
    await server.app.inject({ method: 'DELETE', url: `/api/illustrated-stories/${id}` });
    expect((await get(whole.scenes[0]?.imageUrl ?? '')).statusCode).toBe(404);
  });

  it('can be downloaded together with the text, numbered as the pages are', async () => {
    const whole = await wholeBook(bookFormOf({ theme: 'Ümlaut & "quotes" / 李雷' }));
    const response = await get(`/api/illustrated-stories/${whole.id}/pictures.zip`);
    expect(response.headers['content-type']).toBe('application/zip');
    expect(response.headers['content-disposition']).toBe('attachment; filename="mia-and-the-umlaut-quotes.zip"');
    const files = unzipSync(response.rawPayload);
    expect(Object.keys(files).toSorted()).toEqual([
      ...whole.scenes.map((_, place) => `0${place + 1}-mia-and-the-umlaut-quotes.webp`),
      'mia-and-the-umlaut-quotes.txt',
    ]);
    const image = await get(whole.scenes[1]?.imageUrl ?? '');
    expect(image.rawPayload.equals(files['02-mia-and-the-umlaut-quotes.webp'] ?? new Uint8Array())).toBe(true);
    const text = new TextDecoder().decode(files['mia-and-the-umlaut-quotes.txt']);
    expect(text.startsWith(whole.title)).toBe(true);
    for (const scene of whole.scenes) expect(text).toContain(scene.text);
    expect((await get('/api/illustrated-stories/none/pictures.zip')).statusCode).toBe(404);
  });
});

describe('the library', () => {
  it('lists books by themselves and together with stories, found by theme and title', async () => {
    const whole = await wholeBook(bookFormOf({ theme: 'a Zébra in the bath' }));
    const [summary] = (await get('/api/illustrated-stories')).json() as object[];
    expect(summary).toMatchObject({ id: whole.id, kind: 'picture-book', scenes: 8, theme: 'a Zébra in the bath' });
    const found = (await get('/api/stories?search=zebra')).json() as object[];
    expect(found).toEqual([
      expect.objectContaining({
        id: whole.id,
        kind: 'picture-book',
        situation: 'a Zébra in the bath',
        ageBand: '4-5',
        imageUrl: `/api/illustrated-stories/${whole.id}/cover`,
      }),
    ]);
  });

  it('saves once and for all, deletes and brings back', async () => {
    const whole = await wholeBook(bookFormOf({ theme: 'undoing' }));
    const url = `/api/illustrated-stories/${whole.id}`;
    const saved = await post(server, `${url}/save`, undefined);
    expect((await post(server, `${url}/save`, undefined)).json()).toEqual(saved.json());
    const first = (await get('/api/stories')).json() as { id: string }[];
    expect(first[0]?.id).toBe(whole.id);
    const remove = () => server.app.inject({ method: 'DELETE', url });
    const deleted = await remove();
    expect((await remove()).json()).toEqual(deleted.json());
    expect((await get(url)).statusCode).toBe(404);
    expect((await get('/api/stories?search=undoing')).json()).toEqual([]);
    const restored = await post(server, `${url}/restore`, undefined);
    expect(restored.json()).toMatchObject({ id: whole.id, kind: 'picture-book' });
    expect((await book(whole.id)).scenes).toEqual(whole.scenes);
  });
});

it('a book deleted long ago is cleared away with its pictures and its voice', async () => {
  const whole = await wholeBook();
  const { db } = server.database;
  const references = () =>
    db.selectFrom('media_reference').select('owner').where('owner', 'like', `%${whole.id}%`).execute();
  expect(await references()).toHaveLength(17);
  await server.app.inject({ method: 'DELETE', url: `/api/illustrated-stories/${whole.id}` });
  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1_000).toISOString();
  await db.updateTable('picture_book').set({ deleted_at: longAgo }).where('id', '=', whole.id).execute();
  const restored = await post(server, `/api/illustrated-stories/${whole.id}/restore`, undefined);
  expect(restored.statusCode).toBe(404);
  await db.updateTable('job').set({ run_at: longAgo }).where('kind', '=', 'book-clear-away').execute();
  await vi.waitUntil(async () => (await references()).length === 0, { timeout: 30_000, interval: 20 });
  const pages = await db.selectFrom('picture_book_page').select('scene_id').where('book_id', '=', whole.id).execute();
  expect(pages).toEqual([]);
});

describe('another household', () => {
  it('finds nothing of this one under any address', async () => {
    await server.addHousehold(2);
    const whole = await wholeBook();
    const url = `/api/illustrated-stories/${whole.id}`;
    const scenes = whole.scenes.map(({ id }) => ({ id, text: 'Mine now.' }));
    const asked = [
      { method: 'GET', url },
      { method: 'GET', url: `${url}/narration` },
      { method: 'GET', url: `${url}/cover` },
      { method: 'GET', url: `${url}/pictures.zip` },
      { method: 'GET', url: whole.scenes[0]?.imageUrl ?? '' },
      { method: 'POST', url: `${url}/narration`, payload: { nameSaid: 'x' } },
      { method: 'PUT', url: `${url}/scenes`, payload: { revision: whole.revision, scenes } },
      { method: 'PUT', url: `${url}/appearance`, payload: { style: 'crayon' } },
      { method: 'POST', url: `${url}/scenes/s1/redraw` },
      { method: 'POST', url: `${url}/save` },
      { method: 'POST', url: `${url}/restore` },
      { method: 'DELETE', url },
    ] as const;
    for (const request of asked) {
      const response = await server.app.inject({ ...request, headers: { [HOUSEHOLD_HEADER]: '2' } });
      expect([request.method, request.url, response.statusCode]).toEqual([request.method, request.url, 404]);
    }
    expect((await get('/api/illustrated-stories', { [HOUSEHOLD_HEADER]: '2' })).json()).toEqual([]);
    expect((await get('/api/stories', { [HOUSEHOLD_HEADER]: '2' })).json()).toEqual([]);
    expect(await book(whole.id)).toEqual(whole);
  });
});
