/** What may be said of an error that came while a family's words were read. */
interface DefectFacts {
  readonly type: string;
  readonly code: string | undefined;
  /** Where it was thrown, innermost first. */
  readonly frames: readonly string[];
  readonly cause: DefectFacts | undefined;
}

const MOST_CAUSES = 3;
/** A place in a program, as a stack names it: nothing that stood in a text looks like this to its end. */
const FRAME = /^\s+at .*(?::\d+:\d+\)?|\(native\)|\(<anonymous>\))$/;

/**
 * An error with everything but its words: its class, its code, the way to it, and what caused it. What an error says may
 * quote what a parent wrote, so it stays out of the log; the place is enough to find the defect by.
 */
export function defectFacts(error: unknown, causes = MOST_CAUSES): DefectFacts {
  if (!(error instanceof Error)) return { type: typeof error, code: undefined, frames: [], cause: undefined };
  const said = error.message === '' ? error.stack : error.stack?.replace(error.message, '');
  return {
    type: error.name,
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    frames: (said ?? '')
      .split('\n')
      .filter((line) => FRAME.test(line))
      .map((line) => line.trim()),
    cause: error.cause === undefined || causes === 0 ? undefined : defectFacts(error.cause, causes - 1),
  };
}
