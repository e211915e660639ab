import type { ThingName } from '@storylantern/contract';
import { randomFrom, numberFrom } from '../paint/random.ts';
import type { Box, FaceCircle } from '../people/figure.ts';
import type { Place, Prop } from '../props/prop.ts';
import { PROP_DRAWINGS } from '../props/props.ts';
import type { Stage } from '../settings/stage.ts';

/** Where a thing has found its place: lower middle and scale, and the box it takes, in page units. */
export interface PlacedThing {
  readonly name: ThingName;
  readonly place: Place;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly box: Box;
  /** Stands behind everybody, as a house or a bus does. */
  readonly behind: boolean;
}

/** What there is to keep free of, in page units. */
export interface Surroundings {
  readonly view: Box;
  readonly faces: readonly FaceCircle[];
  readonly bodies: readonly Box[];
  /** Where the highest feet of the group stand. */
  readonly feet: number;
  /** Page units of a body unit. */
  readonly unit: number;
  /** In a room, what is as large as a house or a bus is a toy. */
  readonly room?: boolean;
  /** Another seed begins with another spot; without one the stage's best spots come first. */
  readonly seed: number | null;
}

const NEARNESS: Readonly<Record<Place, number>> = { floor: 1, table: 0.86, wall: 0.8, air: 0.9 };
/** Tried in this order: a thing that finds no place is tried smaller before it is tried elsewhere. */
const SHRINKS = [1, 0.84, 0.68, 0.54] as const;
/** When all else fails: a small one is better than none. */
const SMALLEST = [0.42, 0.32, 0.24] as const;
/** How much of a thing may lie over or under somebody's body: hardly any, a corner, nearly half where there is a crowd. */
const FREE = 0.02;
const TOUCHING = 0.16;
const CROWDED = 0.45;
/** How large a toy is beside the real thing. */
const TOY = 0.4;
/** From this width on, in page units, a thing belongs behind the people. */
const LARGE = 250;
/** Wider things, in body units, rather stand behind people than before their legs. */
const WIDE = 110;

const meets = (box: Box, { x, y, r }: FaceCircle): boolean =>
  Math.hypot(x - Math.max(box.x, Math.min(x, box.x + box.w)), y - Math.max(box.y, Math.min(y, box.y + box.h))) < r;

const share = (first: Box, second: Box): number => {
  const w = Math.min(first.x + first.w, second.x + second.w) - Math.max(first.x, second.x);
  const h = Math.min(first.y + first.h, second.y + second.h) - Math.max(first.y, second.y);
  return w > 0 && h > 0 ? (w * h) / (first.w * first.h) : 0;
};

const boxOf = (prop: Prop, x: number, y: number, scale: number): Box => ({
  x: x - (prop.width * scale) / 2,
  y: y - prop.height * scale,
  w: prop.width * scale,
  h: prop.height * scale,
});

/**
 * Finds a place for every thing: first the spots the stage offers, then a smaller size, then anywhere it fits. Faces
 * are never covered. Returns what is placed, and what found no place at all.
 */
export function placeThings(
  names: readonly ThingName[],
  stage: Stage,
  around: Surroundings,
): { placed: PlacedThing[]; missing: ThingName[] } {
  const placed: PlacedThing[] = [];
  const missing: ThingName[] = [];
  const taken = new Set<string>();
  const known = names.map((name) => ({ name, prop: PROP_DRAWINGS[name] }));
  known.sort((first, second) => second.prop.width - first.prop.width);
  for (const { name, prop: real } of known) {
    const size = around.room && real.far ? TOY : 1;
    const prop = size < 1 ? { ...real, width: real.width * size, height: real.height * size, far: false } : real;
    const places = prop.places[0] === 'air' ? (['air'] as const) : prop.places;
    const hangs = prop.places[0] === 'air' || (prop.places[0] === 'wall' && stage.spots.wall.length > 0);
    const found =
      (prop.far || prop.width * around.unit > LARGE ? standBehind(name, prop, placed, around, 0.4) : undefined) ??
      onSpot(name, prop, stage, placed, taken, around, places, FREE) ??
      anywhere(name, prop, placed, around, FREE, SHRINKS.slice(0, 2), hangs) ??
      (prop.width > WIDE ? standBehind(name, prop, placed, around, 0.5) : undefined) ??
      onSpot(name, prop, stage, placed, taken, around, places, TOUCHING) ??
      anywhere(name, prop, placed, around, TOUCHING, SHRINKS, hangs) ??
      anywhere(name, prop, placed, around, CROWDED, SHRINKS, hangs) ??
      standBehind(name, prop, placed, around, 0) ??
      anywhere(name, prop, placed, around, CROWDED, SMALLEST, hangs) ??
      anywhere(name, prop, placed, around, CROWDED, SMALLEST, !hangs) ??
      // So near that the ground the group stands on is cut off: it looks out from behind them at the rim.
      standBehind(name, prop, placed, { ...around, feet: Math.min(around.feet, rimOf(around.view)) }, 0);
    if (found) placed.push({ ...found, scale: found.scale * size });
    else missing.push(name);
  }
  return { placed, missing };
}

/** What some styles keep for a torn or painted edge, as a share of the view. */
const EDGE = 0.042;

/** The lowest ground that is in view. */
const rimOf = (view: Box): number => view.y + view.h * (1 - EDGE) - 2;

const inView = (box: Box, view: Box): boolean =>
  box.x > view.x + view.w * EDGE &&
  box.x + box.w < view.x + view.w * (1 - EDGE) &&
  box.y > view.y + view.h * 0.02 &&
  box.y + box.h < view.y + view.h * (1 - EDGE);

const isFree = (
  box: Box,
  placed: readonly PlacedThing[],
  { view, faces, bodies }: Surroundings,
  most: number,
): boolean =>
  inView(box, view) &&
  !faces.some((face) => meets(box, { ...face, r: face.r * 1.16 })) &&
  !bodies.some((body) => share(box, body) > most) &&
  !placed.some((other) => !other.behind && (share(box, other.box) > 0.04 || share(other.box, box) > 0.04));

function onSpot(
  name: ThingName,
  prop: Prop,
  stage: Stage,
  placed: readonly PlacedThing[],
  taken: Set<string>,
  around: Surroundings,
  places: readonly Place[],
  most: number,
): PlacedThing | undefined {
  const random = around.seed === null ? () => 0 : randomFrom(around.seed ^ numberFrom(`spot ${name}`));
  for (const shrink of SHRINKS.slice(0, 2)) {
    for (const place of places) {
      const spots = stage.spots[place];
      const from = Math.floor(random() * Math.min(2, spots.length));
      for (let index = 0; index < spots.length; index++) {
        const spot = spots[(index + from) % spots.length];
        if (!spot || taken.has(`${place}${spot.x}`)) continue;
        const scale = Math.min(around.unit * NEARNESS[place], spot.room / prop.width) * shrink;
        if (scale < around.unit * 0.46) continue;
        const box = boxOf(prop, spot.x, spot.y, scale);
        if (!isFree(box, placed, around, place === 'floor' ? most : most * 1.6)) continue;
        taken.add(`${place}${spot.x}`);
        return { name, place, x: spot.x, y: spot.y, scale, box, behind: false };
      }
    }
  }
  return undefined;
}

/** Looks over the whole view, beginning near the group. Things of a table, and of a wall where there is none, come down
 * to the floor for it. */
function anywhere(
  name: ThingName,
  prop: Prop,
  placed: readonly PlacedThing[],
  around: Surroundings,
  most: number,
  shrinks: readonly number[],
  hangs: boolean,
): PlacedThing | undefined {
  const { view, unit, feet, seed } = around;
  const middle = view.x + view.w / 2;
  const first = randomFrom((seed ?? 0) ^ numberFrom(`side ${name}`))() < 0.5 ? -1 : 1;
  const heights = hangs
    ? [0.2, 0.28, 0.36, 0.14, 0.45, 0.55].map((part) => view.y + view.h * part + (prop.height * unit) / 2)
    : [feet + 34, feet + 12, feet - 16, feet - 46, feet - 80, feet - 120];
  for (const shrink of shrinks) {
    const scale = unit * shrink * (hangs ? NEARNESS.air : 1);
    for (const y of heights) {
      for (let away = 0; away < view.w / 2; away += 26) {
        for (const side of [first, -first]) {
          const box = boxOf(prop, middle + side * away, Math.min(y, rimOf(view)), scale);
          if (!isFree(box, placed, around, most)) continue;
          return {
            name,
            place: hangs ? 'air' : 'floor',
            x: middle + side * away,
            y: box.y + box.h,
            scale,
            box,
            behind: false,
          };
        }
      }
    }
  }
  return undefined;
}

/** Behind the group, where most of it is seen; a smaller one is further away. `least` is the share that must be seen. */
function standBehind(
  name: ThingName,
  prop: Prop,
  placed: readonly PlacedThing[],
  { view, bodies, feet, unit }: Surroundings,
  least: number,
): PlacedThing | undefined {
  const flies = prop.places[0] === 'air';
  let best: { seen: number; thing: PlacedThing } | undefined;
  for (const shrink of [...SHRINKS, 0.42, 0.32]) {
    const scale = Math.min(unit * 1.1, (view.w * 0.46) / prop.width, (view.h * 0.62) / prop.height) * shrink;
    for (let x = view.x + 30; x < view.x + view.w - 30; x += 24) {
      const y = flies ? view.y + view.h * 0.13 + prop.height * scale : feet - 34 - (1 - shrink) * 120;
      const box = boxOf(prop, x, y, scale);
      if (!inView(box, view)) continue;
      const hidden = [...bodies, ...placed.map((other) => other.box)].reduce((sum, each) => sum + share(box, each), 0);
      const seen = 1 - Math.min(1, hidden);
      if (!best || seen > best.seen + 0.01)
        best = { seen, thing: { name, place: flies ? 'air' : 'floor', x, y, scale, box, behind: true } };
    }
    if (best && best.seen > 0.6) return best.thing;
  }
  return best && best.seen >= least ? best.thing : undefined;
}
