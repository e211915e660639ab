import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a zip, in pieces as they come. */
export interface ZipPart {
  readonly name: string;
  readonly at: Date;
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Pictures and sound are as small as they get, and are stored as they are. */
  readonly packed: boolean;
}

/** The years a zip can name; what is outside has the nearest. */
const FIRST = Date.UTC(1980, 0, 2);
const LAST = Date.UTC(2099, 11, 30);
const packable = (at: Date): Date => new Date(Math.min(Math.max(at.getTime(), FIRST), LAST));

/** Packs files one after another, as they are asked for: no more than one piece is in memory. */
export async function* writeZip(parts: AsyncIterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) ready.push(chunk);
  });
  for await (const { name, at, bytes, packed } of parts) {
    const file = packed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    file.mtime = packable(at);
    zip.add(file);
    for await (const piece of bytes) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
