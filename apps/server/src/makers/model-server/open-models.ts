import type { ModelCraft, ModelServer, ModelServers, ModelServerTest } from '@storylantern/contract';
import type { ModelServerConfig, ModelServersConfig } from '../../model-server-config.ts';
import { CallLimits, type LimitParts } from './call-limits.ts';
import { ModelServerFault } from './fault.ts';
import type { Models } from './models.ts';
import type { TrialReaders } from './test-model.ts';

/** The model servers in use, how they are, and whether they answer. */
export interface OpenModels extends Models {
  /** How each configured server did today; null for crafts without one. */
  status(): Promise<ModelServers>;
  /** Asks the server of a craft for something small; undefined when it has none. */
  test(craft: ModelCraft): Promise<ModelServerTest | undefined>;
  /** Gives up every question to the server of a craft, also those that are still to come. */
  close(craft: ModelCraft): void;
}

/** Opens the model servers that are configured. Nothing is sent, and nothing is loaded for crafts without one. */
export async function openModels(
  config: ModelServersConfig,
  parts: LimitParts & { readonly readers: TrialReaders },
): Promise<OpenModels> {
  const limits = {
    text: config.text && new CallLimits('text', config.text, parts),
    picture: config.picture && new CallLimits('picture', config.picture, parts),
    voice: config.voice && new CallLimits('voice', config.voice, parts),
  };
  const models: Models = {
    text:
      config.text && limits.text && (await (await import('./text-model.ts')).openTextModel(config.text, limits.text)),
    picture:
      config.picture &&
      limits.picture &&
      (await import('./picture-model.ts')).openPictureModel(config.picture, limits.picture),
    voice:
      config.voice && limits.voice && (await import('./speech-model.ts')).openSpeechModel(config.voice, limits.voice),
  };

  const statusOf = async (
    craft: ModelCraft,
    server: (ModelServerConfig & { readonly voice?: string }) | undefined,
  ): Promise<ModelServer | null> => {
    if (!server) return null;
    const { calls, failed } = await parts.ledger.today(craft, parts.now());
    const last = failed > 0 ? await parts.ledger.lastFailure(craft, parts.now()) : undefined;
    const { model, onThisMachine, sendsNames, callsAtOnce, callsPerDay, seconds } = server;
    return {
      host: new URL(server.baseUrl).host,
      model,
      voice: server.voice ?? null,
      onThisMachine,
      sendsNames,
      callsAtOnce,
      callsPerDay,
      seconds,
      callsToday: calls,
      failedToday: failed,
      lastFailure: last ? { at: last.at, sentence: new ModelServerFault(last.kind).sentence } : null,
      restsUntil: limits[craft]?.restsUntil?.toISOString() ?? null,
    };
  };

  return {
    ...models,
    status: async () => ({
      text: await statusOf('text', config.text),
      picture: await statusOf('picture', config.picture),
      voice: await statusOf('voice', config.voice),
    }),
    async test(craft) {
      const { testModel } = await import('./test-model.ts');
      const tested = await testModel(craft, models, parts.readers);
      if (tested?.works) limits[craft]?.endRest();
      return tested;
    },
    close(craft) {
      limits[craft]?.close();
    },
  };
}
