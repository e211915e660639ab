/** 128 random bits in hex: the key that makes a double click or a retry one request. Works without a secure origin. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
