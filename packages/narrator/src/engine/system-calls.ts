import { emptyFile, writeAt, type MemoryFile } from './memory-file.ts';

/** WASI (preview 1) result codes. */
const OK = 0;
const BAD_DESCRIPTOR = 8;
const NO_SUCH_FILE = 44;
const NOT_SEEKABLE = 70;
/** File types of `fd_fdstat_get`. */
const CHARACTER_DEVICE = 2;
const DIRECTORY = 3;
const REGULAR_FILE = 4;
/** Descriptors: 0 to 2 are the standard streams, 3 the only directory there is, files follow. */
const FOLDER = 3;
const OPEN_CREATE = 1;
const OPEN_TRUNCATE = 8;
/** Sound and text of one run together; reached only by a runaway. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Thrown through the engine when it calls `exit`. */
export class ProgramExit extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`exit ${code}`);
    this.code = code;
  }
}

/** One run's view of the world: its arguments, what it printed, and the files it wrote. */
export interface RunWorld {
  readonly args: readonly string[];
  readonly printed: MemoryFile;
  readonly complained: MemoryFile;
  readonly files: Map<string, MemoryFile>;
}

export const newWorld = (args: readonly string[]): RunWorld => ({
  args,
  printed: emptyFile(),
  complained: emptyFile(),
  files: new Map(),
});

/**
 * The 13 system calls the engine imports (WASI preview 1), answered from memory: no disk, no network, and a clock that
 * stands still, so that the same arguments always give the same bytes. `memory` is asked for anew on every call,
 * because the engine's memory moves when it grows.
 */
export function systemCalls(world: RunWorld, memory: () => ArrayBuffer): WebAssembly.ModuleImports {
  const view = () => new DataView(memory());
  const bytes = (from: number, length: number) => new Uint8Array(memory(), from, length);
  const setU32 = (at: number, value: number) => view().setUint32(at, value, true);
  const args = world.args.map((arg) => new TextEncoder().encode(`${arg}\0`));
  const open = new Map<number, { file: MemoryFile; position: number }>();
  let nextDescriptor = FOLDER + 1;

  /** Calls `each` for every buffer of a scatter/gather list and stores how many bytes went through. */
  const throughBuffers = (
    list: number,
    count: number,
    result: number,
    each: (buffer: Uint8Array) => number,
  ): number => {
    let total = 0;
    for (let at = 0; at < count; at++) {
      const from = view().getUint32(list + 8 * at, true);
      total += each(bytes(from, view().getUint32(list + 8 * at + 4, true)));
    }
    setU32(result, total);
    return OK;
  };

  return {
    args_sizes_get(count: number, size: number) {
      setU32(count, args.length);
      setU32(
        size,
        args.reduce((sum, arg) => sum + arg.length, 0),
      );
      return OK;
    },
    args_get(pointers: number, buffer: number) {
      let at = buffer;
      args.forEach((arg, index) => {
        setU32(pointers + 4 * index, at);
        bytes(at, arg.length).set(arg);
        at += arg.length;
      });
      return OK;
    },
    clock_time_get(_clock: number, _precision: bigint, result: number) {
      view().setBigUint64(result, 0n, true);
      return OK;
    },
    fd_close(descriptor: number) {
      open.delete(descriptor);
      return OK;
    },
    fd_fdstat_get(descriptor: number, result: number) {
      if (descriptor > FOLDER && !open.has(descriptor)) return BAD_DESCRIPTOR;
      bytes(result, 24).fill(0);
      const type = descriptor === FOLDER ? DIRECTORY : descriptor < FOLDER ? CHARACTER_DEVICE : REGULAR_FILE;
      view().setUint8(result, type);
      view().setBigUint64(result + 8, 0xffffffffn, true);
      view().setBigUint64(result + 16, 0xffffffffn, true);
      return OK;
    },
    fd_fdstat_set_flags: () => OK,
    fd_prestat_get(descriptor: number, result: number) {
      if (descriptor !== FOLDER) return BAD_DESCRIPTOR;
      setU32(result, 0);
      setU32(result + 4, 1);
      return OK;
    },
    fd_prestat_dir_name(_descriptor: number, path: number) {
      bytes(path, 1).set([46]);
      return OK;
    },
    path_open(
      _folder: number,
      _lookup: number,
      path: number,
      length: number,
      flags: number,
      _rights: bigint,
      _inherited: bigint,
      _mode: number,
      result: number,
    ) {
      const name = new TextDecoder().decode(bytes(path, length).slice());
      let file = world.files.get(name);
      if (!file && !(flags & OPEN_CREATE)) return NO_SUCH_FILE;
      file ??= emptyFile();
      world.files.set(name, file);
      if (flags & OPEN_TRUNCATE) file.size = 0;
      open.set(nextDescriptor, { file, position: 0 });
      setU32(result, nextDescriptor++);
      return OK;
    },
    fd_read(descriptor: number, list: number, count: number, result: number) {
      const handle = open.get(descriptor);
      if (!handle && descriptor !== 0) return BAD_DESCRIPTOR;
      return throughBuffers(list, count, result, (buffer) => {
        if (!handle) return 0;
        const piece = handle.file.bytes.subarray(
          handle.position,
          Math.min(handle.position + buffer.length, handle.file.size),
        );
        buffer.set(piece);
        handle.position += piece.length;
        return piece.length;
      });
    },
    fd_seek(descriptor: number, offset: bigint, from: number, result: number) {
      const handle = open.get(descriptor);
      if (!handle) return NOT_SEEKABLE;
      const start = [0, handle.position, handle.file.size][from] ?? 0;
      handle.position = start + Number(offset);
      view().setBigUint64(result, BigInt(handle.position), true);
      return OK;
    },
    fd_write(descriptor: number, list: number, count: number, result: number) {
      const handle = open.get(descriptor);
      const stream = descriptor === 1 ? world.printed : descriptor === 2 ? world.complained : undefined;
      const file = handle?.file ?? stream;
      if (!file) return BAD_DESCRIPTOR;
      return throughBuffers(list, count, result, (buffer) => {
        const position = handle?.position ?? file.size;
        if (position + buffer.length > MOST_BYTES) throw new ProgramExit(1);
        writeAt(file, position, buffer);
        if (handle) handle.position += buffer.length;
        return buffer.length;
      });
    },
    proc_exit(code: number) {
      throw new ProgramExit(code);
    },
  };
}
