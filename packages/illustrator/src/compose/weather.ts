import type { PageScene } from '@storylantern/contract';
import type { Brush } from '../paint/brush.ts';
import type { Colour } from '../paint/colour.ts';
import { box, ellipse, num } from '../paint/path.ts';
import { randomFrom } from '../paint/random.ts';
import type { FaceCircle } from '../people/figure.ts';
import { PAGE } from './camera.ts';

type Weather = PageScene['weather'];

/** Places that no weather reaches though they have no walls. */
const WITHOUT_SKY: readonly PageScene['setting'][] = ['undersea', 'space', 'cave', 'stage'];

/** Whether rain falls on the people of a place; indoors it is seen in the window only. */
export const feelsWeather = (setting: PageScene['setting'], outdoors: boolean): boolean =>
  outdoors && !WITHOUT_SKY.includes(setting);

/**
 * What falls or blows over the whole page, in page pixels: thin behind the people, a little thicker and larger before
 * them, and never over one of the `faces`.
 */
export function drawWeather(
  brush: Brush,
  weather: Weather,
  seed: number,
  near: boolean,
  faces: readonly FaceCircle[],
): string {
  const random = randomFrom(seed ^ (near ? 0x51ed27 : 0x2f7a1b));
  const at = () => [random() * (PAGE.width + 120) - 60, random() * (PAGE.height + 60) - 30] as const;
  const isFree = ([x, y]: readonly [number, number]) =>
    faces.every((face) => Math.hypot(face.x - x, face.y - y) > face.r * 1.15);
  const spread = (count: number) => Array.from({ length: count }, at).filter(isFree);
  // Rain and snow take the colour out of what lies behind the people.
  const veil = near
    ? ''
    : brush.flat(
        box(0, 0, PAGE.width, PAGE.height),
        weather === 'rain' ? '#71839c' : '#dbe4f0',
        weather === 'rain' ? 0.26 : 0.2,
      );
  switch (weather) {
    case 'clear':
      return '';
    case 'rain': {
      const drops = spread(near ? 46 : 120).map(([x, y]) => {
        const long = (near ? 34 : 22) + random() * 20;
        return `M${num(x)} ${num(y)}l${num(-long * 0.22)} ${num(long)}`;
      });
      return veil + brush.line(drops.join(''), '#e4f0fb', near ? 3.2 : 2.2, near ? 0.5 : 0.42);
    }
    case 'snow': {
      const flakes = spread(near ? 44 : 110).map(([x, y]) => {
        return ellipse(x, y, (near ? 4.5 : 2.6) + random() * (near ? 4 : 2.6));
      });
      return veil + brush.flat(flakes.join(''), '#ffffff', near ? 0.82 : 0.7);
    }
    case 'wind': {
      const gusts = spread(near ? 3 : 6).map(([x, y]) => {
        return `M${num(x - 160)} ${num(y * 0.8 + 40)}q90 -34 180 -6t150 -20q36 -22 12 -40t-34 10`;
      });
      return (
        brush.line(gusts.join(''), '#ffffff', near ? 4 : 3, near ? 0.34 : 0.42) +
        (near ? leaves(brush, spread(13), random) : '')
      );
    }
  }
}

const LEAVES: readonly Colour[] = ['#d98a3f', '#c2653f', '#a9a04a', '#e0b04f'];

function leaves(brush: Brush, places: readonly (readonly [number, number])[], random: () => number): string {
  return places
    .map(([x, y], index) => {
      const leaf = brush.flat('M-11 0Q-4 -9 11 0Q-4 9 -11 0Z', LEAVES[index % LEAVES.length] ?? '#d98a3f', 0.95);
      return brush.group(leaf, {
        x,
        y,
        turn: random() * 360,
        scale: 0.9 + random() * 0.6,
      });
    })
    .join('');
}
