import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';
import type { ModelServerConfig } from '../../model-server-config.ts';
import { ModelServerFault } from './fault.ts';
import { refusedFor } from './read-fault.ts';
import type { ServerFetch } from './server-fetch.ts';
import { canBeStrict, type WireSchema } from './wire-schema.ts';

type Chat = ReturnType<OpenAICompatibleProvider['chatModel']>;
type ChatOptions = Parameters<Chat['doGenerate']>[0];

/** What is said to a model: alternating turns, the first one ours. */
export interface ChatWords {
  readonly system: string;
  readonly turns: readonly [ours: string, ...others: string[]];
  readonly mostTokens: number;
  readonly shape?: { readonly schema: WireSchema; readonly name: string } | undefined;
}

/** Asks a chat model. Both ways reject when the answer is not whole. */
export interface ChatModel {
  whole(words: ChatWords, signal: AbortSignal): Promise<string>;
  /** `onPiece` is told each piece of the answer as it comes. */
  streamed(words: ChatWords, signal: AbortSignal, onPiece: (piece: string) => void): Promise<string>;
}

/** More letters than the longest piece with all the thoughts before it: what goes on beyond them never ends. */
const MOST_LETTERS = 400_000;
/** Words by which servers name an end that is none of the wire format's own and still a good one. */
const GOOD_ENDS = new Set(['stop', 'eos', 'eos_token', 'end_turn', 'stop_sequence', 'completed']);
const NO_SCHEMAS = /response_format|json_?schema|schema|structured|grammar/i;
const OTHER_NAME_FOR_TOKENS = /max_completion_tokens/i;

/**
 * The chat of one server. What it refuses once is remembered and not sent again: the schema of an answer goes into the
 * words then, and the limit of tokens goes by its newer name.
 */
export async function openChat(config: ModelServerConfig, fetch: ServerFetch): Promise<ChatModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const { baseUrl, apiKey, model } = config;
  const learnt = { takesSchemas: true, takesMaxTokens: true };
  const chat = createOpenAICompatible({
    name: 'text',
    baseURL: baseUrl,
    ...(apiKey === undefined ? {} : { apiKey }),
    fetch,
    supportsStructuredOutputs: true,
    transformRequestBody: ({ max_tokens, ...body }) =>
      learnt.takesMaxTokens ? { ...body, max_tokens } : { ...body, max_completion_tokens: max_tokens },
  }).chatModel(model);

  /** Asks, and asks again the other way when the server says that it does not know this one. */
  async function ask(words: ChatWords, send: (options: ChatOptions) => Promise<string>): Promise<string> {
    const sent = { ...learnt };
    try {
      return await send(optionsOf(words, sent.takesSchemas));
    } catch (error) {
      if (sent.takesMaxTokens && refusedFor(error, OTHER_NAME_FOR_TOKENS)) learnt.takesMaxTokens = false;
      else if (sent.takesSchemas && words.shape && refusedFor(error, NO_SCHEMAS)) learnt.takesSchemas = false;
      else throw error;
      return ask(words, send);
    }
  }

  return {
    whole: (words, signal) =>
      ask(words, async (options) => {
        const { content, finishReason } = await chat.doGenerate({ ...options, abortSignal: signal });
        const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
        return ended(text, finishReason);
      }),
    streamed: (words, signal, onPiece) =>
      ask(words, async (options) => {
        const { stream } = await chat.doStream({ ...options, abortSignal: signal });
        let text = '';
        for await (const part of stream) {
          if (part.type === 'text-delta') {
            text += part.delta;
            if (text.length > MOST_LETTERS) throw new ModelServerFault('unreadable');
            onPiece(part.delta);
          }
          // What follows an error on the wire is not the rest of an answer.
          if (part.type === 'error') throw streamFault(part.error);
          if (part.type === 'finish') return ended(text, part.finishReason);
        }
        throw new ModelServerFault('cut-short');
      }),
  };
}

function optionsOf({ system, turns, mostTokens, shape }: ChatWords, takesSchemas: boolean): ChatOptions {
  const inWords = shape && !takesSchemas ? `\n\n${schemaInWords(shape.schema)}` : '';
  return {
    prompt: [
      { role: 'system', content: `${system}${inWords}` },
      ...turns.map((text, turn) => ({
        role: turn % 2 === 0 ? ('user' as const) : ('assistant' as const),
        content: [{ type: 'text' as const, text }],
      })),
    ],
    maxOutputTokens: mostTokens,
    ...(shape && takesSchemas ? { responseFormat: { type: 'json', schema: shape.schema, name: shape.name } } : {}),
    providerOptions: { text: { strictJsonSchema: shape !== undefined && canBeStrict(shape.schema) } },
  };
}

const schemaInWords = (schema: WireSchema): string =>
  `Answer with one JSON object and nothing else. It must fit this JSON schema:\n${JSON.stringify(schema)}`;

/** A text, if the model said that it is whole. */
function ended(text: string, { unified, raw }: { readonly unified: string; readonly raw: string | undefined }): string {
  if (unified === 'content-filter') throw new ModelServerFault('declined');
  if (text.length > MOST_LETTERS) throw new ModelServerFault('unreadable');
  if (unified === 'stop' || (raw !== undefined && GOOD_ENDS.has(raw.toLowerCase()))) return text;
  throw new ModelServerFault(unified === 'tool-calls' ? 'unreadable' : 'cut-short');
}

/** An error that came as a part of a stream: words of the server, or a part that could not be read. */
function streamFault(error: unknown): Error {
  if (error instanceof Error) {
    return /without a finish reason/i.test(error.message) ? new ModelServerFault('cut-short') : error;
  }
  return new ModelServerFault('server-error');
}
