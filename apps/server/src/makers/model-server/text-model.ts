import type { ModelServerConfig } from '../../model-server-config.ts';
import type { Call, CallLimits } from './call-limits.ts';
import { openChat, type ChatModel, type ChatWords } from './chat.ts';
import { wordCounter } from './count-words.ts';
import { ModelServerFault } from './fault.ts';
import type { TextModel } from './models.ts';
import { readAnswer } from './read-answer.ts';
import { MOST_BYTES, serverFetch } from './server-fetch.ts';
import { withoutThoughts } from './without-thoughts.ts';
import { wireSchema } from './wire-schema.ts';

/** As much of an answer as its writer needs to see again, in letters: each one costs what it cost to write. */
const MOST_SENT_BACK = 40_000;

/** The text model behind a server. */
export async function openTextModel(config: ModelServerConfig, limits: CallLimits): Promise<TextModel> {
  const chat = await openChat(config, serverFetch(config, MOST_BYTES.text));
  const manner = { thinksFirst: false };
  return {
    name: config.model,
    sendsNames: config.sendsNames,

    object: (ask) =>
      limits.ask(ask, async (call) => {
        const { system, prompt, mostTokens, schema, name } = ask;
        const shape = { schema: wireSchema(schema), name };
        const first = await write(chat, call, { system, turns: [prompt], mostTokens, shape }, ask.onWords);
        const answer = readAnswer(first, schema);
        if ('value' in answer) return answer.value;
        const mended = await write(
          chat,
          call,
          { system, turns: [prompt, first.slice(0, MOST_SENT_BACK), askToMend(answer.findings)], mostTokens, shape },
          ask.onWords,
        );
        const second = readAnswer(mended, schema);
        if ('value' in second) return second.value;
        throw new ModelServerFault('unreadable');
      }),

    stream({ system, prompt, mostTokens, onWords, purpose, signal }) {
      const stop = new AbortController();
      const giveUp = () => stop.abort(signal?.reason);
      return new ReadableStream<string>({
        async start(controller) {
          signal?.addEventListener('abort', giveUp, { once: true });
          const count = wordCounter();
          let isBegun = false;
          try {
            signal?.throwIfAborted();
            await limits.ask({ purpose, signal: stop.signal }, (call) =>
              call(
                async (within) => {
                  const thoughts = withoutThoughts((piece) => {
                    isBegun = true;
                    controller.enqueue(piece);
                    onWords?.(count(piece));
                  }, manner);
                  await chat.streamed({ system, turns: [prompt], mostTokens }, within, thoughts.hear);
                  thoughts.end();
                },
                () => isBegun,
              ),
            );
            controller.close();
          } catch (error) {
            controller.error(error);
          } finally {
            signal?.removeEventListener('abort', giveUp);
          }
        },
        // Whoever reads no further wants no more of it.
        cancel: () => stop.abort(new DOMException('Nobody reads this answer', 'AbortError')),
      });
    },
  };
}

/** One answer in JSON, streamed only where somebody wants to hear how far it is. */
function write(
  chat: ChatModel,
  call: Call,
  words: ChatWords,
  onWords: ((words: number) => void) | undefined,
): Promise<string> {
  return call((signal) => {
    if (!onWords) return chat.whole(words, signal);
    const count = wordCounter();
    return chat.streamed(words, signal, (piece) => onWords(count(piece)));
  });
}

const askToMend = (findings: readonly string[]): string =>
  `That answer did not fit the JSON schema:\n${findings.map((finding) => `- ${finding}`).join('\n')}\n` +
  'Write the whole answer again with this mended: one JSON object and nothing else.';
