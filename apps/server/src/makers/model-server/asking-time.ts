import type { ModelServerConfig } from '../../model-server-config.ts';

/** A text is asked for, and mended at most twice. */
const QUESTIONS = 3;
/** With the time that this machine takes itself, nobody waits for longer than five minutes. */
const LONGEST_MS = 270_000;

/**
 * How long all questions about one piece may take together. Whoever has a piece made hands one signal down to every
 * question about it; the time that is left goes by that signal. When it is up, further questions end as too slow, and
 * the piece is made on this machine, instead of not at all.
 */
const ends = new WeakMap<AbortSignal, number>();

/** Sets the time of a piece, from now on. */
export function limitAsking(signal: AbortSignal, milliseconds: number): void {
  ends.set(signal, performance.now() + milliseconds);
}

/** Milliseconds that are left; without a limit any number of them. */
export function timeToAsk(signal: AbortSignal | undefined): number {
  const end = signal && ends.get(signal);
  return end === undefined ? Number.POSITIVE_INFINITY : Math.max(0, end - performance.now());
}

/** How long a text model may be asked for one text, in milliseconds. */
export const askingMs = ({ seconds }: Pick<ModelServerConfig, 'seconds'>): number =>
  Math.min(QUESTIONS * seconds * 1_000, LONGEST_MS);
