import { memo } from 'react';
import { tornPath } from './torn-path.ts';

interface TornEdgeProps {
  /** Where the paper lies: it is torn off at the top, or at the bottom, of the night band this stands in. */
  readonly at: 'top' | 'bottom';
  /** Another number tears another edge. */
  readonly seed?: number;
}

/** The edge between paper and night: two layers of torn paper. Its parent must be positioned. */
export const TornEdge = memo(function TornEdge({ at, seed = 1 }: TornEdgeProps) {
  return (
    <svg className={`torn torn-${at}`} viewBox="0 0 1440 40" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="torn-under" d={tornPath(seed, 13)} />
      <path className="torn-over" d={tornPath(seed + 50, 22)} />
    </svg>
  );
});
