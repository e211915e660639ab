import { childSchema, LIMITS, lumiThreadSchema, type Child } from '@storylantern/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUSEHOLD_HEADER, openTestServer, type TestServer } from './support/open-test-server.ts';
import { failure, formOf, makeStory, post } from './support/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.addHousehold(2);
});
afterAll(async () => server.end());

const theirs = { [HOUSEHOLD_HEADER]: '2' };
const details = (more: Record<string, unknown> = {}) => ({
  nickname: 'Zoë',
  ageBand: '6-7',
  birthMonth: null,
  gender: 'girl',
  looks: { hairStyle: 'curly', glasses: true },
  interests: 'trains, the moon',
  helps: 'counting to ten',
  nameSaid: 'Zo-ee',
  ...more,
});
const add = async (more: Record<string, unknown> = {}, headers = {}): Promise<Child> => {
  const response = await post(server, '/api/children', details(more), headers);
  expect(response.statusCode).toBe(201);
  return childSchema.parse(response.json());
};
const send = (method: 'PUT' | 'DELETE' | 'POST', url: string, payload?: object, headers = {}) =>
  server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
const listed = async (headers = {}) => (await server.app.inject({ url: '/api/children', headers })).json<Child[]>();

/** The birth month of a child that is so many months old. */
const monthsAgo = (months: number): string => {
  const now = new Date();
  const born = new Date(now.getFullYear(), now.getMonth() - months, 15);
  return `${born.getFullYear()}-${String(born.getMonth() + 1).padStart(2, '0')}`;
};

describe('the children of a family', () => {
  it('are kept with everything that was written down, in the order they were added', async () => {
    const first = await add({ nickname: '  Ada  ' });
    expect(first).toMatchObject({ ...details({ nickname: 'Ada' }), archivedAt: null });
    await expect.poll(() => new Date().toISOString() > first.createdAt).toBe(true);
    const second = await add({ nickname: 'Ben', ageBand: null, gender: null, looks: {}, helps: '', nameSaid: ' ' });
    expect(second).toMatchObject({ ageBand: null, gender: null, looks: {}, helps: '', nameSaid: null });
    expect((await listed()).filter(({ id }) => [first.id, second.id].includes(id))).toEqual([first, second]);
  });

  it('are added once, however often the same request arrives', async () => {
    const headers = { 'idempotency-key': 'one-child' };
    const added = await Promise.all([add({ nickname: 'Once' }, headers), add({ nickname: 'Once' }, headers)]);
    expect(await add({ nickname: 'Once' }, headers)).toEqual(added[0]);
    expect((await listed()).filter(({ nickname }) => nickname === 'Once')).toHaveLength(1);
    expect((await post(server, '/api/children', details({ nickname: 'Twice' }), headers)).statusCode).toBe(409);
  });

  it('can be changed, put away, brought back and deleted', async () => {
    const child = await add();
    const url = `/api/children/${child.id}`;
    const changed = await send('PUT', url, details({ nickname: 'Zuzu', birthMonth: monthsAgo(40), interests: '' }));
    expect(changed.json()).toEqual({ ...child, nickname: 'Zuzu', birthMonth: monthsAgo(40), interests: '' });

    const away = (await send('POST', `${url}/archive`, { archived: true })).json<Child>();
    expect(away.archivedAt).toEqual(expect.any(String));
    await add({ nickname: 'Younger' });
    expect((await listed()).at(-1)).toEqual(away);
    // Put away a second time, it has been away since the first.
    expect((await send('POST', `${url}/archive`, { archived: true })).json()).toEqual(away);
    expect((await send('POST', `${url}/archive`, { archived: false })).json()).toEqual({ ...away, archivedAt: null });

    expect((await send('DELETE', url)).json()).toEqual({ id: child.id });
    expect((await listed()).map(({ id }) => id)).not.toContain(child.id);
    for (const gone of [
      await send('DELETE', url),
      await send('PUT', url, details()),
      await send('POST', `${url}/archive`, { archived: true }),
    ]) {
      expect(gone.statusCode).toBe(404);
      expect(failure(gone).message).toBe('This child is not here. It may have been deleted.');
    }
  });

  it.each([
    [{ nickname: '   ' }, 'nickname', 'Please enter what your child is called.'],
    [{ nickname: '123' }, 'nickname', 'This name has no letters.'],
    [{ nickname: 'x'.repeat(41) }, 'nickname', 'Please make what your child is called shorter: at most 40 characters.'],
    [{ birthMonth: '2021' }, 'birthMonth', 'Please choose a month and a year.'],
    [{ birthMonth: '2021-13' }, 'birthMonth', 'Please choose a month and a year.'],
    [{ birthMonth: '2098-01' }, 'birthMonth', expect.stringContaining('still to come')],
    [{ ageBand: '99' }, 'ageBand', 'Please choose one of the offered values for the age group.'],
    [{ looks: { skin: 'green' } }, 'skin', expect.any(String)],
    [{ interests: 'x'.repeat(1_001) }, 'interests', expect.any(String)],
    [{ looks: undefined }, 'looks', expect.any(String)],
  ])('%j is refused with a sentence', async (more, field, message) => {
    const refused = await post(server, '/api/children', details(more));
    expect(refused.statusCode).toBe(400);
    expect(failure(refused)).toMatchObject({ field, message });
    expect(failure(refused).message).toMatch(/^[A-Z].*\.$/);
  });

  it('are at most as many as a family may have, also when several are added at once', async () => {
    await server.addHousehold(3);
    const headers = { [HOUSEHOLD_HEADER]: '3' };
    const answers = await Promise.all(
      Array.from({ length: LIMITS.children + 3 }, (_, place) =>
        post(server, '/api/children', details({ nickname: `C${String.fromCodePoint(97 + (place % 26))}` }), headers),
      ),
    );
    expect(answers.filter((each) => each.statusCode === 201)).toHaveLength(LIMITS.children);
    const refused = answers.filter((each) => each.statusCode !== 201);
    expect(refused.map((each) => each.statusCode)).toEqual([409, 409, 409]);
    expect(refused.map((each) => failure(each).message)[0]).toContain('50 children');
    const [child] = await listed(headers);
    await send('DELETE', `/api/children/${child?.id}`, undefined, headers);
    await add({}, headers);
  });

  it('are nobody else’s', async () => {
    const child = await add();
    const url = `/api/children/${child.id}`;
    expect(await listed(theirs)).toEqual([]);
    expect((await send('PUT', url, details({ nickname: 'Stolen' }), theirs)).statusCode).toBe(404);
    expect((await send('POST', `${url}/archive`, { archived: true }, theirs)).statusCode).toBe(404);
    expect((await send('DELETE', url, undefined, theirs)).statusCode).toBe(404);
    expect(await listed()).toContainEqual(child);
  });
});

describe('a story from a category alone', () => {
  it('is about the chosen child as it is today', async () => {
    const { id } = await add({ birthMonth: monthsAgo(8 * 12 + 3), ageBand: '2-3' });
    const storyId = await makeStory(server, { category: 'fear-dark', childId: id });
    expect(server.makers.told.at(-1)).toMatchObject({
      name: 'Zoë',
      ageBand: '8-10',
      gender: 'girl',
      situation: 'fear-dark',
      notes: 'What helps: counting to ten.\nLoves trains, the moon.',
    });
    const story = (await server.app.inject(`/api/stories/${storyId}`)).json<object>();
    expect(story).toMatchObject({ childName: 'Zoë', ageBand: '8-10', nameSaid: 'Zo-ee', situation: 'fear dark' });
    const { picture } = await server.database.db
      .selectFrom('story')
      .select('picture')
      .where('id', '=', storyId)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(picture)).toMatchObject({ looks: { hairStyle: 'curly', glasses: true } });
  });

  it('or with a topic too; an age nobody told is the usual one', async () => {
    const { id } = await add({ ageBand: null });
    await makeStory(server, { category: 'social-skills', topic: 'sharing', childId: id });
    expect(server.makers.told.at(-1)).toMatchObject({ name: 'Zoë', situation: 'sharing', ageBand: '4-5' });
  });

  it('has its warm named hero when the child is unknown, put away or another family’s', async () => {
    const away = await add({ nickname: 'Away' });
    await send('POST', `/api/children/${away.id}/archive`, { archived: true });
    const other = await add({ nickname: 'Other' }, theirs);
    for (const childId of ['no-such-child', away.id, other.id, '', null, undefined]) {
      const storyId = await makeStory(server, { category: 'fear-dark', childId });
      const told = server.makers.told.at(-1);
      expect(told).toMatchObject({ ageBand: '4-5', notes: '' });
      expect(['Away', 'Other', 'Zoë']).not.toContain(told?.name);
      expect((await server.app.inject(`/api/stories/${storyId}`)).json()).toMatchObject({ nameSaid: null });
    }
  });

  it('and a form that was filled in says itself whom the story is about', async () => {
    const { id } = await add();
    await makeStory(server, { ...formOf({ childName: 'Milo' }), childId: id });
    expect(server.makers.told.at(-1)).toMatchObject({ name: 'Milo', gender: null, notes: '' });
  });
});

describe('a talk with Lumi', () => {
  const ask = async (message: string, childId: string | null, headers = {}): Promise<string> => {
    const thread = lumiThreadSchema.parse((await post(server, '/api/lumi/threads', undefined, headers)).json());
    const body = { threadId: thread.threadId, message, childId };
    const answer = await post(server, '/api/lumi/messages', body, headers);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ response: string }>().response;
  };
  const QUESTION = 'How old is your child? That changes my answer.';

  it('knows the age of the chosen child, and asks for it when none is chosen', async () => {
    const { id } = await add({ birthMonth: monthsAgo(38), gender: 'boy' });
    expect(await ask('will not share toys', null)).toContain(QUESTION);
    expect(await ask('will not share toys', 'no-such-child')).toContain(QUESTION);
    expect(await ask('will not share toys', id, theirs)).toContain(QUESTION);
    expect(await ask('will not share toys', id)).not.toContain(QUESTION);
  });

  it('counts a baby as young as it may be: fever under three months is urgent', async () => {
    const { id } = await add({ birthMonth: monthsAgo(3) });
    const older = await add({ birthMonth: monthsAgo(50) });
    expect(await ask('has a fever of 38.2', id)).toMatch(/^Ring your doctor .* today/);
    expect(await ask('has a fever of 38.2', older.id)).not.toMatch(/^Ring your doctor .* today/);
  });

  it('names the numbers of the country the family lives in', async () => {
    const message = 'he swallowed a button battery';
    expect((await server.app.inject('/api/household')).json()).toEqual({ country: null });
    expect(await ask(message, null)).toMatch(/^Call your local emergency number/);
    expect((await send('PUT', '/api/household', { country: 'GB' })).json()).toEqual({ country: 'GB' });
    expect((await server.app.inject('/api/household')).json()).toEqual({ country: 'GB' });
    expect(await ask(message, null)).toMatch(/^Call 999/);
    // Another family lives elsewhere.
    expect((await server.app.inject({ url: '/api/household', headers: theirs })).json()).toEqual({ country: null });
    expect(await ask(message, null, theirs)).toMatch(/^Call your local emergency number/);
    expect((await send('PUT', '/api/household', { country: null })).json()).toEqual({ country: null });
    expect(failure(await send('PUT', '/api/household', { country: 'Atlantis' }))).toMatchObject({ field: 'country' });
  });
});
