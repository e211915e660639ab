import type { ModelServerFaultKind } from '../../src/makers/model-server/fault.ts';
import type { Fault, Manner } from './faults.ts';

/**
 * What each fault is called when it is there at every request, and for an answer in plain words. 403 and 503 are read by
 * the same lines as 401 and 500, before any maker hears of them.
 */
export const CALLED: readonly (readonly [Fault, ModelServerFaultKind, plain: ModelServerFaultKind])[] = [
  ['400', 'server-error', 'server-error'],
  ['401', 'key-refused', 'key-refused'],
  ['404', 'unknown-model', 'unknown-model'],
  ['429', 'too-many', 'too-many'],
  ['429-tomorrow', 'too-many', 'too-many'],
  ['500', 'server-error', 'server-error'],
  ['redirect', 'unreachable', 'unreachable'],
  ['html', 'unreadable', 'unreadable'],
  ['reset', 'unreachable', 'unreachable'],
  ['cut', 'cut-short', 'cut-short'],
  ['no-end', 'cut-short', 'cut-short'],
  ['error-in-stream', 'server-error', 'server-error'],
  ['truncated', 'unreadable', 'cut-short'],
  ['length', 'cut-short', 'cut-short'],
  ['wrong-schema', 'unreadable', 'not-usable'],
  ['not-json', 'unreadable', 'not-usable'],
  ['empty', 'unreadable', 'not-usable'],
  ['refusal', 'declined', 'declined'],
  ['content-filter', 'declined', 'declined'],
  ['policy', 'declined', 'declined'],
  ['unsafe', 'not-usable', 'not-usable'],
  ['injected', 'not-usable', 'not-usable'],
  ['wrong-name', 'not-usable', 'not-usable'],
];
/** Faults that take all the time a question has; they have a server that gives little of it. */
export const SLOW: readonly (readonly [Fault, ModelServerFaultKind])[] = [
  ['hang', 'too-slow'],
  ['stall', 'cut-short'],
];
/** Faults after which the server is asked again, or the model has its text mended. */
export const MENDED: readonly Fault[] = ['429', '500', 'reset', 'truncated', 'wrong-schema', 'not-json', 'empty', 'unsafe', 'injected', 'wrong-name']; // prettier-ignore
export const MANNERS: readonly Manner[] = ['fenced', 'chatty', 'thinks-aloud', 'no-schemas', 'no-max-tokens'];
