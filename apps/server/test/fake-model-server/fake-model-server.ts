import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendStream, sendWhole, wordsOf, type AskedForText, type Writer } from './chat-answers.ts';
import { FAULTS, MANNERS, type Fault, type Manner } from './faults.ts';
import type { Schema } from './fill-schema.ts';
import { blankPicture, hummedText, lanternPicture, silence, withoutLengths } from './media.ts';

/** A request as it arrived. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: { readonly [name: string]: unknown };
}

/** A sound and what it is said to be. */
interface Spoken {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/**
 * A model server of the OpenAI wire format on a port of its own, for tests. A model whose name is a fault or a manner has
 * it in every answer; `next` gives the next requests theirs, one each.
 */
export interface FakeModelServer {
  /** What goes into `TEXT_BASE_URL` and its kind. */
  readonly baseUrl: string;
  /** Everything that was asked, in order. */
  readonly received: Received[];
  /** Everything that was ever sent to it, as one text. */
  sent(): string;
  /** The next requests, in order, have these faults; 'fine' has none. */
  next(...faults: (Fault | Manner | 'fine')[]): void;
  /** Every request from now on has this fault, after those that `next` gave theirs. */
  always(fault: Fault | Manner | 'fine'): void;
  /** Answers of one shape are written by this; the name '' is for plain words. */
  write(schemaName: string, writer: Writer): void;
  /** Speaks by this instead of humming. */
  speak(speaker: (text: string) => Spoken | Promise<Spoken>): void;
  /** Draws by this instead of a lantern. */
  draw(painter: (prompt: string, width: number, height: number) => Promise<Uint8Array>): void;
  close(): Promise<void>;
}

const isFault = (name: string | undefined): name is Fault => FAULTS.some((fault) => fault === name);
const isManner = (name: string | undefined): name is Manner => MANNERS.some((manner) => manner === name);
/** A shape of an answer as it is told in words. */
const FORM = /in this form:\n\{[\s\S]*?\n\}/;
interface Shape {
  readonly name: string;
  readonly schema: Schema;
}
/** What a small model can keep in mind, in tokens. */
const CONTEXT = 4_096;
const SECONDS_LATER = 1;
const A_DAY = 86_400;

async function bodyOf(request: IncomingMessage): Promise<Received['body']> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : (JSON.parse(text) as Received['body']);
}

const refuse = (response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}) =>
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code: null } }));

/** Faults that come instead of any answer. True: the request is dealt with. */
function failed(response: ServerResponse, fault: Fault | undefined, prompt: string): boolean {
  switch (fault) {
    case 'hang':
      return true;
    case 'reset':
      response.destroy();
      return true;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title><p>Hello');
      return true;
    case 'redirect':
      response.writeHead(307, { location: 'http://127.0.0.2:9/elsewhere' }).end();
      return true;
    case '429':
      refuse(response, 429, 'Rate limit reached', { 'retry-after': '0' });
      return true;
    case '429-later':
      refuse(response, 429, 'Rate limit reached', { 'retry-after': String(SECONDS_LATER) });
      return true;
    case '429-tomorrow':
      refuse(response, 429, 'You exceeded your current quota', { 'retry-after': String(A_DAY) });
      return true;
    case 'policy':
      refuse(response, 400, 'Your request was rejected as a result of our safety system. content_policy_violation');
      return true;
    case '404':
      refuse(response, 404, 'The model does not exist');
      return true;
    case '400':
      refuse(response, 400, 'This failed');
      return true;
    case '401':
    case '403':
    case '500':
    case '503':
      // Some servers repeat in their complaint what they were sent.
      refuse(response, Number(fault), `This failed: ${prompt}`);
      return true;
    default:
      return false;
  }
}

/** Reads the parts of a chat that answers are made from. */
function readChat(body: Received['body'], known: ReadonlyMap<string, Shape>): AskedForText {
  const messages = body.messages as { role: string; content: string | { text: string }[] }[];
  const textOf = ({ content }: (typeof messages)[number]) =>
    typeof content === 'string' ? content : content.map((part) => part.text).join('');
  const system = messages
    .filter(({ role }) => role === 'system')
    .map(textOf)
    .join('\n');
  const all = messages.map(textOf).join('\n');
  const format = body.response_format as { json_schema?: { name: string; schema: Schema } } | undefined;
  const form = FORM.exec(all)?.[0];
  const shape = format?.json_schema ?? (form === undefined ? undefined : known.get(form));
  return {
    schemaName: shape?.name ?? '',
    schema: shape?.schema,
    form,
    system,
    prompt: messages
      .filter(({ role }) => role === 'user')
      .map(textOf)
      .join('\n'),
    turn: messages.filter(({ role }) => role === 'assistant').length,
  };
}

/** Ways of asking that a server may not know. */
function refusedChat(
  body: Received['body'],
  manner: Manner | undefined,
): { readonly status: number; readonly message: string } | undefined {
  const refused = (message: string, status = 400) => ({ status, message });
  const most = Number(body.max_tokens ?? body.max_completion_tokens);
  const messages = body.messages as { role: string }[];
  if (manner === 'no-schemas' && body.response_format !== undefined)
    return refused("'response_format.type' must be 'text'");
  if (manner === 'no-grammar' && body.response_format !== undefined) return refused('failed to parse grammar', 500);
  if (manner === 'no-max-tokens' && body.max_tokens !== undefined)
    return refused("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.");
  if (manner === 'no-system' && messages.some(({ role }) => role === 'system'))
    return refused('System role not supported');
  if (manner === 'small-context' && most > CONTEXT)
    return refused(
      `'max_tokens' or 'max_completion_tokens' is too large: ${most}. This model's maximum context length is ${CONTEXT} tokens.`,
    );
  return undefined;
}

export async function startFakeModelServer(): Promise<FakeModelServer> {
  const received: Received[] = [];
  const queue: (Fault | Manner | 'fine')[] = [];
  let standing: Fault | Manner | 'fine' | undefined;
  const writers = new Map<string, Writer>();
  /** Shapes that were asked for by name, for servers that are told them in words alone afterwards. */
  const shapes = new Map<string, Shape>();
  const pictures = new Map<string, Buffer>();
  let speaker: Parameters<FakeModelServer['speak']>[0] = (text) => ({
    bytes: hummedText(text),
    mediaType: 'audio/wav',
  });
  let painter: Parameters<FakeModelServer['draw']>[0] = (_prompt, width, height) => lanternPicture(width, height);

  function chat(
    response: ServerResponse,
    body: Received['body'],
    fault: Fault | undefined,
    manner: Manner | undefined,
  ) {
    const asked = readChat(body, shapes);
    const { form, schema, schemaName } = asked;
    if (form !== undefined && schema) shapes.set(form, { name: schemaName, schema });
    const refused = refusedChat(body, manner);
    if (refused) return refuse(response, refused.status, refused.message);
    const writer = writers.get(schemaName);
    const isHeard = manner !== 'ignores-schemas' || form !== undefined;
    const words = isHeard ? wordsOf(asked, writer, fault, manner) : 'Once upon a time.';
    return body.stream === true
      ? sendStream(response, words, fault, manner)
      : sendWhole(response, words, fault, manner);
  }

  async function picture(
    response: ServerResponse,
    body: Received['body'],
    fault: Fault | undefined,
    manner: Manner | undefined,
  ) {
    if (manner === 'no-picture-form' && body.response_format !== undefined)
      return refuse(response, 400, "Unknown parameter: 'response_format'.");
    const size = typeof body.size === 'string' ? body.size : '1024x1024';
    if (manner === 'usual-sizes-only' && !['1024x1024', '1536x1024', '1024x1536'].includes(size))
      return refuse(response, 400, `Invalid value: the size '${size}' is not supported.`);
    const [width = 0, height = 0] = fault === 'tiny-picture' ? [8, 8] : size.split('x').map(Number);
    const whole = await (fault === 'blank-picture'
      ? blankPicture(width, height)
      : painter(String(body.prompt), width, height));
    const bytes = Buffer.from(fault === 'corrupt-picture' ? whole.subarray(0, whole.length / 3) : whole);
    const send = (data: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ created: 1, data: [data] }));
    if (fault === 'no-picture') return send({ revised_prompt: 'none' });
    if (fault === 'foreign-picture') return send({ url: 'http://127.0.0.2:9/picture.png' });
    if (manner !== 'picture-by-url') return send({ b64_json: bytes.toString('base64') });
    const path = `/pictures/${pictures.size}.png`;
    pictures.set(path, bytes);
    return send({ url: `${origin}${path}` });
  }

  async function speech(
    response: ServerResponse,
    body: Received['body'],
    fault: Fault | undefined,
    manner: Manner | undefined,
  ) {
    if (manner === 'wav-only' && body.response_format !== 'wav')
      return refuse(response, 400, 'response_format must be one of [wav]');
    const whole =
      fault === 'silent-sound'
        ? { bytes: silence(2), mediaType: 'audio/wav' }
        : fault === 'corrupt-sound'
          ? { bytes: Buffer.from('nothing that sounds '.repeat(200)), mediaType: 'audio/mpeg' }
          : await speaker(String(body.input));
    const { bytes, mediaType } =
      manner === 'streamed-wav'
        ? { bytes: withoutLengths(whole.bytes), mediaType: 'audio/x-wav' }
        : manner === 'opus'
          ? { bytes: Buffer.from(`OggS\0\x02${'x'.repeat(400)}OpusHead`), mediaType: 'audio/ogg' }
          : whole;
    response.writeHead(200, { 'content-type': mediaType });
    if (fault === 'empty-sound') return response.end();
    if (fault !== 'cut' && fault !== 'stall') return response.end(bytes);
    return response.write(bytes.subarray(0, bytes.byteLength / 2), () => fault === 'cut' && response.destroy());
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const path = request.url ?? '';
    const body = await bodyOf(request);
    received.push({ method: request.method ?? '', path, authorization: request.headers.authorization, body });
    const stored = pictures.get(path);
    if (stored) return response.writeHead(200, { 'content-type': 'image/png' }).end(stored);
    const named = String(body.model);
    const given = queue.shift() ?? standing ?? named;
    const fault = isFault(given) ? given : undefined;
    const manner = isManner(given) ? given : undefined;
    if (failed(response, fault, JSON.stringify(body))) return undefined;
    if (path === '/v1/chat/completions') return chat(response, body, fault, manner);
    if (path === '/v1/images/generations') return picture(response, body, fault, manner);
    if (path === '/v1/audio/speech') return speech(response, body, fault, manner);
    if (path === '/v1/models') {
      const data = [{ id: 'fake', object: 'model' }];
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ object: 'list', data }));
    }
    return refuse(response, 404, 'There is nothing here');
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    baseUrl: `${origin}/v1`,
    received,
    sent: () => received.map(({ path, body }) => `${path} ${JSON.stringify(body)}`).join('\n'),
    next: (...faults) => void queue.push(...faults),
    always: (fault) => {
      standing = fault;
    },
    write: (schemaName, writer) => void writers.set(schemaName, writer),
    speak: (by) => {
      speaker = by;
    },
    draw: (by) => {
      painter = by;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
