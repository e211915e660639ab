import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { IndexPage } from './index-page.ts';

const NO_BUILD = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Storylantern</title></head>
<body><h1>Storylantern</h1><p>The web app has not been built yet. Stop this server and run <code>npm start</code>,
which builds it.</p></body></html>`;

/** The web app's own paths have no dot in their last part; a file that is not there must not look like a page. */
const isPage = (path: string): boolean => !path.slice(path.lastIndexOf('/')).includes('.');

/**
 * Serves the built web app: its hashed files for good, and its one page for every path that is not a file and not
 * under /api, as the app does its own routing. `onVisit` is called each time the page is opened.
 */
export async function mountWebApp(app: FastifyInstance, folder: string, onVisit: () => void): Promise<void> {
  const page = new IndexPage(folder);
  const open = (request: FastifyRequest, reply: FastifyReply) => {
    onVisit();
    return page.send(request, reply);
  };
  const built = page.exists;
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes(`${sep}assets${sep}`);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    app.get('/', { schema: { hide: true } }, async (request, reply) => open(request, reply));
  }

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/')) {
      // Another site's preflight is answered, too: without the headers that would allow it anything.
      if (request.method === 'OPTIONS')
        return reply.code(204).header('allow', 'GET, HEAD, POST, PUT, DELETE, OPTIONS').send();
      throw new AppError('not-found', 'There is nothing at this address.');
    }
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !isPage(path)) {
      throw new AppError('not-found', 'There is nothing at this address.');
    }
    if (!built) return reply.code(503).type('text/html; charset=utf-8').send(NO_BUILD);
    return open(request, reply);
  });
}
