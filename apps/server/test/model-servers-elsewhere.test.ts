import { LLMock } from '@copilotkit/aimock';
import { afterEach, beforeEach, expect, it } from 'vitest';
import sharp from 'sharp';
import * as z from 'zod/mini';
import type { ModelServerConfig } from '../src/model-server-config.ts';
import { ModelServerFault } from '../src/makers/model-server/fault.ts';
import type { OpenModels } from '../src/makers/model-server/open-models.ts';
import { hummedText, lanternPicture } from './fake-model-server/media.ts';
import { openFakeModels, type FakeModels } from './support/open-fake-models.ts';

/**
 * The connection once more, with a model server that others wrote: what our own fake takes for the wire format is not
 * only our own reading of it.
 */
const PROMPT = 'Write about a lantern.';
const schema = z.object({ title: z.string(), pages: z.array(z.string()).check(z.minLength(2)) });
const GOOD = { title: 'The lantern', pages: ['It glows.', 'Good night, little lantern, says the moon.'] };

let other: LLMock;
let fake: FakeModels | undefined;
beforeEach(async () => {
  other = new LLMock({ host: '127.0.0.1', port: 0, chunkSize: 8 });
  await other.start();
});
afterEach(async () => {
  await other.stop();
  await fake?.end();
  fake = undefined;
});
const open = async (settings: Partial<ModelServerConfig> = {}): Promise<OpenModels> => {
  fake = await openFakeModels({ seconds: 3, ...settings }, { baseUrl: `${other.url}/v1` });
  return fake.models;
};
const write = ({ text }: OpenModels, onWords?: (words: number) => void) =>
  text?.object({
    purpose: 'story',
    system: 'You write.',
    prompt: PROMPT,
    mostTokens: 300,
    schema,
    name: 'story',
    onWords,
  });
async function read({ text }: OpenModels): Promise<string> {
  let words = '';
  for await (const piece of text?.stream({ purpose: 'lumi', system: '', prompt: PROMPT, mostTokens: 300 }) ?? [])
    words += piece;
  return words;
}
const kindOf = (ask: Promise<unknown> | undefined) =>
  Promise.resolve(ask).then(
    () => 'fine',
    (error: unknown) => (error instanceof ModelServerFault ? error.kind : error),
  );

it('gives texts, whole and in pieces, pictures and sounds', async () => {
  const picture = (await lanternPicture(64, 48)).toString('base64');
  const sound = hummedText('Good night.');
  other.onMessage(PROMPT, { content: JSON.stringify(GOOD) });
  other.onImage(/lantern/, { image: { b64Json: picture } });
  other.onSpeech(/night/, { audio: sound.toString('base64'), format: 'wav' });
  const models = await open();
  expect(await write(models)).toEqual(GOOD);
  const heard: number[] = [];
  expect(await write(models, (words) => heard.push(words))).toEqual(GOOD);
  expect(heard.at(-1)).toBeGreaterThan(10);
  expect(JSON.parse(await read(models))).toEqual(GOOD);
  const drawn = await models.picture?.draw({ purpose: 'page', prompt: 'A lantern', width: 640, height: 480 });
  expect((await sharp(drawn).metadata()).width).toBe(64);
  const spoken = await models.voice?.speak({ purpose: 'speech', text: 'Good night.' });
  expect(spoken?.bytes).toEqual(new Uint8Array(sound));
  expect(spoken?.mediaType).toMatch(/^audio\//);
});

it.each([
  [401, 'key-refused', 1],
  [429, 'fine', 2],
  [500, 'fine', 2],
  [400, 'server-error', 1],
] as const)('answers %i: %s after %i requests', async (status, kind, requests) => {
  other.onMessage(PROMPT, { content: JSON.stringify(GOOD) });
  const models = await open();
  other.nextRequestError(status, { message: 'It failed', type: 'test' });
  expect(await kindOf(write(models))).toBe(kind);
  expect(other.getRequests()).toHaveLength(requests);
});

it('breaks off in the middle of an answer', async () => {
  other.onMessage(PROMPT, { content: JSON.stringify(GOOD) }, { truncateAfterChunks: 3, latency: 30 });
  const models = await open();
  expect(await kindOf(read(models))).toBe('cut-short');
  expect(await kindOf(write(models, () => undefined))).toBe('cut-short');
});

it('says that the limit of words is reached, or that it may not say this', async () => {
  other.onTurn(0, PROMPT, { content: '{"title": "The lan', finishReason: 'length' });
  const models = await open();
  expect(await kindOf(write(models))).toBe('cut-short');
  other.reset();
  other.onMessage(PROMPT, { content: 'I cannot', finishReason: 'content_filter' });
  expect(await kindOf(write(models))).toBe('declined');
});

it('sends what nobody can read', async () => {
  other.onMessage(PROMPT, { content: JSON.stringify(GOOD) });
  const models = await open();
  other.setChaos({ malformedRate: 1 });
  expect(await kindOf(write(models))).toBe('unreadable');
});

it('is too slow', async () => {
  other.onMessage(PROMPT, { content: JSON.stringify(GOOD) });
  const models = await open({ seconds: 0.3 });
  other.setChaos({ latencyMs: 3_000 });
  expect(await kindOf(write(models))).toBe('too-slow');
});
