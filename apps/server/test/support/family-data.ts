import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoredSchema, type LumiAnswer, type Restored } from '@storylantern/contract';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { makeEverything, type Everything } from './family-with-everything.ts';
import type { Makers } from '../../src/makers.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';
import { post } from './requests.ts';

/** What does not belong to the family itself, but to the work on it. */
const PASSING = new Set(['job', 'idempotency']);

/** A row as a line that can be compared, short enough to be shown when it differs. */
const brief = (row: string): string =>
  `${row.slice(0, 60)} ${createHash('sha256').update(row).digest('hex').slice(0, 16)}`;

/** Every row of a household in every table that has rows of households, but for jobs and keys. */
export async function rowsOf({ database }: TestServer, householdId = 1): Promise<Record<string, unknown[]>> {
  const tables = (await database.db.introspection.getTables()).filter(
    ({ name, isView, columns }) =>
      !isView && !PASSING.has(name) && columns.some((column) => column.name === 'household_id'),
  );
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)} where household_id = ${householdId}`.execute(
      database.db,
    );
    all[name] = rows.map((row) => brief(JSON.stringify(row))).toSorted();
  }
  return all;
}

/** Every media file with the hash of its bytes. */
export const filesOf = ({ folder }: TestServer): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, 'media')).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, 'media', file)))
        .digest('hex'),
    ]),
  );

/** What is left of uploads and downloads. */
export const transfersOf = ({ folder }: TestServer): string[] =>
  readdirSync(folder).includes('transfers') ? readdirSync(join(folder, 'transfers')) : [];

/** One of everything, with a story of the library, a spelling and a country besides. The jobs must run. */
export async function makeFamily(server: TestServer, headers: Record<string, string> = {}): Promise<Everything> {
  const ids = (await server.app.inject('/api/expert-help/challenges/potty-training/stories')).json<{ id: string }[]>();
  const [saved, opened] = ids.map(({ id }) => id);
  for (const id of [saved, opened]) await server.app.inject({ url: `/api/stories/${id}`, headers });
  await post(server, '/api/stories/save', { id: saved }, headers);
  await post(server, '/api/pronunciations', { said: 'kwil-on' }, headers);
  await server.app.inject({ method: 'PUT', url: '/api/household', payload: { country: 'NZ' }, headers });
  return makeEverything(server, headers);
}

export async function exported(server: TestServer, headers: Record<string, string> = {}): Promise<Buffer> {
  const response = await server.app.inject({ url: '/api/your-data/export', headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/zip');
  return response.rawPayload;
}

export const restore = (server: TestServer, zip: Uint8Array, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/your-data/restore',
    payload: Buffer.from(zip),
    headers: { 'content-type': 'application/zip', ...headers },
  });

export async function restored(
  server: TestServer,
  zip: Uint8Array,
  headers: Record<string, string> = {},
): Promise<Restored> {
  const response = await restore(server, zip, headers);
  expect(response.body).toContain('restored');
  return restoredSchema.parse(response.json());
}

const ANSWER: LumiAnswer = {
  tier: 'none',
  language: 'en',
  opening: ['Many children bite when they have no words yet.'],
  tonight: ['Say "stop" & stay close.'],
  after: ['Ask your doctor if it goes on.'],
  offer: null,
  question: 'How old is your child?',
  sources: [],
  guidance: [],
};

/** A server on which Lumi says the same to everything: what is said does not matter to whoever keeps it. */
export const openFamilyServer = (
  variables: Record<string, string> = {},
  makers: Partial<Makers> = {},
): Promise<TestServer> =>
  openTestServer(variables, {
    makers: {
      ...makers,
      assistant: {
        answer: async () => ({ answer: ANSWER, maker: { by: 'embedded', name: 'Storylantern' } }),
        warm: async () => undefined,
        close: async () => undefined,
      },
    },
  });
