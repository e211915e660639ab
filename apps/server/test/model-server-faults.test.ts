import { storySummarySchema } from '@storylantern/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ModelServerFault, type ModelServerFaultKind } from '../src/makers/model-server/fault.ts';
import { startFakeModelServer, type FakeModelServer } from './fake-model-server/fake-model-server.ts';
import { BAD_WORDS } from './fake-model-server/faults.ts';
import { CALLED, MANNERS, MENDED, SLOW } from './fake-model-server/texts-with-faults.ts';
import { bookWhen, isWhole } from './support/book-requests.ts';
import { writeWell } from './support/good-writers.ts';
import { openTestServer, type TestServer } from './support/open-test-server.ts';
import { TEXT_KINDS, type SeenPiece, type TextKind } from './support/pieces-by-models.ts';
import { rememberingMakers, type RememberingMakers } from './support/remembering-makers.ts';
import { post, storyWhen } from './support/requests.ts';
import { isHeard, songWhen } from './support/song-requests.ts';

/**
 * Whole pieces with a text model that does everything wrong: the family gets the model's piece when it is good, else the
 * one of this machine, word for word, with the reason; and finds it in the library, drawn and spoken.
 */

let makers: RememberingMakers;
let fake: FakeModelServer;
let server: TestServer;
/** The same with a second for each question. */
let hasty: TestServer;
/** What a good answer comes to, by kind. */
const good = new Map<TextKind, string>();
const made: { readonly kind: TextKind['kind']; readonly id: string }[] = [];

beforeAll(async () => {
  makers = rememberingMakers();
  // A busy machine takes longer to load the dictionaries than the author has for one story.
  await vi.waitFor(() => makers.author.warm(), { timeout: 100_000 });
  fake = await startFakeModelServer();
  writeWell(fake);
  const settings = { TEXT_BASE_URL: fake.baseUrl, TEXT_MODEL: 'fake', TEXT_CALLS_PER_DAY: '100000' };
  server = await openTestServer(settings, { makers });
  const shared = { ...makers, author: { ...makers.author, close: async () => undefined } };
  hasty = await openTestServer({ ...settings, TEXT_SECONDS: '1' }, { makers: shared });
  server.startJobs();
});
// What a test leaves is well again, also where it failed: the next one speaks for itself.
afterEach(async () => {
  await recover(hasty);
  await recover(server);
});
afterAll(async () => {
  await hasty.end();
  await server.end();
  await fake.close();
});

const [story] = TEXT_KINDS as [TextKind];
/** A piece that is asked for while the model server is as `begin` makes it; what it needs is there before. */
async function make(at: TestServer, kind: TextKind, begin: () => void = () => undefined): Promise<SeenPiece> {
  const ask = await kind.prepare(at);
  begin();
  const piece = await ask();
  if (at === server) made.push({ kind: kind.kind, id: piece.id });
  return piece;
}

/** The model server is well again, and our server knows. */
async function recover(at: TestServer): Promise<void> {
  fake.always('fine');
  expect((await post(at, '/api/model-servers/text/test', {})).json()).toMatchObject({ works: true });
}

const BAD = Object.values(BAD_WORDS).map((words) => words.slice(0, 30));

/** The model's own piece, whole. */
function expectTheirs(kind: TextKind, piece: SeenPiece): void {
  expect(piece, kind.name).toMatchObject({ maker: { by: 'remote', name: 'fake' }, passed: true });
  expect(piece.maker.note, kind.name).toBeUndefined();
  expect(piece.words, kind.name).toBe(good.get(kind));
}

/** The piece of this machine, word for word, and why. */
function expectOurs(kind: TextKind, piece: SeenPiece, called: ModelServerFaultKind, late = called): void {
  const isEnding = kind.kind === 'ending';
  const whose =
    kind.kind === 'lumi'
      ? "This is Lumi's own answer."
      : isEnding
        ? 'Storylantern wrote this ending itself.'
        : 'Storylantern wrote this itself.';
  expect(piece.maker, kind.name).toEqual({
    // Everything before the ending is the model's, as it was.
    ...(isEnding ? { by: 'remote', name: 'fake' } : { by: 'embedded', name: 'Storylantern' }),
    note: expect.any(String),
  });
  expect([called, late].map((each) => `${new ModelServerFault(each).sentence} ${whose}`)).toContain(piece.maker.note);
  expect(piece.words, kind.name).toBe(makers.lastTold());
  expect(piece.passed, kind.name).toBe(true);
  for (const words of BAD) expect(piece.words, kind.name).not.toContain(words);
}

describe('a text model that is well', () => {
  it('writes every kind of piece', async () => {
    for (const kind of TEXT_KINDS) {
      const piece = await make(server, kind);
      expect(piece.words, kind.name).not.toBe(makers.lastTold());
      good.set(kind, piece.words);
      expectTheirs(kind, piece);
    }
  });
});

describe('a text model with a fault', () => {
  it.each(CALLED)('at every request (%s: %s) leaves the family with our own pieces', async (fault, called, plain) => {
    for (const kind of TEXT_KINDS) {
      await recover(server);
      const piece = await make(server, kind, () => fake.always(fault));
      // An answer that does not come as a stream has no error in one.
      if (fault === 'error-in-stream' && kind.isUnfollowed) expectTheirs(kind, piece);
      else expectOurs(kind, piece, kind.kind === 'lumi' ? plain : called);
    }
    await recover(server);
  });

  it.each(SLOW)('that takes for ever (%s: %s) does so as well, in the time that it has', async (fault, called) => {
    for (const kind of TEXT_KINDS) {
      await recover(hasty);
      // Where the machine is busy, the first words of what stalls may come too late themselves.
      expectOurs(kind, await make(hasty, kind, () => fake.always(fault)), called, 'too-slow');
    }
    await recover(hasty);
  });

  it.each(MENDED)('once (%s) writes the piece when it is asked again', async (fault) => {
    for (const kind of TEXT_KINDS) {
      const piece = await make(server, kind, () => fake.next(fault));
      const isMended = kind.kind !== 'lumi' || ['429', '500', 'reset'].includes(fault);
      if (isMended) expectTheirs(kind, piece);
      // What a parent may have begun to hear is not asked for again.
      else expect(piece.words).toBe(makers.lastTold());
    }
  });

  it('that asks for a pause is asked again after it', async () => {
    expectTheirs(story, await make(server, story, () => fake.next('429-later')));
  });

  it('three times is left alone for a while, and the family is told', async () => {
    const asks = await Promise.all(TEXT_KINDS.map((kind) => kind.prepare(server)));
    fake.always('401');
    for (const ask of asks.slice(0, 3)) await ask();
    fake.always('fine');
    const before = fake.received.length;
    for (const [at, kind] of TEXT_KINDS.entries()) {
      if (at < 3) continue;
      const piece = await asks[at]?.();
      if (piece) expectOurs(kind, piece, 'resting');
    }
    expect(fake.received).toHaveLength(before);
    await recover(server);
    expectTheirs(story, await make(server, story));
  });
});

describe('a text model with manners of its own', () => {
  it.each(MANNERS)('(%s) writes every kind of piece as well', async (manner) => {
    fake.always(manner);
    for (const kind of TEXT_KINDS) {
      const piece = await make(server, kind);
      // Lumi's words are no code, and marks around them say that they were meant as such.
      if (kind.kind === 'lumi' && manner === 'fenced') expectOurs(kind, piece, 'not-usable');
      else expectTheirs(kind, piece);
    }
    await recover(server);
  });
});

it('loses nothing: each piece is there, drawn and spoken', { timeout: 60_000 }, async () => {
  for (const { kind, id } of made) {
    if (kind === 'lumi' || kind === 'ending') continue;
    if (kind === 'book' || kind === 'adventure') await bookWhen(server, id, isWhole);
    else if (kind === 'song') await songWhen(server, id, isHeard);
    else await storyWhen(server, id, (each) => each.audioUrl !== null);
    if (kind !== 'story') continue;
    const { headers } = await server.app.inject(`/api/stories/${id}/cover`);
    expect((await server.app.inject(String(headers.location))).headers['content-type']).toBe('image/webp');
  }
  expect(made.length).toBeGreaterThan(300);
  // The library lists the newest pieces.
  const listed = z.array(storySummarySchema).parse((await server.app.inject('/api/stories')).json());
  const latest = made.filter(({ kind }) => kind !== 'lumi' && kind !== 'ending').slice(-100);
  expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(latest.map(({ id }) => id)));
  expect(server.logged.join('')).not.toMatch(/Zoë|Kaelen|Maya|"statusCode":500/);
});
