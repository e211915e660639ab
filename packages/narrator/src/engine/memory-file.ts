/** A file that exists only in memory: what the engine writes its sound into. */
export interface MemoryFile {
  bytes: Uint8Array;
  size: number;
}

/** The text of a memory file or stream. */
export const written = (file: MemoryFile): Uint8Array => file.bytes.subarray(0, file.size);

export const emptyFile = (): MemoryFile => ({ bytes: new Uint8Array(1 << 16), size: 0 });

/** Writes at a position, growing the file as needed (doubling, so that many small writes stay cheap). */
export function writeAt(file: MemoryFile, position: number, bytes: Uint8Array): void {
  const end = position + bytes.length;
  if (end > file.bytes.length) {
    const grown = new Uint8Array(Math.max(file.bytes.length * 2, end));
    grown.set(file.bytes.subarray(0, file.size));
    file.bytes = grown;
  }
  file.bytes.set(bytes, position);
  file.size = Math.max(file.size, end);
}
