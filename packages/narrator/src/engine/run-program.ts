import { NarratorError } from '../narrator-error.ts';
import { written, type MemoryFile } from './memory-file.ts';
import { newWorld, ProgramExit, systemCalls } from './system-calls.ts';

/** What one run of the engine left behind. */
export interface ProgramRun {
  readonly printed: string;
  readonly files: ReadonlyMap<string, MemoryFile>;
}

/**
 * Runs the engine's program once with command line arguments, in a fresh instance: the program expects to start from
 * clean memory and to end. An instance takes about 10 ms.
 *
 * @throws NarratorError `engine-failed` when the program stops with an error
 */
export function runProgram(engineFile: WebAssembly.Module, args: readonly string[]): ProgramRun {
  const world = newWorld(['flite', ...args]);
  const box: { memory?: WebAssembly.Memory } = {};
  const memory = (): ArrayBuffer => {
    if (!box.memory) throw new NarratorError('engine-failed', 'The speech engine made a call before it was ready.');
    return box.memory.buffer as ArrayBuffer;
  };
  const instance = new WebAssembly.Instance(engineFile, { wasi_snapshot_preview1: systemCalls(world, memory) });
  const { memory: exported, _start: start } = instance.exports;
  if (!(exported instanceof WebAssembly.Memory) || typeof start !== 'function') {
    throw new NarratorError('engine-failed', 'This file is not the speech engine.');
  }
  box.memory = exported;
  try {
    start();
  } catch (error) {
    if (!(error instanceof ProgramExit))
      throw new NarratorError('engine-failed', `The speech engine stopped: ${String(error)}`);
    if (error.code !== 0) {
      const complaint = new TextDecoder().decode(written(world.complained)).trim();
      throw new NarratorError('engine-failed', `The speech engine ended with code ${error.code}. ${complaint}`);
    }
  }
  return { printed: new TextDecoder().decode(written(world.printed)), files: world.files };
}
