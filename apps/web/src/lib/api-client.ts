import type { Endpoint } from '@storylantern/contract';
import type * as z from 'zod/mini';
import { ApiError } from './api-error.ts';

interface RequestOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** One request to our own server. Sends cookies; names a content type only when there is a body; throws ApiError. */
export async function apiRequest(method: string, path: string, options: RequestOptions = {}): Promise<Response> {
  const hasBody = options.body !== undefined;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...(hasBody ? { 'Content-Type': 'application/json' } : {}), ...options.headers },
    body: hasBody ? JSON.stringify(options.body) : undefined,
    signal: options.signal,
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}

type Parts<E extends Endpoint> = {
  readonly [
    Part in 'params' | 'query' | 'body' as E[Part] extends z.ZodMiniType ? Part : never
  ]: E[Part] extends z.ZodMiniType ? z.input<E[Part]> : never;
};

/** What a successful call of this endpoint answers. */
export type AnswerOf<E extends Endpoint> = z.output<E['success']['body']>;

/** The body an endpoint is called with. */
export type BodyOf<E extends Endpoint & { readonly body: z.ZodMiniType }> = z.input<E['body']>;

/** The address of an endpoint with its `:name` marks and its query filled in. */
export function apiPath(
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replaceAll(/:([a-zA-Z]+)/g, (_mark, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

/**
 * Calls an endpoint of the contract: `callApi(saveStory, { body: { id } })`. The request parts are those the endpoint
 * record names; the answer has the endpoint's type.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  request: Parts<E> & Omit<RequestOptions, 'body'>,
): Promise<AnswerOf<E>> {
  const { params, query, body, headers, signal } = request as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
  } & RequestOptions;
  const response = await apiRequest(endpoint.method, apiPath(endpoint.path, params, query), { body, headers, signal });
  return (await response.json()) as AnswerOf<E>;
}
