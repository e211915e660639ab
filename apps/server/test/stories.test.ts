import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  healthSchema,
  type ListedSituation,
  READING_ORDER,
  storySchema,
  type RelatedStory,
  type StorySummary,
  type Understood,
} from '@storylantern/contract';
import { HOUSEHOLD_HEADER, openTestServer, type TestServer } from './support/open-test-server.ts';
import { failure, formOf, makeStory, post, storyWhen } from './support/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  server.startJobs();
});
afterAll(async () => server.end());

const get = (url: string, headers = {}) => server.app.inject({ url, headers });

describe('making a story', () => {
  it('from the form gives the story with its picture and narration soon after', async () => {
    const id = await makeStory(server, formOf({ childAge: '6-7', childGender: 'girl', nameSaid: 'Zo-ee' }));
    const story = await storyWhen(server, id, (each) => each.audioUrl !== null);
    expect(story.childName).toBe('Zoë');
    expect(story.ageBand).toBe('6-7');
    expect(story.nameSaid).toBe('Zo-ee');
    expect(story.narration).toEqual({ state: 'ready' });
    expect(story.madeBy.voice.name).toBe('Quick narrator');
    const audio = await get(story.audioUrl ?? '');
    expect(audio.statusCode).toBe(200);
    expect(audio.headers['content-type']).toBe('audio/mpeg');
    const spoken = server.makers.spoken.find((each) => each.text.includes('Zoë'));
    expect(spoken?.said).toEqual({ Zoë: 'Zo-ee' });
  });

  it('speaks the title, then the paragraphs in reading order', async () => {
    const id = await makeStory(server);
    await storyWhen(server, id, (each) => each.audioUrl !== null);
    const manifest = (await get(`/api/stories/${id}/narration`)).json() as { segments: { id: string }[] };
    expect(manifest.segments.map((segment) => segment.id)).toEqual(['title', ...READING_ORDER]);
  });

  it('from a category alone has a named hero, and is about that category', async () => {
    const id = await makeStory(server, { category: 'fear-dark' });
    const told = server.makers.told.at(-1);
    expect(told?.situation).toBe('fear-dark');
    expect(told?.name).toMatch(/^\p{Lu}\p{Ll}+$/u);
    expect((await get(`/api/stories/${id}`)).json()).toMatchObject({
      category: 'fear-dark',
      topic: null,
      childName: told?.name,
    });
  });

  it('from a topic is about the topic', async () => {
    await makeStory(server, { category: 'social-skills', topic: 'sharing' });
    expect(server.makers.told.at(-1)).toMatchObject({ situation: 'sharing', hardThing: expect.any(String) });
  });

  it("from the form leaves the situation to the parent's words", async () => {
    await makeStory(server, formOf({ additionalInfo: 'She likes trains.' }));
    const told = server.makers.told.at(-1);
    expect(told?.situation).toBeUndefined();
    expect(told).toMatchObject({
      problem: 'She is afraid of the vacuum cleaner.',
      notes: 'She likes trains.',
      gender: null,
    });
  });

  it('understands choices that a form sends as empty', async () => {
    await makeStory(
      server,
      formOf({ childAge: '', childGender: null, additionalInfo: null, looks: null, nameSaid: '' }),
    );
    expect(server.makers.told.at(-1)).toMatchObject({ ageBand: '4-5', gender: null, notes: '' });
  });

  it.each([
    [{ category: 'nonsense' }, 'We do not know this category.', 'category'],
    [{ category: 'social-skills', topic: 'nonsense' }, 'We do not know this topic.', 'topic'],
    [{ category: 'lumi' }, 'Lumi answers in a chat and does not write stories.', 'category'],
    [{ category: 'expert-help' }, 'Please choose one of the expert topics first.', 'category'],
    [{ category: '' }, 'Please choose a category.', 'category'],
    [{}, 'Please fill in the category.', 'category'],
    [{ category: 'byob' }, 'Please tell us who the story is for and what it should help with.', 'customData'],
    [formOf({ childName: '   ' }), "Please enter your child's name.", 'childName'],
    [formOf({ problem: '' }), 'Please say what the story should help with.', 'problem'],
    [formOf({ problem: '\0\0' }), 'Please say what the story should help with.', 'problem'],
    [
      formOf({ childName: 'x'.repeat(41) }),
      "Please make the child's name shorter: at most 40 characters.",
      'childName',
    ],
    [formOf({ childName: '123' }), 'This name has no letters.', 'childName'],
    [formOf({ childAge: '99' }), "Please choose one of the offered values for the child's age.", 'childAge'],
  ])('refuses %j with a sentence', async (request, message, field) => {
    const response = await post(server, '/api/stories/generate', request);
    expect(response.statusCode).toBe(400);
    expect(failure(response)).toMatchObject({ code: 'bad-request', message, field });
  });

  it('refuses what is unsuitable, kindly and with help', async () => {
    const response = await post(server, '/api/stories/generate', formOf({ problem: 'something unsuitable' }));
    expect(response.statusCode).toBe(422);
    expect(failure(response)).toMatchObject({
      code: 'unsuitable',
      message: 'We cannot tell this story.',
      help: ['Call somebody you trust.'],
    });
  });

  it("answers a defect of ours with a plain sentence, and logs it whole without the family's words", async () => {
    server.makers.failing.author = true;
    const response = await post(server, '/api/stories/generate', formOf({ childName: 'Secretname' }));
    server.makers.failing.author = false;
    expect(response.statusCode).toBe(500);
    const body = failure(response);
    expect(body.message).toBe('Something went wrong on our side. Please try again in a moment.');
    const lines = server.logged.filter((line) => line.includes(String(body.requestId)));
    expect(lines.join()).toContain('The author broke');
    expect(server.logged.join()).not.toContain('Secretname');
    expect(server.logged.join()).not.toContain('vacuum');
  });
});

describe('what a story would be about', () => {
  const understand = (body: unknown) => post(server, '/api/stories/understand', body);

  it('is told before it is made, with what else may be meant, and nothing is kept or logged', async () => {
    const before = (await get('/api/stories')).body;
    const response = await understand({
      problem: 'She is afraid of the dark in Zanzibar',
      additionalInfo: 'Zebrafinch',
    });
    expect(response.statusCode).toBe(200);
    const answer = response.json() as Understood;
    expect(answer).toMatchObject({
      occasion: 'help',
      situation: { id: 'fear-dark', name: 'Fear of the dark' },
      sure: true,
    });
    expect(answer.others.length).toBeLessThanOrEqual(3);
    expect((await get('/api/stories')).body).toBe(before);
    expect(server.logged.join()).not.toMatch(/zanzibar|zebrafinch/i);
  });

  it('is the parent’s own words where nothing listed comes near', async () => {
    expect((await understand({ problem: 'qwertz' })).json()).toEqual({
      occasion: 'help',
      situation: { id: 'general', name: 'Told in your own words' },
      sure: true,
      others: [],
    });
  });

  it('may be chosen from the list of all, in which a word of a parent finds it', async () => {
    const listed = (await get('/api/stories/situations?occasion=help')).json() as ListedSituation[];
    expect(listed.find(({ id }) => id === 'potty-training')?.words).toMatch(/\bnappy\b/);
    expect(listed.map(({ id }) => id)).not.toContain('general');
    const applauded = (await get('/api/stories/situations?occasion=celebrate')).json() as ListedSituation[];
    expect(applauded.map(({ id }) => id)).not.toContain('potty-training');
    expect((await get('/api/stories/situations?occasion=nonsense')).statusCode).toBe(400);
  });

  it('is applause where the words tell of nothing but a success', async () => {
    const answer = (await understand({ problem: 'He put on his own shoes.', occasion: 'help' })).json() as Understood;
    expect(answer.occasion).toBe('celebrate');
  });

  it('is what was chosen, if the story is then asked for with it', async () => {
    await makeStory(server, { ...formOf({ problem: 'She stays away from the others.' }), topic: 'left-out' });
    expect(server.makers.told.at(-1)).toMatchObject({ situation: 'left-out' });
  });

  it.each([
    [{ problem: ' ' }, 400, 'Please say what the story should help with.'],
    [{ problem: 'bed', occasion: 'party' }, 400, 'Please choose one of the offered values for what the story is for.'],
    [{ problem: 'something unsuitable' }, 422, 'We cannot tell this story.'],
  ])('refuses %j with a sentence', async (body, status, message) => {
    const response = await understand(body);
    expect(response.statusCode).toBe(status);
    expect(failure(response).message).toBe(message);
  });
});

describe('a request sent twice', () => {
  it('makes one story, whether it comes after the first or beside it', async () => {
    const send = () => makeStory(server, formOf({ childName: 'Twice' }), { 'idempotency-key': 'same' });
    const ids = await Promise.all([send(), send(), send()]);
    expect(new Set([...ids, await send()]).size).toBe(1);
    const listed = (await get('/api/stories?search=twice')).json() as StorySummary[];
    expect(listed).toHaveLength(1);
  });

  it('with other contents is refused, whether it comes after the first or beside it', async () => {
    const send = (name: string) =>
      post(server, '/api/stories/generate', formOf({ childName: name }), { 'idempotency-key': 'other' });
    const statuses = (await Promise.all([send('Ann'), send('Ben')])).map((response) => response.statusCode);
    expect(statuses.toSorted()).toEqual([201, 409]);
    const later = await send('Cem');
    expect(later.statusCode).toBe(409);
    expect(failure(later).code).toBe('conflict');
  });

  it('with the same key by another household makes a story of its own', async () => {
    const send = (household: string) =>
      makeStory(server, formOf(), { 'idempotency-key': 'shared', [HOUSEHOLD_HEADER]: household });
    await server.addHousehold(2);
    expect(await send('1')).not.toBe(await send('2'));
  });

  it('may be tried again with the same key after a failure', async () => {
    const headers = { 'idempotency-key': 'again' };
    server.makers.failing.author = true;
    expect((await post(server, '/api/stories/generate', formOf(), headers)).statusCode).toBe(500);
    server.makers.failing.author = false;
    expect((await post(server, '/api/stories/generate', formOf(), headers)).statusCode).toBe(201);
  });

  it('is refused when its key cannot be read', async () => {
    const response = await post(server, '/api/stories/generate', formOf(), { 'idempotency-key': 'x'.repeat(201) });
    expect(response.statusCode).toBe(400);
  });
});

describe('the cover', () => {
  it('is at one address that sends on to the file of the width asked for', async () => {
    const id = await makeStory(server);
    const large = await get(`/api/stories/${id}/cover`);
    expect(large.statusCode).toBe(302);
    const small = await get(`/api/stories/${id}/cover?w=400`);
    expect(small.headers.location).not.toBe(large.headers.location);
    const image = await get(String(large.headers.location));
    expect(image.statusCode).toBe(200);
    expect(image.headers['content-type']).toBe('image/webp');
    expect((await storyWhen(server, id, (story) => story.picture !== 'drawing')).picture).toBe('ready');
  });

  it('is a lantern when it could not be drawn', async () => {
    server.makers.failing.illustrator = true;
    const id = await makeStory(server);
    const response = await get(`/api/stories/${id}/cover`);
    server.makers.failing.illustrator = false;
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/svg+xml');
    expect((await storyWhen(server, id, (story) => story.picture !== 'drawing')).picture).toBe('failed');
  });

  it('of an unknown story is not there', async () => {
    expect((await get('/api/stories/none/cover')).statusCode).toBe(404);
    expect((await get('/api/stories/%00/cover')).statusCode).toBe(400);
  });
});

describe('the narration', () => {
  it('is given up after several failures, and can be asked for again', async () => {
    server.makers.failing.narrator = true;
    const id = await makeStory(server);
    const failed = await storyWhen(server, id, (story) => story.narration.state === 'failed');
    expect(failed.audioUrl).toBeNull();
    expect(failed.narration.message).toBe('The narration could not be made. The story itself is safe.');
    server.makers.failing.narrator = false;
    const again = await post(server, `/api/stories/${id}/narration`, {});
    expect(again.json()).toEqual({ state: 'waiting' });
    await storyWhen(server, id, (story) => story.audioUrl !== null);
  });

  it('is not there before it is ready', async () => {
    let ready = () => undefined as void;
    server.makers.hold.narrator = new Promise((resolve) => (ready = resolve));
    const id = await makeStory(server);
    const early = await get(`/api/stories/${id}/narration`);
    expect(early.statusCode).toBe(404);
    expect((await get(`/api/stories/${id}`)).json()).toMatchObject({ audioUrl: null, narration: { state: 'waiting' } });
    ready();
    await storyWhen(server, id, (story) => story.audioUrl !== null);
    expect((await get(`/api/stories/${id}/narration`)).statusCode).toBe(200);
  });

  it('is spoken again when the name is said another way, and only then', async () => {
    const id = await makeStory(server, formOf({ childName: 'Niamh' }));
    const first = await storyWhen(server, id, (story) => story.audioUrl !== null);
    const same = await post(server, `/api/stories/${id}/narration`, {});
    expect(same.statusCode).toBe(202);
    expect(same.json()).toEqual({ state: 'ready' });
    const again = await post(server, `/api/stories/${id}/narration`, { nameSaid: 'neev' });
    expect(again.json()).toEqual({ state: 'waiting' });
    const second = await storyWhen(server, id, (story) => story.audioUrl !== null);
    expect(second.nameSaid).toBe('neev');
    expect(second.audioUrl).not.toBe(first.audioUrl);
    const cleared = await post(server, `/api/stories/${id}/narration`, { nameSaid: null });
    expect(cleared.json()).toEqual({ state: 'waiting' });
    expect((await storyWhen(server, id, (story) => story.audioUrl !== null)).audioUrl).toBe(first.audioUrl);
  });

  it('of an unknown story is not there', async () => {
    expect((await get('/api/stories/none/narration')).statusCode).toBe(404);
    expect((await post(server, '/api/stories/none/narration', {})).statusCode).toBe(404);
  });
});

describe('the library', () => {
  it('finds stories by a part of a name, without accents', async () => {
    const id = await makeStory(server, formOf({ childName: 'Łucja-Åsa' }));
    const found = async (search: string) =>
      ((await get(`/api/stories?search=${encodeURIComponent(search)}`)).json() as StorySummary[]).map(
        (each) => each.id,
      );
    expect(await found('asa')).toEqual([id]);
    expect(await found('no such child')).toEqual([]);
  });

  it('saves once and for all', async () => {
    const id = await makeStory(server);
    const first = await post(server, '/api/stories/save', { id });
    const second = await post(server, '/api/stories/save', { id });
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect((await post(server, '/api/stories/save', { id: 'none' })).statusCode).toBe(404);
    expect((await post(server, '/api/stories/save', {})).statusCode).toBe(400);
  });

  it('deletes and brings back', async () => {
    const id = await makeStory(server, formOf({ childName: 'Undoer' }));
    const remove = () => server.app.inject({ method: 'DELETE', url: `/api/stories/${id}` });
    const deleted = await remove();
    expect(deleted.statusCode).toBe(200);
    expect((await remove()).json()).toEqual(deleted.json());
    expect((await get(`/api/stories/${id}`)).statusCode).toBe(404);
    expect((await get('/api/stories?search=undoer')).json()).toEqual([]);
    const restored = await post(server, `/api/stories/${id}/restore`, undefined);
    expect(restored.statusCode).toBe(200);
    expect(restored.json()).toMatchObject({ id, childName: 'Undoer' });
    expect((await get(`/api/stories/${id}`)).statusCode).toBe(200);
    expect((await post(server, '/api/stories/none/restore', undefined)).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'DELETE', url: '/api/stories/none' })).statusCode).toBe(404);
  });

  it('brings back a story whose picture and narration were made while it was deleted', async () => {
    const spoken = Promise.withResolvers<void>();
    server.makers.hold.narrator = spoken.promise;
    const id = await makeStory(server);
    await server.app.inject({ method: 'DELETE', url: `/api/stories/${id}` });
    server.makers.hold.narrator = Promise.resolve();
    spoken.resolve();
    const isIdle = async () => {
      const { queue } = healthSchema.parse((await get('/api/health')).json());
      return queue.waiting + queue.running === 0;
    };
    await vi.waitUntil(isIdle, { timeout: 30_000, interval: 100 });
    await post(server, `/api/stories/${id}/restore`, undefined);
    const story = storySchema.parse((await get(`/api/stories/${id}`)).json());
    expect(story.narration.state).toBe('ready');
    expect((await get(story.imageUrl)).statusCode).toBe(302);
  });

  it('names at most four related stories, never the story itself', async () => {
    const ids = [];
    for (let story = 0; story < 6; story++) ids.push(await makeStory(server, { category: 'fear-dark' }));
    const related = (await get(`/api/stories/${ids[0]}/related`)).json() as RelatedStory[];
    expect(related).toHaveLength(4);
    expect(related.map((each) => each.id)).not.toContain(ids[0]);
    expect((await get('/api/stories/none/related')).statusCode).toBe(404);
  });
});

describe('another household', () => {
  it('finds nothing of this one under any address with an id', async () => {
    await server.addHousehold(2);
    const id = await makeStory(server);
    await storyWhen(server, id, (story) => story.audioUrl !== null);
    const theirs = { [HOUSEHOLD_HEADER]: '2' };
    const asked = [
      { method: 'GET', url: `/api/stories/${id}` },
      { method: 'GET', url: `/api/stories/${id}/related` },
      { method: 'GET', url: `/api/stories/${id}/narration` },
      { method: 'GET', url: `/api/stories/${id}/cover` },
      { method: 'POST', url: `/api/stories/${id}/narration`, payload: { nameSaid: 'x' } },
      { method: 'POST', url: `/api/stories/${id}/restore` },
      { method: 'POST', url: '/api/stories/save', payload: { id } },
      { method: 'DELETE', url: `/api/stories/${id}` },
    ] as const;
    for (const request of asked) {
      const response = await server.app.inject({ ...request, headers: theirs });
      expect([request.method, request.url, response.statusCode]).toEqual([request.method, request.url, 404]);
    }
    const story = (await get(`/api/stories/${id}`)).json() as { savedAt: unknown; nameSaid: unknown };
    expect(story).toMatchObject({ savedAt: null, nameSaid: null });
  });
});
