/**
 * A name as it is written, for patterns with the flag u. What stands behind its apostrophe belongs to it in "D'Arcy", and not in
 * "Tom's", "Tom'll" or "They're".
 */
export const PROPER_NAME = String.raw`\p{Lu}\p{Ll}(?:[\p{L}-]|'(?!(?:s|re|ll|ve|d|m)\b))*`;
