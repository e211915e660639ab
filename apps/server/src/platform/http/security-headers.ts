import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Only this server's own files are ever loaded. Inline style attributes are let through, as the component library
 * places menus and dialogs with them; inline scripts never are. There is no `upgrade-insecure-requests`: it would break
 * an address of the home network, which has no TLS.
 */
export const CONTENT_SECURITY_POLICY = Object.entries({
  'default-src': "'self'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'connect-src': "'self'",
  'font-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
})
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join(';');

/** Sets the security headers of every answer. To be mounted first, so that refusals by later hooks have them, too. */
export async function mountSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    // Set below: helmet would put the same text together anew for each answer.
    contentSecurityPolicy: false,
    // The server speaks http; promising https would lock a family out of its own address.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY);
  });
}
