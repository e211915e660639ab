import {
  LIMITS,
  storySchema,
  storyVersionSchema,
  type Story,
  type StoryChange,
  type StoryVersion,
} from '@storylantern/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { HOUSEHOLD_HEADER, openTestServer, type TestServer } from './support/open-test-server.ts';
import { failure, formOf, makeStory, post, storyWhen } from './support/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  server.startJobs();
});
afterAll(async () => server.end());

const read = async (id: string, headers = {}): Promise<Story> =>
  storySchema.parse((await server.app.inject({ url: `/api/stories/${id}`, headers })).json());
const versionsOf = async (id: string): Promise<StoryVersion[]> =>
  z.array(storyVersionSchema).parse((await server.app.inject(`/api/stories/${id}/versions`)).json());
const told = (response: LightMyRequestResponse): Story => {
  if (response.statusCode !== 200) throw new Error(response.body);
  return storySchema.parse(response.json());
};
const send = (id: string, change: StoryChange, version: number) =>
  post(server, `/api/stories/${id}/changes`, { change, version });
const change = async (id: string, how: StoryChange, version: number): Promise<Story> =>
  told(await send(id, how, version));
const put = (id: string, payload: object, headers = {}) =>
  server.app.inject({ method: 'PUT', url: `/api/stories/${id}/text`, payload, headers } as InjectOptions);
const goBack = (id: string, number: number) => post(server, `/api/stories/${id}/versions/${number}/current`, undefined);
const spoken = (id: string) => storyWhen(server, id, (story) => story.audioUrl !== null);

describe('a story is told another way', () => {
  it('from what the parent had said, as its next version; the one before is kept', async () => {
    const id = await makeStory(
      server,
      formOf({ childAge: '6-7', childGender: 'girl', additionalInfo: 'She likes trains.' }),
    );
    const first = await spoken(id);
    expect(first).toMatchObject({ version: 1, telling: { person: 'third', length: 'usual', level: 'usual' } });
    const after = await change(id, 'shorter', 1);
    expect(after).toMatchObject({ id, version: 2, telling: { length: 'shorter' }, imageUrl: first.imageUrl });
    expect(after.content.descriptive).toContain('shorter');
    expect(server.makers.told.at(-1)).toMatchObject({
      name: 'Zoë',
      ageBand: '6-7',
      gender: 'girl',
      problem: 'She is afraid of the vacuum cleaner.',
      notes: 'She likes trains.',
      telling: { person: 'third', length: 'shorter', level: 'usual' },
    });
    expect(after.audioUrl).toBeNull();
    const heard = await spoken(id);
    expect(heard.audioUrl).not.toBe(first.audioUrl);
    const [now, before] = await versionsOf(id);
    expect(now).toMatchObject({ number: 2, origin: 'shorter', of: null, current: true, content: after.content });
    expect(before).toMatchObject({ number: 1, origin: 'told', current: false, content: first.content });
  });

  it('step by step, and says so when there is no further step', async () => {
    const id = await makeStory(server);
    await change(id, 'longer', 1);
    const refused = await send(id, 'longer', 2);
    expect(failure(refused)).toMatchObject({
      message: 'This story is as long as it gets for this age.',
      field: 'change',
    });
    expect(await change(id, 'shorter', 2)).toMatchObject({ version: 3, telling: { length: 'usual' } });
    expect(await change(id, 'simpler', 3)).toMatchObject({ telling: { length: 'usual', level: 'simpler' } });
    expect(await change(id, 'richer', 4)).toMatchObject({ telling: { level: 'usual' } });
    const asI = await change(id, 'first-person', 5);
    expect([asI.telling.person, asI.content.control]).toEqual(['first', 'I hear the control part.']);
    expect(failure(await send(id, 'first-person', 6)).message).toContain('“I” already');
    expect((await change(id, 'third-person', 6)).telling.person).toBe('third');
  });

  it('with another ending each time, and everything before it as it was', async () => {
    const id = await makeStory(server);
    const first = await read(id);
    const once = await change(id, 'another-ending', 1);
    const twice = await change(id, 'another-ending', 2);
    expect(new Set([first, once, twice].map((each) => each.content.affirmative)).size).toBe(3);
    expect(twice.content).toEqual({ ...first.content, affirmative: twice.content.affirmative });
  });

  it('with another picture, whose words and voice stay', async () => {
    const id = await makeStory(server);
    const first = await spoken(id);
    const after = await change(id, 'another-picture', 1);
    expect(after).toMatchObject({ version: 2, content: first.content, audioUrl: first.audioUrl });
    expect(after.imageUrl).not.toBe(first.imageUrl);
    const pictures = await Promise.all([first, after].map(async ({ imageUrl }) => server.app.inject(imageUrl)));
    expect(pictures.map((each) => each.statusCode)).toEqual([302, 302]);
    expect((await server.app.inject(`/api/stories/${id}/cover?picture=9`)).statusCode).toBe(404);
  });

  it('once, however often the same is asked for', async () => {
    const id = await makeStory(server);
    const answers = await Promise.all(['shorter', 'shorter', 'shorter'].map((how) => send(id, how as StoryChange, 1)));
    expect(answers.map((answer) => told(answer).version)).toEqual([2, 2, 2]);
    expect(await change(id, 'shorter', 1)).toMatchObject({ version: 2, telling: { length: 'shorter' } });
    expect(await versionsOf(id)).toHaveLength(2);
  });

  it('not when it was changed somewhere else meanwhile', async () => {
    const id = await makeStory(server);
    await change(id, 'shorter', 1);
    const late = await send(id, 'longer', 1);
    expect(late.statusCode).toBe(409);
    expect(failure(late).message).toContain('changed somewhere else');
    const lateEdit = await put(id, { version: 1, paragraphs: [{ paragraph: 'control', text: 'Breathe with me.' }] });
    expect(lateEdit.statusCode).toBe(409);
    expect(await versionsOf(id)).toHaveLength(2);
  });

  it('not when it is gone, nor when it was written for everybody', async () => {
    const id = await makeStory(server);
    await server.app.inject({ method: 'DELETE', url: `/api/stories/${id}` });
    expect((await send(id, 'shorter', 1)).statusCode).toBe(404);
    const expert = await send('expert-fear-dark-0', 'shorter', 1);
    expect(expert.statusCode).toBe(403);
    expect(failure(expert).message).toContain('written for every family');
    expect(storySchema.parse((await server.app.inject('/api/stories/expert-fear-dark-0')).json()).changeable).toBe(
      false,
    );
  });

  it('also when it was made before its brief was kept', async () => {
    const id = await makeStory(server, { category: 'fear-dark' });
    const { db } = server.database;
    const before = await db
      .selectFrom('story')
      .select(['request', 'child_name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { brief: _brief, ...request } = JSON.parse(before.request) as { brief: object };
    const {
      telling: _telling,
      question: _question,
      ...text
    } = JSON.parse(
      (await db.selectFrom('story').select('text').where('id', '=', id).executeTakeFirstOrThrow()).text,
    ) as Record<string, unknown>;
    await db
      .updateTable('story')
      .set({ request: JSON.stringify(request), text: JSON.stringify(text) })
      .where('id', '=', id)
      .execute();
    const first = server.makers.told.at(-1);
    expect((await change(id, 'simpler', 1)).childName).toBe(before.child_name);
    expect(server.makers.told.at(-1)).toMatchObject({ ...first, occasion: 'help' });
  });
});

it('a story about a child of the family is told again with what is written down by now, and nothing of it is copied', async () => {
  const details = {
    nickname: 'Kofi',
    ageBand: '6-7',
    birthMonth: null,
    gender: 'boy',
    looks: {},
    interests: 'trains',
    helps: 'his grey rabbit',
    nameSaid: null,
  };
  const child = (await post(server, '/api/children', details)).json<{ id: string }>();
  const id = await makeStory(server, { category: 'fear-dark', childId: child.id });
  await change(id, 'shorter', 1);
  expect(server.makers.told.at(-1)).toMatchObject({ name: 'Kofi', gender: 'boy', situation: 'fear-dark' });
  expect(server.makers.told.at(-1)?.notes).toContain('grey rabbit');
  await server.app.inject({ method: 'DELETE', url: `/api/children/${child.id}` });
  await change(id, 'longer', 2);
  expect(server.makers.told.at(-1)).toMatchObject({ name: 'Kofi', gender: 'boy', notes: '' });
  const row = await server.database.db.selectFrom('story').select('request').where('id', '=', id).executeTakeFirst();
  expect(row?.request).not.toContain('rabbit');
});

describe("a parent's own words", () => {
  const EDIT = { paragraph: 'control', text: 'Zoë can hum her own song.' } as const;

  it('stand in the story, and are spoken', async () => {
    const id = await makeStory(server);
    const first = await spoken(id);
    const after = told(await put(id, { version: 1, title: 'Zoë hums', paragraphs: [EDIT] }));
    expect(after).toMatchObject({ version: 2, title: 'Zoë hums', content: { ...first.content, control: EDIT.text } });
    await spoken(id);
    expect(server.makers.spoken.at(-1)?.text).toContain(EDIT.text);
    const listed = (await server.app.inject('/api/stories?search=hums')).json<{ id: string }[]>();
    expect(listed.map((each) => each.id)).toContain(id);
    expect((await versionsOf(id)).map((each) => each.origin)).toEqual(['edited', 'told']);
    expect([first.edited, after.edited]).toEqual([false, true]);
    // The same words once more change nothing, whichever version they are sent with.
    expect(told(await put(id, { version: 1, title: 'Zoë hums', paragraphs: [EDIT] })).version).toBe(2);
    expect(told(await put(id, { version: 2, paragraphs: [] })).version).toBe(2);
    expect(await change(id, 'another-picture', 2)).toMatchObject({ edited: true, content: { control: EDIT.text } });
    expect((await change(id, 'longer', 3)).edited).toBe(false);
    expect(told(await goBack(id, 2))).toMatchObject({ edited: true, content: { control: EDIT.text } });
  });

  it('are checked while they are written, and nothing is kept', async () => {
    const id = await makeStory(server);
    const first = await read(id);
    const check = async (text: string) =>
      (await post(server, `/api/stories/${id}/check`, { paragraph: 'control', text })).json<{
        audit: { passed: boolean };
        refused: { message: string; help: string[] } | null;
      }>();
    expect(await check('A kind sentence.')).toMatchObject({ audit: { passed: true }, refused: null });
    expect(await check('A sentence that is too long.')).toMatchObject({ audit: { passed: false }, refused: null });
    expect((await check('Something unsuitable.')).refused?.message).toBe('We cannot read this to a child.');
    expect(await read(id)).toEqual(first);
  });

  it('may break a rule of form, but not what keeps a child safe', async () => {
    const id = await makeStory(server);
    const refused = await put(id, { version: 1, paragraphs: [{ ...EDIT, text: 'Something unsuitable.' }] });
    expect(refused.statusCode).toBe(422);
    expect(failure(refused)).toMatchObject({
      message: 'We cannot read this to a child.',
      help: ['Call somebody you trust.'],
    });
    expect((await put(id, { version: 1, title: 'unsuitable', paragraphs: [] })).statusCode).toBe(422);
    expect((await read(id)).version).toBe(1);
    const long = told(await put(id, { version: 1, paragraphs: [{ ...EDIT, text: 'A sentence that is too long.' }] }));
    expect([long.version, long.audit.passed]).toEqual([2, false]);
  });

  it.each([
    [{ version: 1, paragraphs: [EDIT, EDIT] }, 'A paragraph is named twice in this change. Please try again.'],
    [{ version: 1, paragraphs: [{ ...EDIT, text: '  ' }] }, 'Please leave some words here.'],
    [{ version: 1, title: ' ', paragraphs: [] }, 'Please give it a title.'],
  ])('%j is refused with a sentence', async (payload, message) => {
    const response = await put(await makeStory(server), payload);
    expect(response.statusCode).toBe(400);
    expect(failure(response).message).toBe(message);
  });
});

describe('every version', () => {
  it('can be read again, with its own picture, and the others stay', async () => {
    const id = await makeStory(server);
    const first = await spoken(id);
    await change(id, 'another-picture', 1);
    await change(id, 'shorter', 2);
    const back = told(await goBack(id, 1));
    expect(back).toMatchObject({
      version: 4,
      content: first.content,
      imageUrl: first.imageUrl,
      telling: first.telling,
    });
    expect((await versionsOf(id)).map(({ number, origin, of, current }) => [number, origin, of, current])).toEqual([
      [4, 'went-back', 1, true],
      [3, 'shorter', null, false],
      [2, 'another-picture', null, false],
      [1, 'told', null, false],
    ]);
    // Once more, or to what is read already: nothing changes.
    expect(told(await goBack(id, 1)).version).toBe(4);
    expect(told(await goBack(id, 4)).version).toBe(4);
    expect((await goBack(id, 9)).statusCode).toBe(404);
    expect((await goBack(id, 0)).statusCode).toBe(400);
    // Back and forth: what went back goes by the number of what it went back to, and is no further version of it.
    expect(told(await goBack(id, 3)).version).toBe(5);
    expect(told(await goBack(id, 4)).version).toBe(6);
    expect(told(await goBack(id, 4)).version).toBe(6);
    expect((await versionsOf(id)).slice(0, 2).map(({ number, of }) => [number, of])).toEqual([
      [6, 1],
      [5, 3],
    ]);
    const again = await change(id, 'another-picture', 6);
    expect(new Set((await versionsOf(id)).map((each) => each.imageUrl)).size).toBe(3);
    expect(again.imageUrl).not.toBe(first.imageUrl);
  });

  it('is one when the story was never changed', async () => {
    const id = await makeStory(server);
    const { title, content, createdAt } = await read(id);
    expect(await versionsOf(id)).toMatchObject([
      { number: 1, origin: 'told', title, content, createdAt, current: true, words: 120 },
    ]);
  });

  it('is kept up to a limit, at which any of them can still be read again', async () => {
    const id = await makeStory(server);
    await change(id, 'shorter', 1);
    const { db } = server.database;
    await db
      .updateTable('story_version')
      .set({ number: LIMITS.storyVersions })
      .where('story_id', '=', id)
      .where('number', '=', 2)
      .execute();
    await db.updateTable('story').set({ version: LIMITS.storyVersions }).where('id', '=', id).execute();
    const full = await send(id, 'longer', LIMITS.storyVersions);
    expect(full.statusCode).toBe(400);
    expect(failure(full).message).toContain('We keep 100 versions of a story');
    expect(told(await goBack(id, 1))).toMatchObject({ version: 1, telling: { length: 'usual' } });
    expect((await versionsOf(id)).map(({ number, current }) => [number, current])).toEqual([
      [LIMITS.storyVersions, false],
      [1, true],
    ]);
  });

  it('goes with its story', async () => {
    const id = await makeStory(server);
    await change(id, 'another-picture', 1);
    const { db } = server.database;
    await db.deleteFrom('story').where('id', '=', id).execute();
    expect(await db.selectFrom('story_version').selectAll().where('story_id', '=', id).execute()).toEqual([]);
  });

  it('is not there for another family, and no change of theirs reaches it', async () => {
    await server.addHousehold(2);
    const headers = { [HOUSEHOLD_HEADER]: '2' };
    const id = await makeStory(server);
    await change(id, 'shorter', 1);
    const asked = await Promise.all([
      server.app.inject({ url: `/api/stories/${id}/versions`, headers }),
      post(server, `/api/stories/${id}/changes`, { change: 'longer', version: 2 }, headers),
      post(server, `/api/stories/${id}/check`, { paragraph: 'control', text: 'Theirs.' }, headers),
      put(id, { version: 2, title: 'Theirs', paragraphs: [] }, headers),
      post(server, `/api/stories/${id}/versions/1/current`, undefined, headers),
      server.app.inject({ url: `/api/stories/${id}/cover?picture=1`, headers }),
    ]);
    expect(asked.map((each) => each.statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await read(id)).version).toBe(2);
  });
});

describe('what a story is for', () => {
  it('and how it is told follow the form, and what would make it better is asked', async () => {
    const id = await makeStory(server, formOf({ occasion: 'celebrate', person: 'first', problem: 'something vague' }));
    expect(server.makers.told.at(-1)).toMatchObject({ occasion: 'celebrate', telling: { person: 'first' } });
    expect(await read(id)).toMatchObject({
      occasion: 'celebrate',
      telling: { person: 'first' },
      question: 'When does it happen?',
      changeable: true,
    });
    expect((await server.app.inject(`/api/stories/${id}/wish`)).json()).toMatchObject({
      childName: 'Zoë',
      problem: 'something vague',
      additionalInfo: '',
      occasion: 'celebrate',
      person: 'first',
    });
    const plain = await read(await makeStory(server, formOf({ occasion: '', person: null })));
    expect(plain).toMatchObject({ occasion: 'help', telling: { person: 'third' }, question: null });
  });

  it('is counted for each child', async () => {
    await server.addHousehold(3);
    const headers = { [HOUSEHOLD_HEADER]: '3' };
    for (const occasion of ['help', 'help', 'celebrate']) {
      await makeStory(server, formOf({ childName: 'Ida', occasion }), headers);
    }
    const gone = await makeStory(server, formOf({ childName: 'Ida' }), headers);
    await server.app.inject({ method: 'DELETE', url: `/api/stories/${gone}`, headers });
    await makeStory(server, formOf({ childName: 'Bo' }), headers);
    const counted = (await server.app.inject({ url: '/api/stories/occasions', headers })).json();
    expect(counted).toEqual([
      { childName: 'Bo', help: 1, celebrate: 0 },
      { childName: 'Ida', help: 2, celebrate: 1 },
    ]);
  });
});
