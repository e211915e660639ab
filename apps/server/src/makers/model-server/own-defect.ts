import type { FastifyBaseLogger } from 'fastify';
import { defectFacts } from '../../platform/log/defect-facts.ts';
import { ModelServerFault } from './fault.ts';

/** Told of every error of our own that came while something of a model server's was asked for or read. */
export type Defects = (error: unknown) => void;

/** Writes them into the log, without a word of what was read. */
export const loggedDefects =
  (log: () => Pick<FastifyBaseLogger, 'error'> | undefined): Defects =>
  (error) =>
    log()?.error({ defect: defectFacts(error) }, 'What a model server made could not be read: a defect of our own');

/** Why nothing came of a model server. A defect of our own is told of; for the family it is one more text of no use. */
export function faultBehind(error: unknown, defects: Defects): ModelServerFault {
  if (error instanceof ModelServerFault) return error;
  defects(error);
  return new ModelServerFault('not-usable');
}
