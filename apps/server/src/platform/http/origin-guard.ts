import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The name in a Host header, without port and brackets; undefined when it is not one. */
function hostName(host: string | undefined): string | undefined {
  try {
    return new URL(`http://${host ?? ''}`).hostname.replace(/^\[|\]$/g, '').toLowerCase();
  } catch {
    // Not a host at all, so not one of ours.
    return undefined;
  }
}

/**
 * There is no login, so a page of somebody else, open in the same browser, must not be able to use this server:
 * - by a name of its own that it points at this machine (DNS rebinding): only names that are ours are answered: this
 *   machine's, and the one the server was told to listen on. An address in numbers cannot be rebound.
 * - by sending requests across origins: anything that changes something must come from a page of this server.
 * Callers that are no browser send neither Origin nor Sec-Fetch-Site and are let through.
 */
export function mountOriginGuard(app: FastifyInstance, ownHost: string): void {
  const machine = hostname().toLowerCase();
  const ours = new Set(['localhost', machine, `${machine}.local`, ownHost.replace(/^\[|\]$/g, '').toLowerCase()]);

  const refuses = (request: FastifyRequest): boolean => {
    const name = hostName(request.headers.host);
    if (name === undefined || !(ours.has(name) || name.endsWith('.localhost') || isIP(name) !== 0)) return true;
    if (HARMLESS.has(request.method)) return false;
    const site = request.headers['sec-fetch-site'];
    if (site === 'cross-site' || site === 'same-site') return true;
    const origin = request.headers.origin;
    return origin !== undefined && !isSameOrigin(origin, request.headers.host);
  };

  app.addHook('onRequest', async (request) => {
    if (refuses(request)) {
      throw new AppError('not-allowed', 'This request did not come from a page of this server.');
    }
  });
}

/** The scheme is left out: behind a proxy that ends TLS, the browser says https and this server sees http. */
function isSameOrigin(origin: string, host: string | undefined): boolean {
  try {
    return new URL(origin).host === host?.toLowerCase();
  } catch {
    // "null" and the like: a sandboxed frame or a file, not a page of ours.
    return false;
  }
}
