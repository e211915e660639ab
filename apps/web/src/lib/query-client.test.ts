import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiPath, apiRequest } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { createQueryClient, readQueryKey } from './query-client.ts';

let server: Server;
let origin: string;
let last: IncomingMessage;

beforeAll(async () => {
  server = createServer((request, response) => {
    last = request;
    const wanted = Number(request.url?.slice(1));
    response.writeHead(wanted || 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(wanted ? { message: 'No.' } : { url: request.url }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const read = (path: string, on401?: 'throw' | 'null') =>
  new QueryClient().fetchQuery({ queryKey: [`${origin}${path}`], queryFn: readQueryKey(on401), retry: false });

describe('the default read', () => {
  it('is a GET of the first element of the key', async () => {
    expect(await read('/api/categories')).toEqual({ url: '/api/categories' });
    expect(last.method).toBe('GET');
  });

  it('throws on a 401, or gives null where that was asked for', async () => {
    await expect(read('/401')).rejects.toThrow('401: {"message":"No."}');
    expect(await read('/401', 'null')).toBeNull();
    await expect(read('/500', 'null')).rejects.toBeInstanceOf(ApiError);
  });
});

describe('a request', () => {
  it('names a content type only when it has a body', async () => {
    await apiRequest('GET', `${origin}/a`);
    expect(last.headers['content-type']).toBeUndefined();
    await apiRequest('POST', `${origin}/a`, { body: { id: 1 } });
    expect(last.headers['content-type']).toBe('application/json');
  });

  it('fills the marks of a path and leaves out what was not given', () => {
    expect(apiPath('/api/stories/:id/related', { id: 'a/b' })).toBe('/api/stories/a%2Fb/related');
    expect(apiPath('/api/topics', {}, { category: undefined })).toBe('/api/topics');
    expect(apiPath('/api/topics', {}, { category: 'new school' })).toBe('/api/topics?category=new+school');
  });
});

it('nothing is retried, refetched or polled by default, and nothing goes stale', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Infinity,
  });
});
