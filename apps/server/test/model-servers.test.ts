import { afterEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import * as z from 'zod/mini';
import type { ModelServerConfig } from '../src/model-server-config.ts';
import { limitAsking } from '../src/makers/model-server/asking-time.ts';
import { ModelServerFault, type ModelServerFaultKind } from '../src/makers/model-server/fault.ts';
import type { OpenModels } from '../src/makers/model-server/open-models.ts';
import { WorkerPoolError } from '../src/platform/workers/worker-pool-error.ts';
import { BAD_WORDS, type Fault, type Manner } from './fake-model-server/faults.ts';
import { openFakeModels, type FakeModels } from './support/open-fake-models.ts';

let fake: FakeModels;
const open = async (
  settings: Partial<ModelServerConfig> = {},
  readers: Parameters<typeof openFakeModels>[2] = {},
): Promise<FakeModels> => (fake = await openFakeModels(settings, undefined, readers));
afterEach(() => fake.end());

const storySchema = z.object({
  title: z.string().check(z.minLength(3)),
  pages: z.array(z.object({ text: z.string(), mood: z.enum(['glad', 'sad']) })).check(z.minLength(2)),
});
const GOOD = {
  title: 'The lantern',
  pages: [
    { text: 'It glows, "softly".', mood: 'glad' },
    { text: 'Night.', mood: 'glad' },
  ],
};
const SECRET = 'Zoë Quimby lost her tooth';

const write = (
  models: OpenModels,
  more: { signal?: AbortSignal; onWords?: (words: number) => void; mostTokens?: number } = {},
) => {
  if (!models.text) throw new Error('no text model');
  return models.text.object({
    purpose: 'story',
    system: 'You write.',
    prompt: SECRET,
    mostTokens: 500,
    schema: storySchema,
    name: 'story',
    ...more,
  });
};
const draw = (models: OpenModels, signal?: AbortSignal) =>
  models.picture?.draw({ purpose: 'page', prompt: SECRET, width: 640, height: 480, signal }) ??
  Promise.reject(new Error());
const speak = (models: OpenModels) =>
  models.voice?.speak({ purpose: 'speech', text: SECRET }) ?? Promise.reject(new Error());
async function read(models: OpenModels, signal?: AbortSignal): Promise<string> {
  let text = '';
  const pieces = models.text?.stream({
    purpose: 'lumi',
    system: 'You answer.',
    prompt: SECRET,
    mostTokens: 500,
    signal,
  });
  for await (const piece of pieces ?? []) text += piece;
  return text;
}

/** How an ask ended: the kind of the fault, or what else happened. */
const endOf = (ask: Promise<unknown>): Promise<ModelServerFaultKind | 'fine' | 'another error'> =>
  ask.then(
    () => 'fine' as const,
    (error: unknown) => {
      if (!(error instanceof ModelServerFault)) return 'another error';
      expect(error.cause).toBeUndefined();
      return error.kind;
    },
  );

describe('a text of a known shape', () => {
  it('is asked for with the schema, the key and nothing more, and read by the schema', async () => {
    const { models, server, logged } = await open();
    server.write('story', () => GOOD);
    expect(await write(models)).toEqual(GOOD);
    const [request] = server.received;
    expect(request).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer secret-key',
      body: {
        model: 'fake',
        max_tokens: 500,
        response_format: { type: 'json_schema', json_schema: { name: 'story', strict: true } },
      },
    });
    expect(Object.keys(request?.body ?? {}).sort()).toEqual(['max_tokens', 'messages', 'model', 'response_format']);
    expect(logged.join()).not.toContain('Zoë');
  });

  it('tells how many words have come', async () => {
    const { models, server } = await open();
    server.write('story', () => GOOD);
    const heard: number[] = [];
    expect(await write(models, { onWords: (words) => heard.push(words) })).toEqual(GOOD);
    expect(heard.length).toBeGreaterThan(2);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    // Names of parts count as words.
    expect(heard.at(-1)).toBe(14);
  });

  it.each<Manner>([
    'fenced',
    'chatty',
    'thinks-aloud',
    'thinks-apart',
    'thinks-unopened',
    'answers-in-thoughts',
    'terse',
    'ignores-schemas',
  ])('is found in an answer that is %s, at once and as it comes', async (model) => {
    const { models, server } = await open({ model });
    server.write('story', () => GOOD);
    expect(await write(models)).toEqual(GOOD);
    expect(await write(models, { onWords: () => undefined })).toEqual(GOOD);
    expect(server.received).toHaveLength(2);
  });

  it('has its form told in words as well, with what belongs into each place', async () => {
    const { models, server } = await open();
    server.write('story', () => GOOD);
    await write(models);
    const messages = server.received[0]?.body.messages as { content: string }[] | undefined;
    const content = messages?.[0]?.content;
    expect(content).toContain('in this form:\n{\n  "title": "<text>",\n  "pages": [\n    {\n      "text": "<text>",');
    expect(content).toContain('"mood": "glad" or "sad"');
  });

  it.each<Manner>(['no-schemas', 'no-grammar'])(
    'comes from a server with %s, which is then told them in words alone',
    async (model) => {
      const { models, server } = await open({ model });
      server.write('story', () => GOOD);
      expect(await write(models)).toEqual(GOOD);
      expect(await write(models)).toEqual(GOOD);
      expect(server.received.map(({ body }) => 'response_format' in body)).toEqual([true, false, false]);
    },
  );

  it('comes from a server that has no place for our rules but the parent’s turn', async () => {
    const { models, server } = await open({ model: 'no-system' });
    server.write('story', () => GOOD);
    for (let ask = 0; ask < 2; ask += 1) expect(await write(models)).toEqual(GOOD);
    expect(server.received).toHaveLength(3);
    const messages = server.received[2]?.body.messages as { role: string }[];
    expect(messages.map(({ role }) => role)).toEqual(['user']);
    expect(JSON.stringify(messages)).toContain('You write.');
  });

  it('comes from a small model that has no room for as many tokens as we allow', async () => {
    const { models, server } = await open({ model: 'small-context' });
    server.write('story', () => GOOD);
    for (let ask = 0; ask < 2; ask += 1) expect(await write(models, { mostTokens: 14_000 })).toEqual(GOOD);
    expect(server.received.map(({ body }) => body.max_tokens)).toEqual([14_000, 9_333, 6_222, 4_148, 2_765, 2_765]);
  });

  it('comes from a server that calls the limit of tokens by its newer name', async () => {
    const { models, server } = await open({ model: 'no-max-tokens' });
    server.write('story', () => GOOD);
    expect(await write(models)).toEqual(GOOD);
    expect(server.received[1]?.body).toMatchObject({ max_completion_tokens: 500 });
  });

  it.each<Fault>(['wrong-schema', 'not-json', 'truncated', 'empty'])(
    'is asked for once more when it is %s, with what was wrong',
    async (fault) => {
      const { models, server } = await open();
      server.write('story', () => GOOD);
      server.next(fault);
      expect(await write(models)).toEqual(GOOD);
      expect(server.received).toHaveLength(2);
      expect(JSON.stringify(server.received[1]?.body.messages)).toMatch(/did not fit|not whole|no JSON/);
    },
  );

  it('is left as it is, whatever it says: that is for the audits', async () => {
    const { models, server } = await open();
    server.write('story', () => GOOD);
    for (const fault of ['unsafe', 'injected', 'wrong-name'] as const) {
      server.next(fault);
      expect(JSON.stringify(await write(models))).toContain(BAD_WORDS[fault].slice(0, 20));
    }
  });
});

/** What each fault comes to: for a whole text, a streamed one, a picture, a sound; and how many requests it takes. */
const ENDS: readonly (readonly [Fault, ModelServerFaultKind, number])[] = [
  ['400', 'server-error', 1],
  ['401', 'key-refused', 1],
  ['403', 'key-refused', 1],
  ['404', 'unknown-model', 1],
  ['429', 'too-many', 2],
  ['429-tomorrow', 'too-many', 1],
  ['500', 'server-error', 2],
  ['503', 'server-error', 2],
  ['redirect', 'unreachable', 1],
  ['reset', 'unreachable', 2],
  ['policy', 'declined', 1],
  ['html', 'unreadable', 1],
];

describe('a fault', () => {
  it.each(ENDS)('%s is known as %s, after %i requests', async (model, kind, requests) => {
    const { models, server, logged, ledger, clock } = await open({ model });
    for (const ask of [write, read, draw, speak]) {
      server.received.length = 0;
      expect(await endOf(ask(models)), ask.name).toBe(kind);
      expect(server.received, ask.name).toHaveLength(requests);
    }
    expect(await ledger.today('text', clock.now)).toEqual({ calls: 2 * requests, failed: 2 * requests });
    expect(logged.join()).not.toMatch(/Zoë|secret-key/);
  });

  it.each<readonly [Fault, ModelServerFaultKind]>([
    ['cut', 'cut-short'],
    ['stall', 'cut-short'],
    ['no-end', 'cut-short'],
    ['length', 'cut-short'],
    ['error-in-stream', 'server-error'],
    ['refusal', 'declined'],
    ['content-filter', 'declined'],
  ])('%s in a text that is being written is known as %s, and never ends quietly', async (model, kind) => {
    const { models, server } = await open({ model, seconds: 3 });
    const heard: number[] = [];
    expect(await endOf(read(models))).toBe(kind);
    expect(await endOf(write(models, { onWords: (words) => heard.push(words) }))).toBe(kind);
    // What is not streamed has no stream to have an error in.
    if (model !== 'error-in-stream') expect(await endOf(write(models))).toBe(kind);
    expect(server.received).toHaveLength(model === 'error-in-stream' ? 2 : 3);
  });

  it.each<Fault>(['wrong-schema', 'not-json', 'truncated', 'empty'])(
    '%s twice is an answer that cannot be read',
    async (model) => {
      const { models, server } = await open({ model });
      server.write('story', () => GOOD);
      expect(await endOf(write(models))).toBe('unreadable');
      expect(server.received).toHaveLength(2);
    },
  );

  it.each<readonly [Fault, ModelServerFaultKind]>([
    ['foreign-picture', 'unreadable'],
    ['no-picture', 'unreadable'],
    ['cut', 'fine' as ModelServerFaultKind],
  ])('of pictures: %s', async (model, kind) => {
    const { models } = await open({ model });
    expect(await endOf(draw(models))).toBe(kind);
  });

  it.each<readonly [Fault, ModelServerFaultKind]>([
    ['empty-sound', 'unreadable'],
    ['cut', 'cut-short'],
    ['stall', 'cut-short'],
  ])('of sounds: %s is known as %s', async (model, kind) => {
    const { models } = await open({ model, seconds: 3 });
    expect(await endOf(speak(models))).toBe(kind);
  });

  it('of nobody being there is known, after one more try', async () => {
    const { models, server } = await open();
    await server.close();
    expect(await endOf(write(models))).toBe('unreachable');
    expect(await endOf(draw(models))).toBe('unreachable');
    expect(await fake.ledger.today('text', fake.clock.now)).toEqual({ calls: 2, failed: 2 });
    await server.close().catch(() => undefined);
  });
});

describe('limits', () => {
  it('end a question that nobody answers', async () => {
    const { models } = await open({ model: 'hang', seconds: 0.2 });
    expect(await endOf(write(models))).toBe('too-slow');
    expect(await endOf(read(models))).toBe('too-slow');
    expect(await endOf(draw(models))).toBe('too-slow');
    expect(await endOf(speak(models))).toBe('too-slow');
  });

  it('wait as long as a busy server asks, when that is short', async () => {
    const { models, server } = await open();
    server.write('story', () => GOOD);
    server.next('429-later');
    const began = performance.now();
    expect(await write(models)).toEqual(GOOD);
    expect(performance.now() - began).toBeGreaterThan(990);
  });

  it('let so many questions out at once; others wait, and not for ever', async () => {
    const { models, server } = await open({ model: 'hang', callsAtOnce: 1, seconds: 0.5 });
    const { signal } = new AbortController();
    limitAsking(signal, 100);
    const ends = await Promise.all([endOf(draw(models)), endOf(draw(models, signal))]);
    expect(ends).toEqual(['too-slow', 'too-many']);
    expect(server.received).toHaveLength(1);
  });

  it('let nobody wait in a line that is too long', async () => {
    const { models, server } = await open({ callsAtOnce: 1, callsPerDay: 100 });
    const ends = await Promise.all(Array.from({ length: 40 }, () => endOf(draw(models))));
    expect(ends.filter((end) => end === 'too-many')).toHaveLength(7);
    expect(server.received).toHaveLength(33);
  });

  it('leave a server alone that failed three times, and let one question try it a minute later', async () => {
    const { models, server, clock } = await open();
    server.write('story', () => GOOD);
    server.next('401', '401', '401');
    for (const kind of ['key-refused', 'key-refused', 'key-refused', 'resting', 'resting']) {
      expect(await endOf(write(models))).toBe(kind);
    }
    expect(server.received).toHaveLength(3);
    expect((await models.status()).text?.restsUntil).toBe('2026-03-05T12:01:00.000Z');
    expect(await endOf(draw(models)), 'each craft rests by itself').toBe('fine');

    clock.now = new Date('2026-03-05T12:01:00.000Z');
    server.next('401');
    expect(await Promise.all([endOf(write(models)), endOf(write(models))])).toEqual(['key-refused', 'resting']);
    expect(await endOf(write(models))).toBe('resting');

    clock.now = new Date('2026-03-05T12:02:01.000Z');
    expect(await write(models)).toEqual(GOOD);
    expect((await models.status()).text?.restsUntil).toBeNull();
  });

  it('do not rest for answers that are no good, only for servers that are not well', async () => {
    const { models, server } = await open({ model: 'content-filter' });
    for (let ask = 0; ask < 5; ask += 1) expect(await endOf(write(models))).toBe('declined');
    server.next('401', '401', 'content-filter', '401', '401', 'content-filter');
    for (let ask = 0; ask < 6; ask += 1) expect(await endOf(write(models))).not.toBe('resting');
  });

  it('count the calls of a day, over restarts, until the next day begins', async () => {
    const { models, server, clock, again } = await open({ callsPerDay: 3 });
    server.write('story', () => GOOD);
    server.next('fine', '500', 'fine');
    await write(models);
    await write(models);
    const restarted = await again();
    expect(await endOf(write(restarted))).toBe('day-full');
    expect(server.received).toHaveLength(3);
    expect((await restarted.status()).text).toMatchObject({
      callsToday: 3,
      failedToday: 1,
      callsPerDay: 3,
      seconds: 5,
      lastFailure: { at: '2026-03-05T12:00:00.000Z', sentence: 'The model server had a fault of its own.' },
    });
    expect(await endOf(draw(restarted)), 'each craft counts by itself').toBe('fine');
    clock.now = new Date('2026-03-06T00:00:00.000Z');
    expect(await endOf(write(restarted))).toBe('fine');
  });

  it('hold for calls that are sent at the same moment', async () => {
    const { models, server } = await open({ callsPerDay: 2, callsAtOnce: 5 });
    const ends = await Promise.all(Array.from({ length: 5 }, () => endOf(draw(models))));
    expect(ends.toSorted()).toEqual(['day-full', 'day-full', 'day-full', 'fine', 'fine']);
    expect(server.received).toHaveLength(2);
  });

  it('give all questions about one piece their time together', async () => {
    const { models } = await open({ model: 'hang', seconds: 60 });
    const { signal } = new AbortController();
    limitAsking(signal, 200);
    expect(await endOf(write(models, { signal }))).toBe('too-slow');
    expect(await endOf(write(models, { signal }))).toBe('too-slow');
  });
});

describe('a question that is given up', () => {
  const reason = new Error('The parent has gone');

  it.each(['asked', 'waiting for its turn', 'pausing before it is sent again'])(
    'while it is %s ends at once with the reason, and is no failure',
    async (when) => {
      const { models, server, ledger, clock } = await open({ model: 'hang', callsAtOnce: 1 });
      const stop = new AbortController();
      const first = when === 'waiting for its turn' ? new AbortController() : undefined;
      const before = first && endOf(write(models, { signal: first.signal }));
      if (when.startsWith('pausing')) server.next('429-later');
      const asked = write(models, { signal: stop.signal });
      await expect.poll(() => server.received.length).toBe(1);
      // It pauses once the refusal has been read.
      if (when.startsWith('pausing'))
        await expect.poll(async () => (await ledger.today('text', clock.now)).failed).toBe(1);
      stop.abort(reason);
      await expect(asked).rejects.toBe(reason);
      first?.abort(reason);
      await before;
      const { failed } = await ledger.today('text', clock.now);
      expect(failed).toBe(when.startsWith('pausing') ? 1 : 0);
    },
  );

  it('ends a stream with the reason, and so does whoever stops reading', async () => {
    const { models, server } = await open({ model: 'stall' });
    const stop = new AbortController();
    const text = read(models, stop.signal);
    await expect.poll(() => server.received.length).toBe(1);
    stop.abort(reason);
    await expect(text).rejects.toBe(reason);

    for await (const piece of models.text?.stream({ purpose: 'lumi', system: '', prompt: '', mostTokens: 9 }) ?? []) {
      expect(piece).not.toBe('');
      break;
    }
    await expect.poll(async () => (await fake.ledger.today('text', fake.clock.now)).calls).toBe(2);
    expect((await fake.ledger.today('text', fake.clock.now)).failed).toBe(0);
  });

  it('is not sent at all when it was given up before', async () => {
    const { models, server } = await open();
    await expect(draw(models, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(server.received).toHaveLength(0);
  });

  it('because the server stops is like one that nobody answers', async () => {
    const { models, server } = await open({ model: 'hang' });
    const asked = endOf(write(models));
    await expect.poll(() => server.received.length).toBe(1);
    models.close('text');
    expect(await asked).toBe('unreachable');
    expect(await endOf(write(models))).toBe('unreachable');
    expect(server.received).toHaveLength(1);
  });
});

describe('plain words', () => {
  it.each<Manner>(['thinks-aloud', 'thinks-apart', 'terse'])(
    'come piece by piece, without thoughts: %s',
    async (model) => {
      const { models, server } = await open({ model });
      server.write('', () => 'Good night, little lantern.');
      expect(await read(models)).toBe('Good night, little lantern.');
    },
  );

  it('are given up once when they turn out to have been thoughts, and are waited for from then on', async () => {
    const { models, server } = await open({ model: 'thinks-unopened' });
    server.write('', () => 'Good night, little lantern.');
    expect(await endOf(read(models))).toBe('unreadable');
    expect(await read(models)).toBe('Good night, little lantern.');
    server.next('fine');
    expect(await read(models), 'and this once it did not think').toBe('Good night, little lantern.');
  });
});

describe('a picture', () => {
  it('is asked for in the wished size as data, and comes as it was drawn', async () => {
    const { models, server } = await open();
    const { width, height } = await sharp(await draw(models)).metadata();
    expect([width, height]).toEqual([640, 480]);
    expect(server.received[0]?.body).toMatchObject({ size: '640x480', response_format: 'b64_json', n: 1 });
  });

  it('may stand behind an address of the same server', async () => {
    const { models, server } = await open({ model: 'picture-by-url' });
    expect((await sharp(await draw(models)).metadata()).format).toBe('png');
    expect(server.received.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it.each<readonly [Manner, object]>([
    ['no-picture-form', { size: '640x480' }],
    ['usual-sizes-only', { size: '1536x1024' }],
  ])('is asked for another way when the server is %s, from then on', async (model, body) => {
    const { models, server } = await open({ model });
    for (let picture = 0; picture < 4; picture += 1) await draw(models);
    expect(server.received).toHaveLength(5);
    expect(server.received.at(-1)?.body).toMatchObject(body);
  });
});

describe('a sound', () => {
  it('comes with what the server says that it is', async () => {
    const { models, server } = await open();
    const { bytes, mediaType } = await speak(models);
    expect(mediaType).toBe('audio/wav');
    expect(bytes.byteLength).toBeGreaterThan(10_000);
    expect(server.received[0]?.body).toEqual({ model: 'fake', input: SECRET, voice: 'alloy', response_format: 'mp3' });
  });

  it('is asked for as WAV of a server that knows nothing else, from then on', async () => {
    const { models, server } = await open({ model: 'wav-only' });
    for (let passage = 0; passage < 2; passage += 1) expect((await speak(models)).mediaType).toBe('audio/wav');
    expect(server.received.map(({ body }) => body.response_format)).toEqual(['mp3', 'wav', 'wav']);
  });
});

describe('trying a connection', () => {
  it('says that it works, with nothing of a family', async () => {
    const { models, server, ledger, clock } = await open();
    for (const craft of ['text', 'picture', 'voice'] as const) {
      expect(await models.test(craft)).toMatchObject({ works: true });
      expect((await ledger.today(craft, clock.now)).calls).toBe(1);
    }
    expect(server.sent()).toContain('Say the word lantern.');
    expect(server.sent()).toContain('Hello.');
  });

  it.each<readonly [Fault, RegExp]>([
    ['401', /TEXT_API_KEY/],
    ['404', /TEXT_MODEL/],
    ['html', /TEXT_BASE_URL/],
    ['500', /fault of its own/],
    ['refusal', /declined/],
  ])('says what to check: %s', async (model, advice) => {
    const { models } = await open({ model });
    const tested = await models.test('text');
    expect(tested).toMatchObject({ works: false });
    expect(tested?.message).toMatch(advice);
  });

  it.each<readonly [Fault | Manner, 'picture' | 'voice']>([
    ['corrupt-picture', 'picture'],
    ['blank-picture', 'picture'],
    ['foreign-picture', 'picture'],
    ['empty-sound', 'voice'],
    ['opus', 'voice'],
  ])('finds that %s is no %s', async (model, craft) => {
    const { models } = await open({ model });
    expect(await models.test(craft)).toMatchObject({ works: false });
  });

  it('survives a picture that ends whoever decodes it: that is not this process', async () => {
    const { models } = await open({}, { picture: () => Promise.reject(new WorkerPoolError('crashed', 'It ended.')) });
    const tested = await models.test('picture');
    expect(tested).toMatchObject({ works: false });
    expect(tested?.message).toMatch(/cannot be used.*IMAGE_MODEL/);
  });

  it('is allowed while the server rests, and ends the rest', async () => {
    const { models, server } = await open();
    server.write('story', () => GOOD);
    server.next('401', '401', '401');
    for (let ask = 0; ask < 3; ask += 1) await endOf(write(models));
    expect(await endOf(write(models))).toBe('resting');
    expect(await models.test('text')).toMatchObject({ works: true });
    expect(await write(models)).toEqual(GOOD);
  });
});

it('forgets calls after a while', async () => {
  const { models, ledger, clock } = await open();
  await draw(models);
  await ledger.forget(new Date(clock.now.getTime() - 1));
  expect((await ledger.today('picture', clock.now)).calls).toBe(1);
  await ledger.forget(new Date(clock.now.getTime() + 1));
  expect((await ledger.today('picture', clock.now)).calls).toBe(0);
});
