import { NARRATION_RATE } from '@storylantern/narrator';
import type { ModelServerConfig, ModelServersConfig } from '../../src/model-server-config.ts';
import { CallLedger } from '../../src/makers/model-server/call-ledger.ts';
import { openModels, type OpenModels } from '../../src/makers/model-server/open-models.ts';
import type { TrialReaders } from '../../src/makers/model-server/test-model.ts';
import { measurePicture } from '../../src/makers/picture/receive-picture.ts';
import { decodeSound, type SentSound } from '../../src/makers/voice/decode-sound.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openSqlite, type Database } from '../../src/platform/database/open-database.ts';
import { startFakeModelServer, type FakeModelServer } from '../fake-model-server/fake-model-server.ts';
import { scratchFolder } from './storage.ts';

/** Models behind one fake server, with a database of their own and a clock that tests move. */
export interface FakeModels {
  readonly models: OpenModels;
  readonly server: FakeModelServer;
  readonly database: Database;
  readonly ledger: CallLedger;
  readonly clock: { now: Date };
  /** Every line that was logged, as JSON. */
  readonly logged: string[];
  /** The same once more, as after a restart. */
  again(): Promise<OpenModels>;
  end(): Promise<void>;
}

/** What the voice's thread does with a sound. */
const soundSeconds = async (sound: SentSound): Promise<number | null> =>
  decodeSound(sound).then(
    (samples) => samples.length / NARRATION_RATE,
    () => null,
  );

/** All three crafts on the fake server; `settings` are those of each. */
export async function openFakeModels(
  settings: Partial<ModelServerConfig> = {},
  given?: { readonly baseUrl: string },
  readers: Partial<TrialReaders> = {},
): Promise<FakeModels> {
  const folder = scratchFolder();
  const server = await startFakeModelServer();
  const database = openSqlite(folder.path);
  const clock = { now: new Date('2026-03-05T12:00:00.000Z') };
  await migrate(database.db, clock.now);
  const config: ModelServerConfig = {
    baseUrl: given?.baseUrl ?? server.baseUrl,
    apiKey: 'secret-key',
    model: 'fake',
    onThisMachine: true,
    sendsNames: true,
    callsAtOnce: 2,
    callsPerDay: 1_000,
    seconds: 5,
    ...settings,
  };
  const servers: ModelServersConfig = { text: config, picture: config, voice: { ...config, voice: 'alloy' } };
  const ledger = new CallLedger(database);
  const logged: string[] = [];
  const note = (...parts: unknown[]) => void logged.push(JSON.stringify(parts));
  const open = () =>
    openModels(servers, {
      ledger,
      now: () => clock.now,
      log: () => ({ warn: note, debug: note }) as never,
      readers: { picture: measurePicture, sound: soundSeconds, ...readers },
    });
  return {
    models: await open(),
    server,
    database,
    ledger,
    clock,
    logged,
    again: open,
    async end() {
      await server.close();
      await database.close();
      folder.remove();
    },
  };
}
