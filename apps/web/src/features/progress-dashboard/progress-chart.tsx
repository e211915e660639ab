import { useMemo, useState, type PointerEvent } from 'react';
import { ChartDrawing, ChartKey } from './chart-drawing.tsx';
import { layOut, mostPoints, namesAtEnds, type Size } from './layout.ts';
import { pointsOf, type Point } from './points.ts';
import { SERIES } from './series.ts';
import type { Session } from './sessions.ts';
import { useSize } from './use-size.ts';
import { isSingle, nameOf, readOut, valueInWords, whenOf } from './words.ts';

interface ProgressChartProps {
  readonly sessions: readonly Session[];
  readonly now: Date;
}

/**
 * The chart on the screen. Over it lies a slider nobody sees: the arrow keys (or a finger) move it from session to
 * session, and readers say where it stands. The pointer does the same by lying over a place.
 */
export function ProgressChart({ sessions, now }: ProgressChartProps) {
  const [frame, size] = useSize<HTMLDivElement>();
  const points = useMemo(() => (size ? pointsOf(sessions, mostPoints(size)) : []), [sessions, size]);
  const thinned = points.length < sessions.length;
  return (
    <>
      {size && !namesAtEnds(size) && <ChartKey />}
      <div ref={frame} className="chart">
        {size && <Readable points={points} count={sessions.length} size={size} now={now} />}
      </div>
      {size && thinned && (
        <p className="chart-note">
          Each point is the average of up to {Math.ceil(sessions.length / points.length)} sessions in a row, so that the
          lines can be read. The table has every session.
        </p>
      )}
    </>
  );
}

interface ReadableProps {
  readonly points: readonly Point[];
  readonly count: number;
  readonly size: Size;
  readonly now: Date;
}

/** The drawing with what reads it. */
function Readable({ points, count, size, now }: ReadableProps) {
  // The last one until another is chosen, also when the filters bring more.
  const [at, setAt] = useState(Infinity);
  const [shown, setShown] = useState(false);
  const index = Math.min(at, points.length - 1);
  const point = points[index];
  if (!point) return null;
  const layout = layOut(points, count, size);

  const show = (place: number) => {
    setAt(place);
    setShown(true);
  };
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const place = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const distances = points.map((each) => Math.abs(layout.x(each) - place));
    show(distances.indexOf(Math.min(...distances)));
  };
  return (
    <div
      className="chart-whole"
      onPointerMove={follow}
      onPointerLeave={(event) => setShown(event.currentTarget.contains(document.activeElement))}
    >
      <ChartDrawing points={points} count={count} size={size} active={shown ? point : undefined} />
      <input
        type="range"
        className="chart-slider"
        style={{ left: layout.left - 12, width: layout.right - layout.left + 24 }}
        min={0}
        max={points.length - 1}
        value={index}
        aria-label={points.length < count ? 'Sessions in the chart, some at a time' : 'Sessions in the chart'}
        aria-valuetext={readOut(point, now)}
        onChange={(event) => show(Number(event.target.value))}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onKeyDown={(event) => event.key === 'Escape' && setShown(false)}
      />
      {shown && <Tooltip point={point} now={now} x={layout.x(point)} width={size.width} />}
    </div>
  );
}

interface TooltipProps {
  readonly point: Point;
  readonly now: Date;
  readonly x: number;
  readonly width: number;
}

/** What stands at a point. Readers hear the same from the slider. */
function Tooltip({ point, now, x, width }: TooltipProps) {
  const side = x < width / 2 ? { left: x + 16 } : { right: width - x + 16 };
  return (
    <div className="chart-tooltip on-night" style={side} aria-hidden="true">
      <p className="font-[650]">{nameOf(point)}</p>
      <p className="text-soft">{whenOf(point, now)}</p>
      {SERIES.map(({ rating, label }) => (
        <p key={rating}>
          {label} {valueInWords(point.values[rating], isSingle(point))}
        </p>
      ))}
    </div>
  );
}
