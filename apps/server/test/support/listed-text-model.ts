import type { ZodMiniType } from 'zod/mini';
import { ModelServerFault } from '../../src/makers/model-server/fault.ts';
import type { ObjectAsk, TextModel } from '../../src/makers/model-server/models.ts';

/** An answer of a text model: what it writes, or how asking it ends. */
export type ListedAnswer = unknown | ModelServerFault;

/** A text model that answers from a list, in order, and keeps everything it was sent. */
export interface ListedTextModel extends TextModel {
  readonly sent: readonly { readonly system: string; readonly prompt: string; readonly mostTokens: number }[];
}

/** @param answers given one for each question; a function makes one from what was asked. The last is given again. */
export function listedTextModel(
  answers: readonly (ListedAnswer | ((ask: { readonly prompt: string }) => unknown))[],
  { sendsNames = false }: { readonly sendsNames?: boolean } = {},
): ListedTextModel {
  const sent: { system: string; prompt: string; mostTokens: number }[] = [];
  return {
    name: 'listed-model',
    sendsNames,
    sent,
    object<Schema extends ZodMiniType>({ system, prompt, mostTokens, schema, onWords, signal }: ObjectAsk<Schema>) {
      signal?.throwIfAborted();
      const listed = answers[Math.min(sent.length, answers.length - 1)];
      sent.push({ system, prompt, mostTokens });
      const answer =
        typeof listed === 'function' ? (listed as (ask: { prompt: string }) => unknown)({ prompt }) : listed;
      if (answer instanceof ModelServerFault) return Promise.reject(answer);
      onWords?.(40);
      const read = schema.safeParse(answer);
      return read.success ? Promise.resolve(read.data) : Promise.reject(new ModelServerFault('unreadable'));
    },
    stream: () =>
      new ReadableStream<string>({
        start(controller) {
          controller.error(new ModelServerFault('unreadable'));
        },
      }),
  };
}
