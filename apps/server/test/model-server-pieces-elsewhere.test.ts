import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ModelServerFault, type ModelServerFaultKind } from '../src/makers/model-server/fault.ts';
import { GOOD_ENDING, goodAnswer, goodStory } from './support/good-writers.ts';
import { openTestServer, type TestServer } from './support/open-test-server.ts';
import { TEXT_KINDS, type SeenPiece } from './support/pieces-by-models.ts';
import { rememberingMakers, type RememberingMakers } from './support/remembering-makers.ts';
import { post } from './support/requests.ts';

/** Stories and answers once more from a model server that others wrote, whole and with some faults. */

const KINDS = TEXT_KINDS.filter(({ kind }) => kind === 'story' || kind === 'ending' || kind === 'lumi');
let other: LLMock;
let makers: RememberingMakers;
let server: TestServer;

beforeAll(async () => {
  other = new LLMock({ host: '127.0.0.1', port: 0, chunkSize: 40 });
  await other.start();
  makers = rememberingMakers();
  // A busy machine takes longer to load the dictionaries than the author has for one story.
  await vi.waitFor(() => makers.author.warm(), { timeout: 100_000 });
  server = await openTestServer(
    { TEXT_BASE_URL: `${other.url}/v1`, TEXT_MODEL: 'great-1', TEXT_SECONDS: '3', TEXT_CALLS_PER_DAY: '10000' },
    { makers },
  );
});
afterAll(async () => {
  await server.end();
  await other.stop();
});

const textOf = (messages: readonly { readonly content?: unknown }[]): string =>
  messages.map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content))).join('\n');

/** Answers as a good model would. */
function writeWell(): void {
  other.reset();
  other.setChaos({});
  const on = (says: RegExp, answer: (prompt: string) => string, more: object = {}) =>
    other.on({ predicate: ({ messages }) => says.test(textOf(messages)) }, ({ messages }) => ({
      content: answer(textOf(messages).replaceAll('\\n', '\n')),
      ...more,
    }));
  on(/write another last paragraph/, () => JSON.stringify(GOOD_ENDING));
  on(/Write a social story/, () => JSON.stringify(goodStory('Zoë')));
  on(/You are Lumi/, goodAnswer);
  on(/Say the word lantern/, () => '{"word":"lantern"}');
}
beforeEach(writeWell);

/** A piece that is asked for once the server is as `begin` makes it. */
async function made(kind: (typeof KINDS)[number], begin: () => void): Promise<SeenPiece> {
  writeWell();
  expect((await post(server, '/api/model-servers/text/test', {})).json()).toMatchObject({ works: true });
  const ask = await kind.prepare(server);
  begin();
  return ask();
}

describe.each(KINDS)('$name', (kind) => {
  it('is written by the model', async () => {
    const piece = await made(kind, () => undefined);
    expect(piece).toMatchObject({ maker: { by: 'remote', name: 'great-1' }, passed: true });
    expect(piece.words).toMatch(/\bpegs?\b|warm lamp/);
  });

  it.each<readonly [string, ModelServerFaultKind, () => void]>([
    ['refuses the key', 'key-refused', () => other.nextRequestError(401, { message: 'No', type: 'test' })],
    ['fails', 'server-error', () => other.setChaos({ dropRate: 1 })],
    ['sends what nobody can read', 'unreadable', () => other.setChaos({ malformedRate: 1 })],
    ['breaks the connection', 'unreachable', () => other.setChaos({ disconnectRate: 1 })],
  ])('is ours, with the reason, when the server %s', async (_, called, begin) => {
    const piece = await made(kind, begin);
    // Of a stream that cannot be read nothing comes, and no end.
    const isStream = called === 'unreadable' && !kind.isUnfollowed;
    // A story of the model's keeps its words, and its label, with an ending of ours.
    expect(piece.maker.by).toBe(kind.kind === 'ending' ? 'remote' : 'embedded');
    expect(piece.maker.note).toContain(new ModelServerFault(isStream ? 'cut-short' : called).sentence);
    expect(piece.words).toBe(makers.lastTold());
    expect(piece.passed).toBe(true);
  });
});
