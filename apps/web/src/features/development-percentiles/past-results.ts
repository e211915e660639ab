import { LIMITS } from '@storylantern/contract';
import { MILESTONE_AREAS } from '@storylantern/library';
import * as z from 'zod/mini';
import { RANGES } from './percentiles.ts';

/** How many results a device keeps; the oldest is let go first. A weekly assessment fills it in two years. */
export const MOST_RESULTS = 104;
const VERSION = 1;
const STORED = 'storylantern.percentiles';

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.number().check(z.int(), z.minimum(least), z.maximum(most));

const sixOf = <Schema extends z.core.SomeType>(each: Schema) =>
  z.object({
    sleepIndependence: each,
    emotionalRegulation: each,
    socialSkills: each,
    transitionAdaptation: each,
    selfCareSkills: each,
    behaviorManagement: each,
  });

/** One assessment as it is kept on the device. */
const pastResultSchema = z
  .object({
    id: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)),
    /** When it was taken, ISO 8601. */
    takenAt: z.iso.datetime(),
    childName: z.string().check(z.minLength(1), z.maxLength(LIMITS.childName)),
    /** As the parent wrote it; null when they did not. */
    childAge: z.nullable(z.string().check(z.maxLength(LIMITS.freeAge))),
    answers: sixOf(z.boolean()),
    result: z.object({
      overall: within(RANGES.overall),
      areas: sixOf(within({ least: RANGES.no.least, most: RANGES.yes.most })),
      communityStats: z.object({
        similarChildren: within(RANGES.similarChildren),
        storiesUsed: within(RANGES.storiesUsed),
        improvementRate: within(RANGES.improvementRate),
      }),
    }),
  })
  .check(
    z.refine(({ answers, result }) =>
      MILESTONE_AREAS.every((area) => {
        const { least, most } = answers[area] ? RANGES.yes : RANGES.no;
        return result.areas[area] >= least && result.areas[area] <= most;
      }),
    ),
  );
export type PastResult = z.infer<typeof pastResultSchema>;

const storedSchema = z.object({ version: z.literal(VERSION), results: z.array(z.unknown()) });

/** What a device kept, newest first, and whether some of it could not be read. */
export interface KeptResults {
  readonly results: readonly PastResult[];
  readonly damaged: boolean;
}

const NOTHING: KeptResults = { results: [], damaged: false };
const UNREADABLE: KeptResults = { results: [], damaged: true };

/** The results in a stored text. Whatever is not a result is dropped, and the rest is kept. */
export function parseResults(stored: string | null): KeptResults {
  if (stored === null) return NOTHING;
  let read: unknown;
  try {
    read = JSON.parse(stored);
  } catch {
    // Not JSON: cut off, or written by something else.
    return UNREADABLE;
  }
  const list = storedSchema.safeParse(read);
  if (!list.success) return UNREADABLE;
  const seen = new Set<string>();
  const results = list.data.results.flatMap((each) => {
    const result = pastResultSchema.safeParse(each);
    if (!result.success || seen.has(result.data.id)) return [];
    seen.add(result.data.id);
    return [result.data];
  });
  return { results: newestFirst(results), damaged: results.length < list.data.results.length };
}

/** The text that results are kept as. */
export const textOf = (results: readonly PastResult[]): string => JSON.stringify({ version: VERSION, results });

/** Newest first, and no more than a device keeps. */
export const newestFirst = (results: readonly PastResult[]): readonly PastResult[] =>
  results.toSorted((one, other) => other.takenAt.localeCompare(one.takenAt)).slice(0, MOST_RESULTS);

/** What this device kept. @throws DOMException when the browser closes its storage. */
export const readResults = (): KeptResults => parseResults(localStorage.getItem(STORED));

/** Keeps results on this device. @throws DOMException when the browser closes its storage or has no room. */
export function writeResults(results: readonly PastResult[]): void {
  if (results.length === 0) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, textOf(results));
}

/** Calls back when another tab of this device changed what is kept. */
export function whenResultsChange(changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => (event.key === STORED || event.key === null) && changed();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
