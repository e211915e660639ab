/**
 * Where spoken sentences are kept, so that a story spoken again (with a name said another way, say) speaks only what
 * changed. Keys are lower-case hexadecimal hashes of everything the sound depends on; values are opaque bytes, about
 * 48 kB for each second of speech. A lost or forgotten value is only spoken again, so an implementation may drop any.
 */
export interface SentenceStore {
  get(key: string): Promise<Uint8Array | undefined>;
  put(key: string, bytes: Uint8Array): Promise<void>;
}
