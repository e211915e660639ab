import type { SentenceKind } from '@storylantern/contract';
import type { Variant } from '../frame.ts';

/** What a check of authored text found. `where` names age band and paragraph, `line` the text it is about. */
export interface LintFinding {
  readonly severity: 'fault' | 'note';
  readonly where: string;
  readonly line: string;
  readonly message: string;
}

export const fault = (where: string, line: string, message: string): LintFinding => ({
  severity: 'fault',
  where,
  line,
  message,
});
export const note = (where: string, line: string, message: string): LintFinding => ({
  severity: 'note',
  where,
  line,
  message,
});

const LETTERS: Readonly<Record<SentenceKind, string>> = {
  descriptive: 'D',
  perspective: 'P',
  partial: 'Q',
  cooperative: 'H',
  directive: 'T',
  control: 'C',
  affirmative: 'A',
};

/** A paragraph as its author wrote it: "T<comforter> {he} can hold {comforter}." */
export function authored(kind: SentenceKind, { text, thread, needs }: Variant): string {
  const tags = [...(thread === undefined ? [] : [thread]), ...needs];
  return `${LETTERS[kind]}${tags.length > 0 ? `<${tags.join(',')}>` : ''} ${text}`;
}
