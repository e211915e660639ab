import { CLOSENESS, type Goal, type GoalLook } from '@storylantern/contract';

/** A step of closeness in its words. */
export const closenessInWords = (closeness: number): string => CLOSENESS[closeness] ?? String(closeness);

/** "21 Nov", with the year when it is another one, in the reader's own way of writing dates. */
export function dayOf(at: string, today: Date): string {
  const day = new Date(at);
  const year = day.getFullYear() === today.getFullYear() ? undefined : 'numeric';
  return day.toLocaleDateString(undefined, { day: 'numeric', month: 'short', year });
}

/** How a goal has moved since the first look, in one sentence that praises and blames nobody. */
export function movedInWords({ looks }: Pick<Goal, 'looks'>): string {
  const [first, last]: readonly (GoalLook | undefined)[] = [looks[0], looks.at(-1)];
  if (!first || !last) return 'Not looked at yet.';
  const now = closenessInWords(last.closeness);
  if (looks.length === 1) return `Looked at once: ${now}.`;
  const began = closenessInWords(first.closeness);
  return first.closeness === last.closeness
    ? `Looked at ${looks.length} times. It began at “${now}” and is there again.`
    : `Looked at ${looks.length} times: from “${began}” to “${now}”.`;
}
