/** What the screen says in turn while a book is made (specification, section 2). */
export const MESSAGES = [
  'Creating your story...',
  'Designing beautiful illustrations...',
  'Adding colors and details...',
  'Combining words and pictures...',
  'Preparing your magical journey...',
] as const;

/** How long each message stands, in milliseconds (specification, section 9). */
export const ROTATION = 3000;

/** The message `ms` after the wait began; after the last comes the first again. */
export const messageAt = (ms: number): string => MESSAGES[Math.floor(ms / ROTATION) % MESSAGES.length] ?? MESSAGES[0];
