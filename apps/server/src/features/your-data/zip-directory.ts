import type { FileHandle } from 'node:fs/promises';
import { damaged, foreign } from './damaged-zip.ts';

/** One file of a zip as its directory describes it; sizes in bytes. */
export interface ZipEntry {
  readonly name: string;
  readonly packed: boolean;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** Where its local header begins. */
  readonly offset: number;
}

// The records of a zip as its specification lays them out (PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12, 4.3.16).
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const ENCRYPTED = 0x1;
const STORED = 0;
const DEFLATED = 8;
/** In place of a number: it stands elsewhere, as in zips of more than 4 GB, which are never ours. */
const ELSEWHERE = 0xffffffff;

/** More than any family has; a directory of so many takes some megabytes. */
const MOST_ENTRIES = 60_000;
const LONGEST_NAME = 300;
const LARGEST_DIRECTORY = MOST_ENTRIES * (ENTRY_BYTES + LONGEST_NAME);

async function readExactly(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  if (bytesRead !== length) throw damaged('it ends too early');
  return bytes;
}

/** Names that could lead out of a folder, or mean something to some system, are never ours. */
const isHarmless = (name: string): boolean =>
  !/[\\:\p{Cc}]/u.test(name) && !name.startsWith('/') && !name.split('/').includes('..');

interface Directory {
  readonly entries: number;
  readonly start: number;
  readonly bytes: number;
}

async function findDirectory(file: FileHandle, length: number): Promise<Directory> {
  if (length < END_BYTES) throw foreign('it is shorter than an empty zip');
  const tail = Math.min(length, END_BYTES + 0xffff);
  const bytes = await readExactly(file, length - tail, tail);
  // A comment may follow; the record is the last one whose comment ends with the file.
  for (let at = tail - END_BYTES; at >= 0; at -= 1) {
    if (bytes.readUInt32LE(at) !== END_SIGNATURE || at + END_BYTES + bytes.readUInt16LE(at + 20) !== tail) continue;
    const entries = bytes.readUInt16LE(at + 10);
    const directory = { entries, start: bytes.readUInt32LE(at + 16), bytes: bytes.readUInt32LE(at + 12) };
    const end = length - tail + at;
    if (bytes.readUInt32LE(at + 4) !== 0 || bytes.readUInt16LE(at + 8) !== entries) throw damaged('several volumes');
    if (directory.start + directory.bytes !== end) throw damaged('its directory is not where it should be');
    if (entries > MOST_ENTRIES || directory.bytes > LARGEST_DIRECTORY) throw foreign('it has too many files');
    return directory;
  }
  // A download that broke off begins as one should.
  const first = await readExactly(file, 0, 4);
  throw first.readUInt32LE(0) === LOCAL_SIGNATURE ? damaged('its end is missing') : foreign('it is not a zip');
}

function readEntry(bytes: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE)
    throw damaged('a broken directory');
  const flags = bytes.readUInt16LE(at + 8);
  const method = bytes.readUInt16LE(at + 10);
  const nameLength = bytes.readUInt16LE(at + 28);
  const next = at + ENTRY_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  if (next > bytes.length) throw damaged('a broken directory');
  if ((flags & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED)) throw foreign('packed in another way');
  const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength);
  if (nameLength > LONGEST_NAME || !isHarmless(name)) throw foreign('a file name that is never ours');
  const entry: ZipEntry = {
    name,
    packed: method === DEFLATED,
    crc: bytes.readUInt32LE(at + 16),
    packedSize: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  };
  if ([entry.packedSize, entry.size, entry.offset].includes(ELSEWHERE)) throw foreign('it is larger than 4 GB');
  if (!entry.packed && entry.packedSize !== entry.size) throw damaged('two sizes of the same bytes');
  return { entry, next };
}

/**
 * Reads what a zip says it holds.
 * @throws AppError when it is not a zip, is cut short, or holds names that lead elsewhere.
 */
export async function readDirectory(file: FileHandle, length: number): Promise<ZipEntry[]> {
  const directory = await findDirectory(file, length);
  const bytes = await readExactly(file, directory.start, directory.bytes);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let count = 0; count < directory.entries; count += 1) {
    const { entry, next } = readEntry(bytes, at);
    entries.push(entry);
    at = next;
  }
  if (at !== bytes.length) throw damaged('its directory has more than it says');
  if (new Set(entries.map(({ name }) => name)).size !== entries.length) throw damaged('two files of one name');
  return entries;
}

/**
 * Where the bytes of each file begin, by name. Files that share bytes, which is how a small zip unpacks to more than
 * any disk holds, are refused.
 */
export async function findContents(
  file: FileHandle,
  entries: readonly ZipEntry[],
  end: number,
): Promise<Map<string, number>> {
  const starts = new Map<string, number>();
  let free = 0;
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (entry.offset < free) throw damaged('two files share bytes');
    const header = await readExactly(file, entry.offset, LOCAL_BYTES);
    if (header.readUInt32LE(0) !== LOCAL_SIGNATURE) throw damaged('a file is not where it should be');
    const nameLength = header.readUInt16LE(26);
    const name = await readExactly(file, entry.offset + LOCAL_BYTES, nameLength);
    if (name.toString('utf8') !== entry.name) throw damaged('two names of one file');
    const start = entry.offset + LOCAL_BYTES + nameLength + header.readUInt16LE(28);
    free = start + entry.packedSize;
    if (free > end) throw damaged('a file is longer than the zip');
    starts.set(entry.name, start);
  }
  return starts;
}
