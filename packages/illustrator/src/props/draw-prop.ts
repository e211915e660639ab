import type { COATS, ThingName } from '@storylantern/contract';
import { COAT_COLOURS } from '../animals/coats.ts';
import { Brush } from '../paint/brush.ts';
import { adjust, isOfOneHue, lightness, type Colour } from '../paint/colour.ts';
import type { ShapeLook } from '../paint/style.ts';
import { styleOf } from '../paint/styles/styles.ts';
import { trace } from '../paint/trace.ts';
import { PROP_DRAWINGS } from './props.ts';

type CoatName = (typeof COATS)[number];

/** A shine or a label, and a line round something: not what a thing is said to be. */
const PALE = 0.93;
const DARK = 0.32;

/** The colour a thing is usually of. */
interface Main {
  readonly hue: Colour;
  /** Of everything in that colour, weighed by how much of it there is: 0 to 1. */
  readonly lightness: number;
}
/** Painted in several colours at once: all of them give way, but for windows, wheels and shines. */
const MANY_COLOURED: ReadonlySet<ThingName> = new Set([
  'ball',
  'kite',
  'hot-air-balloon',
  'parachute',
  'bus',
  'lorry',
  'train',
  'ambulance',
]);
/** So that what shines on a yellow thing is still yellow. */
const MOST_LIGHTER = 0.09;
/** Glass and sky: a window stays a window. */
const GLASS = '#5fb9e8';

const mains = new Map<ThingName, Main>();

/** Keeps what is painted and how large it is, in square units. */
class Weighing extends Brush {
  readonly painted: { readonly value: Colour; readonly area: number }[] = [];
  private weigh(path: string, value: Colour): void {
    const { w, h } = trace(path);
    this.painted.push({ value, area: w * h });
  }
  override shape(path: string, value: Colour, look?: ShapeLook): string {
    this.weigh(path, value);
    return super.shape(path, value, look);
  }
  override flat(path: string, value: Colour, opacity?: number): string {
    this.weigh(path, value);
    return super.flat(path, value, opacity);
  }
}

/** What most of a thing is painted in; whites and blacks count only where there is nothing else. */
function mainOf(name: ThingName): Main {
  let main = mains.get(name);
  if (main) return main;
  const trial = new Weighing(styleOf("children's book"), 1, 'trial');
  PROP_DRAWINGS[name].draw(trial);
  const { painted } = trial;
  const coloured = painted.filter(({ value }) => lightness(value) < PALE && lightness(value) > DARK);
  const weighed = coloured.length > 0 ? coloured : painted;
  const alike = (hue: Colour) => weighed.filter(({ value }) => isOfOneHue(value, hue));
  const total = (all: typeof painted) => all.reduce((sum, each) => sum + each.area, 0);
  const largest = weighed
    .map(({ value }) => ({ hue: value, of: alike(value) }))
    .reduce<{ hue: Colour; of: typeof painted }>((best, each) => (total(each.of) > total(best.of) ? each : best), {
      hue: '#a9a6b0',
      of: [],
    });
  const weight = Math.max(1, total(largest.of));
  main = {
    hue: largest.hue,
    lightness: largest.of.reduce((sum, { value, area }) => sum + lightness(value) * area, 0) / weight,
  };
  mains.set(name, main);
  return main;
}

/**
 * Draws a thing with its lower middle at the origin, in body units; in another colour than it usually has when one is
 * given, or when the picture says so ("a yellow scarf"). Everything of its main colour becomes as much lighter or darker
 * in the new one, the rest stays.
 */
export function drawProp(brush: Brush, name: ThingName, colour: CoatName | null = brush.colours[name] ?? null): string {
  const { draw } = PROP_DRAWINGS[name];
  if (colour === null) return draw(brush);
  const before = brush.grade;
  const main = mainOf(name);
  const turns = (value: Colour): boolean =>
    MANY_COLOURED.has(name)
      ? lightness(value) > DARK &&
        (name === 'ball' || name === 'kite' || !isOfOneHue(value, GLASS)) &&
        lightness(value) < 0.97
      : isOfOneHue(value, main.hue);
  brush.grade = (value) =>
    before(
      turns(value) ? adjust(COAT_COLOURS[colour], Math.min(MOST_LIGHTER, lightness(value) - main.lightness)) : value,
    );
  const drawn = draw(brush);
  brush.grade = before;
  return drawn;
}
