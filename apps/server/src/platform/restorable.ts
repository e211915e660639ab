/** How long a deleted piece can be brought back, in milliseconds; then it is cleared away. */
export const RESTORABLE_MS = 7 * 24 * 60 * 60 * 1_000;

/** Whether something deleted then can still be brought back now. */
export const isRestorable = (deletedAt: string, now: Date): boolean =>
  Date.parse(deletedAt) + RESTORABLE_MS >= now.getTime();
