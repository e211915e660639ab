import type { ModelServerConfig } from '../../model-server-config.ts';
import { ModelServerFault } from './fault.ts';
import { brokenOff, refusal, unreached } from './read-fault.ts';

/** The longest an answer may be silent once its first part has come. */
const SILENT_MS = 30_000;
const MEGABYTE = 1024 * 1024;
/**
 * The most that is read of an answer, in bytes: what goes on beyond it never ends, or is none. A text may come whole, or
 * each word of it in a line of its own with all that stands around it; a picture comes as text, which is a third longer
 * than its file; a passage of a minute may come as it was recorded.
 */
export const MOST_BYTES = {
  text: { whole: 4 * MEGABYTE, streamed: 16 * MEGABYTE },
  picture: { whole: 24 * MEGABYTE, streamed: 24 * MEGABYTE },
  voice: { whole: 32 * MEGABYTE, streamed: 32 * MEGABYTE },
} as const;
/** As much of a refusal as is read to understand it. */
const REFUSAL_BYTES = 16 * 1024;

/** Asks one server, as `fetch` does. */
export type ServerFetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/**
 * A `fetch` that talks to the configured origin and to no other, follows no redirection, reads no more than an answer can
 * need, does not wait for an answer that stopped coming, and rejects with a `ModelServerFault` for every refusal.
 */
export function serverFetch(
  { baseUrl, seconds }: Pick<ModelServerConfig, 'baseUrl' | 'seconds'>,
  { whole, streamed }: { readonly whole: number; readonly streamed: number },
): ServerFetch {
  const { origin } = new URL(baseUrl);
  const silentMs = Math.min(SILENT_MS, (seconds * 1_000) / 2);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new ModelServerFault('unreadable');
    const response = await fetch(url, { ...init, redirect: 'manual' }).catch((error: unknown) => {
      init?.signal?.throwIfAborted();
      throw unreached(error);
    });
    const { status, headers } = response;
    const type = headers.get('content-type') ?? '';
    const mostBytes = /^text\/event-stream\b/i.test(type) ? streamed : whole;
    const body = response.body && watched(response.body, { silentMs, mostBytes }, init?.signal ?? undefined);
    if (!response.ok) throw refusal(response, await beginning(body));
    // A page for people: of a proxy, of a hotel's network, of a server that has something else at this address. Or an
    // answer of which its server says that it is far too long.
    if (/^text\/html\b/i.test(type) || Number(headers.get('content-length') ?? 0) > mostBytes) {
      await body?.cancel();
      throw new ModelServerFault('unreadable');
    }
    return new Response(body, { status, headers });
  };
}

/** Sends JSON to a path of the server and returns its answer. */
export const postJson = async (
  fetch: ServerFetch,
  { baseUrl, apiKey }: Pick<ModelServerConfig, 'baseUrl' | 'apiKey'>,
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<Response> =>
  fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(body),
    signal,
  });

/** The same bytes, as long as they keep coming and are not too many. */
function watched(
  body: ReadableStream<Uint8Array>,
  { silentMs, mostBytes }: { readonly silentMs: number; readonly mostBytes: number },
  signal: AbortSignal | undefined,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<never>((_resolve, reject) => {
        // Some servers answer at once that an answer will come; the time of the whole question is its limit then.
        if (bytes > 0) timer = setTimeout(() => reject(new ModelServerFault('cut-short')), silentMs);
      });
      try {
        const { done, value } = await Promise.race([reader.read(), silence]);
        if (done) return controller.close();
        bytes += value.byteLength;
        if (bytes > mostBytes) throw new ModelServerFault('unreadable');
        return controller.enqueue(value);
      } catch (error) {
        const fault = error instanceof ModelServerFault ? error : brokenOff(error);
        void reader.cancel(fault).catch(() => undefined);
        return controller.error(signal?.aborted ? signal.reason : fault);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

async function beginning(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let words = '';
  try {
    for await (const chunk of body) {
      words += decoder.decode(chunk, { stream: true });
      if (words.length > REFUSAL_BYTES) break;
    }
  } catch {
    // The status says enough.
    return words;
  }
  return words;
}
