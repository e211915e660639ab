import { useMemo, useState, type PointerEvent } from 'react';
import { ChartDrawing, ChartKey } from './chart-drawing.tsx';
import { layOut, mostPoints, namesAtEnds } from './layout.ts';
import { pointsOf, type Point } from './points.ts';
import { SERIES } from './series.ts';
import type { Session } from './sessions.ts';
import { useWidth } from './use-width.ts';
import { isSingle, nameOf, readOut, valueInWords, whenOf } from './words.ts';

const HEIGHT = 300;

interface ProgressChartProps {
  readonly sessions: readonly Session[];
  readonly now: Date;
}

/**
 * The chart on the screen. Over it lies a slider nobody sees: the arrow keys (or a finger) move it from session to
 * session, and readers say where it stands. The pointer does the same by lying over a place.
 */
export function ProgressChart({ sessions, now }: ProgressChartProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const points = useMemo(() => pointsOf(sessions, mostPoints(width)), [sessions, width]);
  const [at, setAt] = useState<number>();
  const [shown, setShown] = useState(false);
  const index = Math.min(at ?? points.length - 1, points.length - 1);
  const point = points[index];
  const layout = layOut(points, sessions.length, width, HEIGHT);

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const place = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const distances = points.map((each) => Math.abs(layout.x(each) - place));
    setAt(distances.indexOf(Math.min(...distances)));
    setShown(true);
  };
  const thinned = points.length < sessions.length;
  return (
    <>
      {!namesAtEnds(width) && <ChartKey />}
      <div
        ref={frame}
        className="chart"
        style={{ height: HEIGHT }}
        onPointerMove={follow}
        onPointerLeave={(event) => setShown(event.currentTarget.contains(document.activeElement))}
      >
        {width > 0 && point && (
          <>
            <ChartDrawing
              points={points}
              count={sessions.length}
              width={width}
              height={HEIGHT}
              active={shown ? point : undefined}
            />
            <input
              type="range"
              className="chart-slider"
              style={{ left: layout.left - 12, width: layout.right - layout.left + 24 }}
              min={0}
              max={points.length - 1}
              value={index}
              aria-label={thinned ? 'Sessions in the chart, some at a time' : 'Sessions in the chart'}
              aria-valuetext={readOut(point, now)}
              onChange={(event) => {
                setAt(Number(event.target.value));
                setShown(true);
              }}
              onFocus={() => setShown(true)}
              onBlur={() => setShown(false)}
              onKeyDown={(event) => event.key === 'Escape' && setShown(false)}
            />
            {shown && <Tooltip point={point} now={now} x={layout.x(point)} width={width} />}
          </>
        )}
      </div>
      {thinned && (
        <p className="chart-note">
          Each point is the average of up to {Math.ceil(sessions.length / points.length)} sessions in a row, so that the
          lines can be read. The table has every session.
        </p>
      )}
    </>
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
