import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';
import type { ModelServerConfig } from '../../model-server-config.ts';
import { ModelServerFault } from './fault.ts';
import { bothManners, otherManners, USUAL_MANNERS, type Manners } from './manners.ts';
import { isRefused } from './read-fault.ts';
import type { ServerFetch } from './server-fetch.ts';
import { shapeInWords } from './shape-in-words.ts';
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

/**
 * Letters of an answer with all the thoughts before it, for each token that it was asked to take at most, and for any:
 * what goes on beyond them was not asked for and never ends.
 */
const LETTERS = { eachToken: 16, least: 40_000, most: 400_000 } as const;
/** Words by which servers name an end that is none of the wire format's own and still a good one. */
const GOOD_ENDS = new Set(['stop', 'eos', 'eos_token', 'end_turn', 'stop_sequence', 'completed']);

/** The chat of one server. What it refuses once is remembered and not sent again. */
export async function openChat(config: ModelServerConfig, fetch: ServerFetch): Promise<ChatModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const { baseUrl, apiKey, model } = config;
  let learnt = USUAL_MANNERS;
  const chat = createOpenAICompatible({
    name: 'text',
    baseURL: baseUrl,
    ...(apiKey === undefined ? {} : { apiKey }),
    fetch,
    supportsStructuredOutputs: true,
  }).chatModel(model);

  /** Asks, and asks again the other way when the server says that it does not know this one. */
  async function ask(words: ChatWords, send: (options: ChatOptions) => Promise<string>): Promise<string> {
    const asked = { mostTokens: words.mostTokens, hasShape: words.shape !== undefined };
    for (let manners = learnt; ;) {
      try {
        const answer = await send(optionsOf(words, manners));
        learnt = bothManners(learnt, manners);
        return answer;
      } catch (error) {
        const other = otherManners(error, manners, asked);
        // Whatever went wrong in the end: a way of asking that was not refused is kept to.
        if (!other && !isRefused(error)) learnt = bothManners(learnt, manners);
        if (!other) throw error;
        manners = other;
      }
    }
  }

  return {
    whole: (words, signal) =>
      ask(words, async (options) => {
        const { content, finishReason } = await chat.doGenerate({ ...options, abortSignal: signal });
        const said = (type: 'text' | 'reasoning') =>
          content.map((part) => (part.type === type ? part.text : '')).join('');
        if (said('text').length + said('reasoning').length > mostLetters(words))
          throw new ModelServerFault('unreadable');
        return ended(answerOf(words, said('text'), said('reasoning')), finishReason);
      }),
    streamed: (words, signal, onPiece) =>
      ask(words, async (options) => {
        const { stream } = await chat.doStream({ ...options, abortSignal: signal });
        let text = '';
        let thoughts = '';
        for await (const part of stream) {
          if (part.type === 'reasoning-delta') thoughts += part.delta;
          if (part.type === 'text-delta') text += part.delta;
          if (text.length + thoughts.length > mostLetters(words)) throw new ModelServerFault('unreadable');
          if (part.type === 'text-delta') onPiece(part.delta);
          // What follows an error on the wire is not the rest of an answer.
          if (part.type === 'error') throw streamFault(part.error);
          if (part.type === 'finish') return ended(answerOf(words, text, thoughts), part.finishReason);
        }
        throw new ModelServerFault('cut-short');
      }),
  };
}

const mostLetters = ({ mostTokens }: ChatWords): number =>
  Math.min(Math.max(LETTERS.eachToken * mostTokens, LETTERS.least), LETTERS.most);

/** Some servers take an answer of a known shape for thoughts, and say nothing beside them. */
const answerOf = ({ shape }: ChatWords, text: string, thoughts: string): string =>
  shape && text.trim() === '' ? thoughts : text;

function optionsOf({ system, turns, mostTokens, shape }: ChatWords, manners: Manners): ChatOptions {
  const rules = shape ? `${system}\n\n${shapeInWords(shape.schema)}` : system;
  const [first, ...others] = turns;
  const said = manners.takesSystem ? turns : [`${rules}\n\n${first}`, ...others];
  const most = Math.min(mostTokens, manners.mostTokens);
  return {
    prompt: [
      ...(manners.takesSystem ? [{ role: 'system' as const, content: rules }] : []),
      ...said.map((text, turn) => ({
        role: turn % 2 === 0 ? ('user' as const) : ('assistant' as const),
        content: [{ type: 'text' as const, text }],
      })),
    ],
    ...(manners.takesMaxTokens ? { maxOutputTokens: most } : {}),
    ...(shape && manners.takesSchemas
      ? { responseFormat: { type: 'json', schema: shape.schema, name: shape.name } }
      : {}),
    providerOptions: {
      text: {
        strictJsonSchema: shape !== undefined && canBeStrict(shape.schema),
        // What the library does not know of goes out as it is.
        ...(manners.takesMaxTokens ? {} : { max_completion_tokens: most }),
      },
    },
  };
}

/** A text, if the model said that it is whole. */
function ended(text: string, { unified, raw }: { readonly unified: string; readonly raw: string | undefined }): string {
  if (unified === 'content-filter') throw new ModelServerFault('declined');
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
