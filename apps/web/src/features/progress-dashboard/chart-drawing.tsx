import { LinePath } from '@visx/shape';
import { layOut, namesAtEnds, type Size } from './layout.ts';
import type { Point } from './points.ts';
import { SERIES } from './series.ts';
import { inThousands } from './words.ts';

/** Half the width of the widest marker, in pixels. */
const MARKER_HALF = 6.5;

interface ChartDrawingProps {
  readonly points: readonly Point[];
  /** How many sessions the points stand for. */
  readonly count: number;
  readonly size: Size;
  /** The point a reader stands at. */
  readonly active?: Point | undefined;
}

/** The lines of the chart. What they say stands in words and in a table beside them, so they are hidden from readers. */
export function ChartDrawing({ points, count, size, active }: ChartDrawingProps) {
  const { left, right, top, bottom, x, y, ratings, sessions, names, markEvery } = layOut(points, count, size);
  const { width, height, text } = size;
  const marked = points.filter((_, index) => (points.length - 1 - index) % markEvery === 0);
  return (
    <svg className="chart-drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ratings.map((line) => (
        <g key={line.rating}>
          <line className="chart-grid" x1={left} x2={right} y1={line.y} y2={line.y} />
          <text className="chart-number" x={left - 12 * text} y={line.y} dy="0.35em" textAnchor="end">
            {line.rating}
          </text>
        </g>
      ))}
      {sessions.map((mark) => (
        <text key={mark.session} className="chart-number" x={mark.x} y={bottom + 24 * text} textAnchor="middle">
          {inThousands(mark.session)}
        </text>
      ))}
      {active && <line className="chart-here" x1={x(active)} x2={x(active)} y1={top} y2={bottom} />}
      {SERIES.map((series) => (
        <g key={series.name} className={`chart-${series.name}`}>
          <LinePath
            className="chart-line"
            data={[...points]}
            x={x}
            y={(point) => y(point, series)}
            strokeDasharray={series.dash}
          />
          {[...marked, ...(active && !marked.includes(active) ? [active] : [])].map((point) => (
            <path
              key={point.first}
              className="chart-marker"
              d={series.marker}
              transform={`translate(${x(point)} ${y(point, series)})`}
            />
          ))}
        </g>
      ))}
      {namesAtEnds(size) &&
        names.map((name, index) => (
          <g key={name.label} className={`chart-${SERIES[index]?.name ?? ''}`}>
            <path
              className="chart-marker"
              d={SERIES[index]?.marker}
              transform={`translate(${right + 16 + MARKER_HALF} ${name.y})`}
            />
            <text className="chart-name" x={right + 16 + 2 * MARKER_HALF + 6} y={name.y} dy="0.35em">
              {name.label}
            </text>
          </g>
        ))}
    </svg>
  );
}

/** Which line is which, for charts too narrow for names at the ends. */
export const ChartKey = () => (
  <ul className="chart-key" aria-hidden="true">
    {SERIES.map((series) => (
      <li key={series.name} className={`chart-${series.name}`}>
        <svg width="36" height="16" viewBox="0 0 36 16">
          <line className="chart-line" x1="1" x2="35" y1="8" y2="8" strokeDasharray={series.dash} />
          <path className="chart-marker" d={series.marker} transform="translate(18 8)" />
        </svg>
        {series.label}
      </li>
    ))}
  </ul>
);
