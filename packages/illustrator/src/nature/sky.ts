import type { TIMES } from '@storylantern/contract';
import type { Brush } from '../paint/brush.ts';
import { mix, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { box, curve, ellipse, num, star } from '../paint/path.ts';

export type Hour = (typeof TIMES)[number];

/** The sky from zenith to horizon at each hour. These are the colours of the light itself and are never graded. */
export const SKY: Readonly<Record<Hour, readonly [top: Colour, middle: Colour, low: Colour]>> = {
  day: ['#86c8e8', '#b9e0ec', '#eaf5e2'],
  sunset: ['#d9839a', '#f4b094', '#fcdcae'],
  night: ['#262f6b', '#46549c', '#8592cc'],
};

const CLOUD: Readonly<Record<Hour, Colour>> = { day: '#fbfdf8', sunset: '#fbd5b8', night: '#5a68ac' };

/** Where a cloud is drawn so that it does not hide the sun or moon: further out, by as much as it takes. */
function besideLight(x: number, y: number, size: number, [lightX, lightY]: readonly [number, number]): number {
  const least = size + 86;
  if (Math.abs(y - size * 0.3 - lightY) > 130 || Math.abs(x - lightX) > least) return x;
  return x < lightX || x < 400 ? lightX - least : lightX + least;
}

function cloud(brush: Brush, x: number, y: number, size: number, hour: Hour, opacity = 0.92): string {
  const s = size;
  const path = curve(
    [
      [x - s, y],
      [x - s * 0.92, y - s * 0.24],
      [x - s * 0.52, y - s * 0.3],
      [x - s * 0.3, y - s * 0.58],
      [x + s * 0.12, y - s * 0.62],
      [x + s * 0.36, y - s * 0.36],
      [x + s * 0.72, y - s * 0.36],
      [x + s, y - s * 0.1],
      [x + s * 0.94, y + s * 0.03],
      [x, y + s * 0.06],
    ],
    { tension: 0.2 },
  );
  return ungraded(brush, () => brush.shape(path, CLOUD[hour], { form: 0.45, opacity }));
}

/** Draws with the colours as they are, whatever the hour does to the rest. */
export function ungraded<Result>(brush: Brush, draw: () => Result): Result {
  const { grade } = brush;
  brush.grade = (value) => value;
  const drawn = draw();
  brush.grade = grade;
  return drawn;
}

export function fullMoon(brush: Brush, x: number, y: number, radius: number): string {
  return (
    brush.glow([x, y], [radius * 3.2, radius * 3.2], '#fff3c4', 0.55) +
    brush.shape(ellipse(x, y, radius), '#fff0c0', { form: 0.4 }) +
    brush.flat(
      ellipse(x - radius * 0.35, y - radius * 0.2, radius * 0.2) +
        ellipse(x + radius * 0.3, y + radius * 0.3, radius * 0.26) +
        ellipse(x + radius * 0.2, y - radius * 0.5, radius * 0.13),
      '#ecd79a',
      0.8,
    )
  );
}

export function stars(brush: Brush, width: number, height: number, count: number, x = 0, y = 0): string {
  let dots = '';
  let bright = '';
  for (let index = 0; index < count; index++) {
    const at = [x + brush.random() * width, y + brush.random() * height] as const;
    if (brush.random() < 0.75) dots += ellipse(at[0], at[1], 1.2 + brush.random() * 1.8);
    else bright += star(at[0], at[1], 5 + brush.random() * 5, 4, 0.28);
  }
  return brush.flat(dots, '#fff6d8', 0.75) + brush.flat(bright, '#fff3c8', 0.95);
}

/** The whole sky of an outdoor page down to `horizon`, with sun or moon at `sun`. */
export function drawSky(
  brush: Brush,
  hour: Hour,
  { horizon, sun }: { horizon: number; sun: readonly [number, number] },
): string {
  return ungraded(brush, () => {
    const [top, middle, low] = SKY[hour];
    const [x, y] = sun;
    const strokes = dabs(brush, { x: 0, y: 0, w: 1200, h: horizon * 0.8 }, [tint(top, 1.6), mix(middle, low, 0.5)], {
      count: 46,
      length: 150,
      width: 15,
      opacity: 0.2,
    });
    const field = brush.wash(box(-20, -20, 1240, horizon + 60), [
      [0, top],
      [0.55, middle],
      [1, low],
    ]);
    if (hour === 'night') {
      return (
        field +
        strokes +
        stars(brush, 1200, horizon * 0.8, 70) +
        (brush.outlook.light ? fullMoon(brush, x, y, 50) : '') +
        cloud(brush, besideLight(240, 210, 120, sun), 210, 120, hour, 0.6) +
        cloud(brush, besideLight(1010, 300, 100, sun), 300, 100, hour, 0.5)
      );
    }
    const disc = hour === 'sunset' ? '#ffdf8e' : '#fff0ae';
    const sunY = hour === 'sunset' ? Math.max(y, horizon * 0.62) : y;
    return (
      field +
      strokes +
      (brush.outlook.light
        ? brush.glow([x, sunY], [300, 300], '#fff3c0', hour === 'sunset' ? 0.6 : 0.42) +
          brush.shape(ellipse(x, sunY, hour === 'sunset' ? 64 : 52), disc, { form: 0.3 })
        : '') +
      cloud(brush, besideLight(250, 190, 128, [x, sunY]), 190, 128, hour) +
      cloud(brush, besideLight(640, 118, 92, [x, sunY]), 118, 92, hour, 0.85) +
      cloud(brush, besideLight(1010, 236, 110, [x, sunY]), 236, 110, hour, 0.85)
    );
  });
}

/** What a window shows: sky with its lights and a soft hill with a tree, inside the given pane. */
export function drawView(brush: Brush, hour: Hour, x: number, y: number, w: number, h: number): string {
  return ungraded(brush, () => {
    const [top, middle, low] = SKY[hour];
    const pane = box(x, y, w, h);
    const hill = (level: number, fill: Colour) =>
      brush.flat(
        `M${num(x - 5)} ${num(y + h * level)}Q${num(x + w * 0.3)} ${num(y + h * (level - 0.12))} ${num(x + w * 0.6)} ${num(y + h * level)}T${num(x + w + 5)} ${num(y + h * (level - 0.04))}V${num(y + h + 5)}H${num(x - 5)}Z`,
        fill,
      );
    const sky = brush.wash(pane, [
      [0, top],
      [0.6, middle],
      [1, low],
    ]);
    if (hour === 'night') {
      return (
        sky +
        stars(brush, w, h * 0.75, 22, x, y) +
        (brush.outlook.light ? fullMoon(brush, x + w * 0.7, y + h * 0.28, Math.min(w, h) * 0.13) : '') +
        hill(0.86, '#27346c') +
        hill(0.95, '#1f2a5c') +
        weatherInPane(brush, x, y, w, h)
      );
    }
    const sunset = hour === 'sunset';
    return (
      sky +
      (brush.outlook.light
        ? brush.glow([x + w * 0.26, y + h * (sunset ? 0.62 : 0.26)], [w * 0.5, w * 0.5], '#fff3c0', 0.5) +
          brush.flat(
            ellipse(x + w * 0.26, y + h * (sunset ? 0.62 : 0.26), Math.min(w, h) * 0.11),
            sunset ? '#ffdc86' : '#fff0a8',
          )
        : '') +
      hill(0.74, sunset ? '#c99a6a' : '#b4d69a') +
      brush.flat(
        ellipse(x + w * 0.8, y + h * 0.62, w * 0.14, h * 0.13) + ellipse(x + w * 0.72, y + h * 0.68, w * 0.1, h * 0.09),
        sunset ? '#a07a58' : '#86ba80',
      ) +
      hill(0.87, sunset ? '#b3824f' : '#9ac887') +
      weatherInPane(brush, x, y, w, h)
    );
  });
}

/** Rain or snow outside a window, on a greyer sky. */
function weatherInPane(brush: Brush, x: number, y: number, w: number, h: number): string {
  const { weather } = brush.outlook;
  if (weather !== 'rain' && weather !== 'snow') return '';
  const at = () => [x + brush.random() * w, y + brush.random() * h] as const;
  const grey = brush.flat(box(x, y, w, h), weather === 'rain' ? '#74879f' : '#d5deea', weather === 'rain' ? 0.4 : 0.3);
  const marks = Array.from({ length: 26 }, () => {
    const [px, py] = at();
    return weather === 'rain' ? `M${num(px)} ${num(py)}l-4 17` : ellipse(px, py, 2 + brush.random() * 2.4);
  }).join('');
  return brush.within(
    box(x, y, w, h),
    grey + (weather === 'rain' ? brush.line(marks, '#eaf4fd', 2, 0.65) : brush.flat(marks, '#ffffff', 0.9)),
  );
}
