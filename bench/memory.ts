import { readdirSync, readFileSync } from 'node:fs';

/** The most memory that the processes started from here held, in megabytes; zeros where Linux does not tell. */
export interface MemoryPeak {
  /** All of them at one moment, as each counts its own pages. */
  readonly together: number;
  /** The same with pages that several share counted once. */
  readonly shared: number;
  /** The largest process whose command line holds a word. */
  largest(word: string): number;
}

const EVERY_MS = 200;

const kilobytes = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);

/** A file of a process that may be gone already. */
function told(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Every process that descends from this one. */
function descendants(): string[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [pid, /^PPid:\s+(\d+)/m.exec(told(pid, 'status'))?.[1] ?? ''] as const),
  );
  const below = (pid: string): boolean => {
    for (let at = parents.get(pid) ?? ''; at !== '' && at !== '0'; at = parents.get(at) ?? '') {
      if (at === String(process.pid)) return true;
    }
    return false;
  };
  return [...parents.keys()].filter(below);
}

/** Looks again and again what the processes below this one hold, until it is stopped. */
export function watchMemory(): { stop(): MemoryPeak } {
  const peak = { together: 0, shared: 0 };
  const largest = new Map<string, number>();
  const look = () => {
    const now = { together: 0, shared: 0 };
    for (const pid of descendants()) {
      const rollup = told(pid, 'smaps_rollup');
      const resident = kilobytes(rollup, 'Rss') / 1000;
      now.together += resident;
      now.shared += kilobytes(rollup, 'Pss') / 1000;
      const command = told(pid, 'cmdline');
      largest.set(command, Math.max(largest.get(command) ?? 0, resident));
    }
    peak.together = Math.max(peak.together, now.together);
    peak.shared = Math.max(peak.shared, now.shared);
  };
  const timer = process.platform === 'linux' ? setInterval(look, EVERY_MS) : undefined;
  return {
    stop() {
      clearInterval(timer);
      return {
        ...peak,
        largest: (word) =>
          Math.max(0, ...[...largest].flatMap(([command, size]) => (command.includes(word) ? [size] : []))),
      };
    },
  };
}
