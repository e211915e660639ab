/** What a parent typed without what is in brackets and the stop behind it, with plain apostrophes. */
export const bareText = (raw: string): string =>
  raw
    .trim()
    .replace(/’/g, "'")
    .replace(/\s*\([^()]*\)\s*/g, ' ')
    .replace(/[.!?,;:\s]+$/u, '');
