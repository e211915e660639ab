import { open, type FileHandle } from 'node:fs/promises';
import { crc32, inflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import { damaged } from './damaged-zip.ts';
import { findContents, readDirectory, type ZipEntry } from './zip-directory.ts';

const inflate = promisify(inflateRaw);

/** A zip on disk whose files are read one at a time, each whole and checked against its sum. */
export class ZipFile {
  readonly entries: readonly ZipEntry[];
  readonly #file: FileHandle;
  readonly #starts: ReadonlyMap<string, number>;

  private constructor(file: FileHandle, entries: readonly ZipEntry[], starts: ReadonlyMap<string, number>) {
    this.#file = file;
    this.entries = entries;
    this.#starts = starts;
  }

  /** @throws AppError when it is not a zip that can be read. */
  static async open(path: string): Promise<ZipFile> {
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      const entries = await readDirectory(file, size);
      return new ZipFile(file, entries, await findContents(file, entries, size));
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /**
   * The bytes of a file. What unpacks to more than it says is not unpacked further.
   * @throws AppError when they are not those that were packed.
   */
  async read(entry: ZipEntry): Promise<Uint8Array> {
    const packed = Buffer.alloc(entry.packedSize);
    const { bytesRead } = await this.#file.read(packed, 0, packed.length, this.#starts.get(entry.name) ?? 0);
    if (bytesRead !== packed.length) throw damaged('it ends too early');
    const bytes = entry.packed ? await this.#unpack(packed, entry.size) : packed;
    if (bytes.length !== entry.size || crc32(bytes) !== entry.crc) throw damaged('a file is not what was packed');
    return bytes;
  }

  async #unpack(packed: Buffer, size: number): Promise<Buffer> {
    try {
      return await inflate(packed, { maxOutputLength: Math.max(size, 1) });
    } catch (error) {
      throw damaged('a file cannot be unpacked', error);
    }
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}
