import type { ServerResponse } from 'node:http';
import { BAD_WORDS, type Fault, type Manner } from './faults.ts';
import { fillSchema, type Schema } from './fill-schema.ts';

/** A chat request as it came. */
export interface AskedForText {
  /** Its name for the shape of the answer; empty when it wants plain words. */
  readonly schemaName: string;
  readonly schema: Schema | undefined;
  /** The same as it is told in words. */
  readonly form: string | undefined;
  readonly system: string;
  /** Everything that was said by us, the last at the end. */
  readonly prompt: string;
  /** How often the answer of the same conversation was sent back. */
  readonly turn: number;
}

/** What would be said if nothing were wrong. */
export type Writer = (asked: AskedForText) => unknown;

const PLAIN = 'A lantern glows in the window. It is warm inside, and somebody is home. Good night, says the moon.';

/** Every text in an answer, changed. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => withTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTexts(each, change)]));
}

function spoiled(answer: unknown, fault: Fault | undefined, asked: AskedForText): unknown {
  if (fault === 'unsafe' || fault === 'injected' || fault === 'wrong-name') {
    const words = BAD_WORDS[fault];
    // Names of kinds and the like are one word and stay, so that the shape is right.
    return withTexts(answer, (text) => (/\s/.test(text) ? `${text} ${words}` : text));
  }
  if (fault === 'wrong-schema') return { unexpected: asked.schemaName, pages: 'none' };
  return answer;
}

/** The words of an answer with its faults and manners. */
export function wordsOf(
  asked: AskedForText,
  writer: Writer | undefined,
  fault: Fault | undefined,
  manner: Manner | undefined,
): string {
  const own = writer?.(asked) ?? (asked.schema ? fillSchema(asked.schema) : PLAIN);
  const answer = spoiled(own, fault, asked);
  const words = typeof answer === 'string' ? answer : JSON.stringify(answer);
  if (fault === 'empty') return '';
  if (fault === 'not-json') return 'I would rather talk about the weather, which is fine today.';
  if (fault === 'truncated' || fault === 'length') return words.slice(0, Math.ceil(words.length / 2));
  if (fault === 'refusal') return '';
  if (manner === 'fenced') return `\`\`\`json\n${words}\n\`\`\``;
  if (manner === 'chatty')
    return `Certainly! Here is what you {asked} for:\n\n${words}\n\nLet me know if it should be longer.`;
  if (manner === 'thinks-aloud') return `<think>\nThey want {something} warm.\n</think>\n\n${words}`;
  // The template of the conversation had the opening mark in it.
  if (manner === 'thinks-unopened') return `They want {"title": "warm"}.\n</think>\n\n${words}`;
  return words;
}

const REFUSAL = "I'm sorry, but I can't help with that.";

const endOf = (fault: Fault | undefined): string =>
  fault === 'length' ? 'length' : fault === 'content-filter' ? 'content_filter' : 'stop';

/** What an answer's message, or a piece of it, holds. */
const said = (words: string, manner: Manner | undefined): object =>
  manner === 'answers-in-thoughts' ? { content: null, reasoning_content: words } : { content: words };

/** Thoughts that come apart from the answer, by either of the names they have. */
const thoughts = (manner: Manner | undefined): object =>
  manner === 'thinks-apart' ? { reasoning_content: 'They want {something} warm.' } : {};

/** A whole answer. */
export function sendWhole(
  response: ServerResponse,
  words: string,
  fault: Fault | undefined,
  manner: Manner | undefined,
): void {
  const message = {
    ...(manner === 'terse' ? {} : { role: 'assistant' }),
    ...said(words, manner),
    ...thoughts(manner),
    ...(fault === 'refusal' ? { refusal: REFUSAL } : {}),
  };
  const choices = [{ index: 0, message, finish_reason: fault === 'no-end' ? null : endOf(fault) }];
  const body = JSON.stringify(
    manner === 'terse'
      ? { choices }
      : {
          id: 'chatcmpl-1',
          object: 'chat.completion',
          created: 1,
          model: 'fake',
          choices,
          usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
        },
  );
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  if (fault !== 'cut' && fault !== 'stall') {
    response.end(body);
    return;
  }
  response.write(body.slice(0, body.length / 2), () => {
    if (fault === 'cut') response.destroy();
  });
}

const PIECE = 24;

/** The same in pieces. */
export function sendStream(
  response: ServerResponse,
  words: string,
  fault: Fault | undefined,
  manner: Manner | undefined,
): void {
  const about =
    manner === 'terse' ? {} : { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'fake' };
  const part = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({ ...about, choices: [{ index: 0, delta, ...(manner === 'terse' && finish === null ? {} : { finish_reason: finish }) }] })}\n\n`;
  const pieces = words.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, 'g')) ?? [];
  const sent = fault === 'cut' || fault === 'stall' ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  if (manner !== 'terse') response.write(part({ role: 'assistant', content: '' }));
  if (fault === 'refusal') response.write(part({ refusal: REFUSAL }));
  if (manner === 'thinks-apart') response.write(part(thoughts(manner)));
  for (const piece of sent) response.write(part(said(piece, manner)));
  if (fault === 'stall') return;
  if (fault === 'cut') {
    response.write(': soon\n\n', () => response.destroy());
    return;
  }
  if (fault === 'error-in-stream') {
    response.end(
      'data: {"error":{"message":"The model crashed","type":"server_error","code":500}}\n\ndata: [DONE]\n\n',
    );
    return;
  }
  // Some count what an answer took in a part without any words.
  if (manner === 'thinks-apart')
    response.write(`data: ${JSON.stringify({ ...about, choices: [], usage: { prompt_tokens: 10 } })}\n\n`);
  response.end(`${fault === 'no-end' ? '' : part({}, endOf(fault))}${manner === 'terse' ? '' : 'data: [DONE]\n\n'}`);
}
