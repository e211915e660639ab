/** A text's number, 32 bits (FNV-1a, public domain: Fowler, Noll and Vo): the same text always has the same one. */
export function hashOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return (sum ^ (sum >>> 15)) >>> 0;
}
