import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModelServerFault, type ModelServerFaultKind } from '../src/makers/model-server/fault.ts';
import { startFakeModelServer, type FakeModelServer } from './fake-model-server/fake-model-server.ts';
import { BAD_WORDS, type Fault } from './fake-model-server/faults.ts';
import { bookWhen, isWhole } from './support/book-requests.ts';
import { writeWell } from './support/good-writers.ts';
import { openTestServer, type TestServer } from './support/open-test-server.ts';
import { rememberingMakers, TEXT_KINDS, type RememberingMakers, type TextKind } from './support/pieces-by-models.ts';
import { post, storyWhen } from './support/requests.ts';
import { isHeard, songWhen } from './support/song-requests.ts';

/**
 * Whole pieces with a text model that does everything wrong: whatever it does, the family gets the model's piece when it is
 * good, else the one of this machine, word for word, with the reason; and finds it in the library, drawn and spoken.
 */

/** What each fault comes to when it is there every time. Undefined: the answer is fine all the same. */
const COMES_TO: readonly (readonly [Fault, ModelServerFaultKind])[] = [
  ['400', 'server-error'],
  ['401', 'key-refused'],
  ['403', 'key-refused'],
  ['404', 'unknown-model'],
  ['429', 'too-many'],
  ['429-tomorrow', 'too-many'],
  ['500', 'server-error'],
  ['503', 'server-error'],
  ['redirect', 'unreachable'],
  ['reset', 'unreachable'],
  ['html', 'unreadable'],
  ['cut', 'cut-short'],
  ['no-end', 'cut-short'],
  ['error-in-stream', 'server-error'],
  ['truncated', 'unreadable'],
  ['length', 'cut-short'],
  ['wrong-schema', 'unreadable'],
  ['not-json', 'unreadable'],
  ['empty', 'unreadable'],
  ['refusal', 'declined'],
  ['content-filter', 'declined'],
  ['policy', 'declined'],
  ['unsafe', 'not-usable'],
  ['injected', 'not-usable'],
  ['wrong-name', 'not-usable'],
];

let makers: RememberingMakers;
let fake: FakeModelServer;
let server: TestServer;
let storyId: string;
const made: { readonly kind: TextKind['kind']; readonly id: string }[] = [];

beforeAll(async () => {
  makers = rememberingMakers();
  fake = await startFakeModelServer();
  writeWell(fake);
  server = await openTestServer({ TEXT_BASE_URL: fake.baseUrl, TEXT_MODEL: 'fake', TEXT_SECONDS: '10', TEXT_CALLS_PER_DAY: '100000' }, { makers });
  server.startJobs();
  storyId = (await TEXT_KINDS[0]!.make(server, '')).id;
});
afterAll(async () => {
  await server.end();
  await fake.close();
});

/** The model server is well again, and the server knows. */
async function recover(): Promise<void> {
  fake.always('fine');
  expect((await post(server, '/api/model-servers/text/test', {})).json()).toMatchObject({ works: true });
}

describe('x', () => {
  it.each(COMES_TO)('%s: %s', async (fault, ends) => {
    const rows: string[] = [];
    for (const each of TEXT_KINDS) {
      await recover();
      fake.always(fault);
      const began = performance.now();
      try {
        const piece = await each.make(server, storyId);
        made.push({ kind: each.kind, id: piece.id });
        const same = piece.words === makers.lastTold();
        const bad = Object.values(BAD_WORDS).filter((w) => piece.words.includes(w)).length;
        const note = piece.maker.note ?? '-';
        const ok = note.startsWith(new ModelServerFault(ends).sentence);
        rows.push(`${each.name} ${piece.maker.by} same=${same} bad=${bad} passed=${piece.passed} ${ok ? 'OK' : note} ${Math.round(performance.now() - began)}ms`);
      } catch (e) { rows.push(`${each.name} THROW ${(e as Error).message.slice(0, 300)}`); }
    }
    await recover();
    console.log(fault + '\n' + rows.join('\n'));
  });
});
