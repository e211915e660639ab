import type { TimeSpan } from './align/align-words.ts';
import type { TimedWord } from './clip.ts';
import type { Span } from './text/written-words.ts';

/** One time shared by several written words in proportion to their letters. */
export function sharedTime(spans: readonly Span[], time: TimeSpan): readonly TimedWord[] {
  const letters = spans.reduce((sum, span) => sum + span.to - span.from, 0);
  let before = 0;
  const edge = (count: number): number => time.start + ((time.end - time.start) * count) / Math.max(1, letters);
  return spans.map((span) => {
    const start = edge(before);
    before += span.to - span.from;
    return { ...span, start, end: edge(before) };
  });
}
