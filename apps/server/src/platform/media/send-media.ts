import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { readByteRange } from './byte-range.ts';
import { isMediaFile, mediaTypeOf, type MediaStore } from './media-store.ts';

const missing = () => new AppError('not-found', 'This picture or sound is no longer here.');

/**
 * Answers a request with a media file: ranges, revalidation, and the right to keep it for good, as a name never
 * changes its bytes. `cacheControl` is for addresses that may show another file some day.
 */
export async function sendMedia(
  store: MediaStore,
  file: string,
  { request, reply, cacheControl }: { request: FastifyRequest; reply: FastifyReply; cacheControl?: string },
): Promise<FastifyReply> {
  if (!isMediaFile(file)) throw missing();
  const size = await store.size(file);
  if (size === undefined) throw missing();

  const etag = `"${file.slice(0, file.lastIndexOf('.'))}"`;
  reply.header('etag', etag).header('cache-control', cacheControl ?? 'private, max-age=31536000, immutable');
  const known = request.headers['if-none-match'];
  if (known !== undefined && (known.trim() === '*' || known.includes(etag))) return reply.code(304).send();

  reply.header('accept-ranges', 'bytes').header('content-type', mediaTypeOf(file));
  const condition = request.headers['if-range'];
  // Only GET can be asked in parts (RFC 9110, section 14.2): HEAD tells the length of the whole.
  const partial = request.method === 'GET' && (condition === undefined || condition === etag);
  const range = readByteRange(partial ? request.headers.range : undefined, size);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).header('cache-control', 'no-store').send('');
  }
  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range;
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.header('content-length', end - start + 1);
  // An empty file has no byte 0 to read from.
  if (size === 0 || request.method === 'HEAD') return reply.send('');
  return reply.send(await store.read(file, start, end));
}
