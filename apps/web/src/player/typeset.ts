/**
 * A text with a printer's quotation marks and apostrophes. Every mark stays one character, so that places in the text
 * mean the same before and after.
 */
export const typeset = (text: string): string =>
  text
    .replaceAll(/(^|[\s([{—–-])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([{“—–-])'(?=\p{L})(?!(?:tis|twas|em|til)\b)/gu, '$1‘')
    .replaceAll("'", '’');
