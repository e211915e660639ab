import { NarratorError } from '../narrator-error.ts';
import { written, type MemoryFile } from './memory-file.ts';
import { newWorld, ProgramExit, systemCalls } from './system-calls.ts';

/** What one run of the engine left behind. */
interface ProgramRun {
  readonly printed: string;
  readonly files: ReadonlyMap<string, MemoryFile>;
}

/**
 * Runs the engine's program with command line arguments.
 *
 * @throws NarratorError `engine-failed` when the program stops with an error
 */
export type Program = (args: readonly string[]) => ProgramRun;

/** An instance whose memory has grown past this (bytes) is given up after its run. */
const LARGEST_KEPT = 48 * 1024 * 1024;

interface Instance {
  readonly memory: WebAssembly.Memory;
  readonly start: () => void;
  /** The memory as it was before the first run. */
  readonly fresh: Uint8Array;
}

/**
 * Makes the program ready to be run many times. It expects to start from clean memory, so before each run the memory
 * is put back to what it was: a new instance each time would take longer and leave 20 MB behind until the collector
 * comes round. An instance that did not come to its end by itself is not used again.
 */
export function createProgram(engineFile: WebAssembly.Module): Program {
  let kept: Instance | null = null;
  let calls: WebAssembly.ModuleImports = {};
  /** The imports stay the same for the instance's life; they answer for the run that is going on. */
  const imports = (): WebAssembly.ModuleImports =>
    Object.fromEntries(
      WebAssembly.Module.imports(engineFile).map(({ name }) => [
        name,
        (...args: unknown[]): unknown => {
          const call = calls[name];
          if (typeof call !== 'function') throw new NarratorError('engine-failed', `The engine asks for ${name}.`);
          return call(...args);
        },
      ]),
    );
  return (args) => {
    const world = newWorld(['flite', ...args]);
    const instance = kept ? cleaned(kept) : instantiated(engineFile, imports());
    kept = null;
    calls = systemCalls(world, () => instance.memory.buffer as ArrayBuffer);
    try {
      instance.start();
      if (instance.memory.buffer.byteLength <= LARGEST_KEPT) kept = instance;
    } catch (error) {
      if (!(error instanceof ProgramExit)) {
        throw new NarratorError('engine-failed', `The speech engine stopped: ${String(error)}`);
      }
      if (error.code !== 0) {
        const complaint = new TextDecoder().decode(written(world.complained)).trim();
        throw new NarratorError('engine-failed', `The speech engine ended with code ${error.code}. ${complaint}`);
      }
    }
    return { printed: new TextDecoder().decode(written(world.printed)), files: world.files };
  };
}

function instantiated(engineFile: WebAssembly.Module, imports: WebAssembly.ModuleImports): Instance {
  const instance = new WebAssembly.Instance(engineFile, { wasi_snapshot_preview1: imports });
  const { memory, _start: start } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function') {
    throw new NarratorError('engine-failed', 'This file is not the speech engine.');
  }
  return { memory, start: () => void start(), fresh: new Uint8Array(memory.buffer.slice(0)) };
}

function cleaned(instance: Instance): Instance {
  const bytes = new Uint8Array(instance.memory.buffer);
  bytes.set(instance.fresh);
  bytes.fill(0, instance.fresh.length);
  return instance;
}
