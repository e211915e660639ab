import type { FastifyInstance } from 'fastify';
import type { MediaStore } from './media-store.ts';
import { sendMedia } from './send-media.ts';

/**
 * Serves stored pictures and sounds. A name is the SHA-256 of what is in the file, so only who was given it by their
 * own story can know it; whoever could work it out already has the file. That is why it is not looked up whose it is.
 */
export function mountMedia(app: FastifyInstance, store: MediaStore): void {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/media/:file',
    schema: { summary: 'A picture or a sound; in parts, if asked so' },
    handler: async (request, reply) => sendMedia(store, request.params.file, { request, reply }),
  });
}
