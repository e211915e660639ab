import type { BookFinding } from '@storylantern/contract';

/** Makes findings of one page, or of the whole book when `page` is null. */
export const finding = (rule: string, hard: boolean, page: number | null, detail: string): BookFinding => ({
  rule,
  hard,
  page,
  detail,
});

/** A few words around what was found, so that a reader can find it. */
export function around(text: string, at: number, length: number): string {
  const from = Math.max(0, at - 24);
  const to = Math.min(text.length, at + length + 24);
  return `${from > 0 ? '...' : ''}${text.slice(from, to).trim()}${to < text.length ? '...' : ''}`;
}
