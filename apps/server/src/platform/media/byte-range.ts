/** What a Range header asks for: nothing special, a stretch (both ends included), or one that is not there. */
export type ByteRange = 'whole' | 'unsatisfiable' | { readonly start: number; readonly end: number };

/**
 * Reads a Range header against a length (RFC 9110, section 14). Several ranges at once, other units and what cannot
 * be read are answered with the whole, as the standard allows.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange {
  const read = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const first = read?.[1] ?? '';
  const last = read?.[2] ?? '';
  if (!read || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}
