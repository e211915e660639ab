import type { FastifyRequest } from 'fastify';
import type { Makers } from '../../src/makers.ts';
import { readConfig } from '../../src/config.ts';
import { openServer, type OpenServer } from '../../src/server.ts';
import { quickMakers, type QuickMakers } from './quick-makers.ts';
import { scratchFolder } from './storage.ts';

/** The production server on a scratch folder, asked by injected requests. */
export interface TestServer extends OpenServer {
  readonly makers: QuickMakers;
  /** Every line that was logged. */
  readonly logged: string[];
  /** Its data folder. */
  readonly folder: string;
  addHousehold(id: number): Promise<void>;
  end(): Promise<void>;
}

/** Tests name the acting household in this header; production has one household only. */
export const HOUSEHOLD_HEADER = 'x-test-household';

export async function openTestServer(
  variables: Readonly<Record<string, string>> = {},
  { makers: given, ...options }: { readonly webFolder?: string; readonly makers?: Partial<Makers> } = {},
): Promise<TestServer> {
  const folder = scratchFolder();
  const makers = await quickMakers();
  const logged: string[] = [];
  const server = await openServer(
    readConfig({
      DATA_DIR: folder.path,
      READS_PER_MINUTE: '1000000',
      GENERATIONS_PER_MINUTE: '1000000',
      ...variables,
    }),
    {
      makers: { ...makers, ...given },
      logger: { level: 'debug', stream: { write: (line: string) => void logged.push(line) } },
      ...options,
      patience: { coverWaitMs: 20_000, pollMs: 20, backoffMs: 5 },
      actingHousehold: (request: FastifyRequest) => Number(request.headers[HOUSEHOLD_HEADER] ?? 1),
    },
  );
  return {
    ...server,
    makers,
    logged,
    folder: folder.path,
    async addHousehold(id) {
      await server.database.db
        .insertInto('household')
        .values({ id, created_at: new Date(0).toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async end() {
      await server.close(1_000);
      folder.remove();
    },
  };
}
