import type { PageScene } from '@storylantern/contract';
import type { Brush } from '../../paint/brush.ts';
import { box } from '../../paint/path.ts';
import type { DrawnFigure } from '../../people/figure.ts';
import { isOutdoors } from '../../settings/settings.ts';
import { drawBed } from './bed.ts';
import { movedFigure, unionOf, type Cluster } from './cluster.ts';
import { carries, drawPart, isPerson, type Bearing } from './draw-part.ts';
import { drawTogether, together } from './together.ts';
import type { Part } from './part.ts';
import { drawCushion, drawPerch } from './perch.ts';
import { overhang } from './sizes.ts';
import { drawScreen } from './screen.ts';
import { drawWet } from './water.ts';

/** From left to right: the hero beside whoever it has to do with, the others outside. */
const LINES: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [0, 1], 3: [1, 0, 2], 4: [2, 0, 1, 3] };

/** How wide arms reach over the drawn box, in body units: on the busy side and on the other one. */
const ARMS: Readonly<Partial<Record<Part['pose'], readonly [busy: number, other: number]>>> = {
  wave: [26, 0],
  point: [40, 0],
  cheer: [22, 22],
  reach: [34, 14],
  run: [40, 40],
  jump: [40, 40],
  dance: [36, 26],
  walk: [14, 14],
  float: [44, 44],
  shout: [6, 6],
};

/** Poses in which one arm does what the pose is about. */
const BUSY: readonly Part['pose'][] = ['wave', 'point', 'reach'];

const UNDER_WAY: readonly Part['pose'][] = ['run', 'walk'];

/** Whoever is lower than this would be looked over, in body units. */
const LOW = 92;

/** Draws everybody of a page, from left to right, in groups that belong together. `mirrored` turns the order round. */
export function drawClusters(brush: Brush, parts: readonly Part[], scene: PageScene, mirrored: boolean): Cluster[] {
  const sleepers = parts.filter((part) => part.at === 'bed');
  const pair = together(parts);
  const units: (readonly Part[])[] = [];
  for (const part of parts) {
    if (units.some((unit) => unit.includes(part))) continue;
    units.push(sleepers.includes(part) ? sleepers : pair?.includes(part) ? pair : [part]);
  }
  const line = (LINES[units.length] ?? []).map((index) => units[index] ?? []);
  if (mirrored) line.reverse();
  // Giants stand at an end, or they part the others.
  const giant = line.findIndex((unit) => unit.some(isGiant));
  if (giant > 0 && giant < line.length - 1) line.push(...line.splice(giant, 1));
  const order = line.flat();
  return line.map((unit, index) => {
    const [only] = unit;
    if (unit === sleepers) return drawBed(brush, sleepers, scene);
    if (unit === pair) return drawTogether(brush, pair, scene, mirrored);
    if (!only) throw new RangeError('A cluster without anybody');
    return drawAlone(brush, only, scene, bearingOf(only, parts, order, mirrored), index);
  });
}

/** How deep swimmers stand in the water of a pool, and how far behind them its edge is, in body units. */
const SUNK = 92;
const EDGE_OF_POOL = 74;

const isPool = ({ setting, actors }: PageScene): boolean =>
  setting === 'swimming-pool' && actors.some((each) => each.pose === 'float');

/** How high the water of a pool stands over the ground line, in body units; null where nobody swims. */
export const waterLine = (parts: readonly Part[], scene: PageScene): number | null =>
  isPool(scene) && parts.some((part) => part.at === 'afloat') ? EDGE_OF_POOL - 18 : null;

const isGiant = ({ member: { character } }: Part): boolean =>
  (character.is === 'animal' || character.is === 'thing') && (character.size === 'huge' || character.size === 'big');

/** Everybody looks at the hero, the hero at whoever comes next; busy arms go where nobody stands. */
function bearingOf(part: Part, parts: readonly Part[], order: readonly Part[], mirrored: boolean): Bearing {
  const [hero, second] = parts;
  const at = order.indexOf(part);
  // Whoever goes somewhere goes the same way as everybody else, and looks there.
  if (UNDER_WAY.includes(part.pose)) return { turn: mirrored ? -0.45 : 0.45, armLeft: mirrored };
  if (order.length === 1) return { turn: mirrored ? -0.3 : 0.3, armLeft: mirrored };
  const to = order.indexOf((part === hero ? second : hero) ?? part);
  const side = to > at ? 1 : -1;
  const outside = at === 0 ? -1 : at === order.length - 1 ? 1 : -side;
  const how = carries(part);
  // A thing hangs from the other hand than the busy one; what is shown is on the outside.
  const spare = (how === 'one' || how === 'aloft') && !BUSY.includes(part.pose);
  return { turn: side * (part.pose === 'point' ? -0.3 : 0.5), armLeft: spare ? outside > 0 : outside < 0 };
}

function drawAlone(brush: Brush, part: Part, scene: PageScene, bearing: Bearing, index: number): Cluster {
  const figure = drawPart(brush, part, scene, bearing);
  const [busy, other] = (isPerson(part) && ARMS[part.pose]) || [0, 0];
  const thing = carries(part) === 'one' ? 46 : 0;
  const wings = overhang(part.member.character);
  const [near, far] = [busy, Math.max(other, thing)];
  const arms = bearing.armLeft ? ([near, far] as const) : ([far, near] as const);
  const hovering = part.at === 'air' || part.at === 'afloat';
  const pool = isPool(scene);
  const inPool = pool && part.at === 'afloat';
  const lift = inPool
    ? -SUNK - figure.lift
    : part.at === 'air'
      ? Math.max(60, 236 + ((index * 47) % 60) + figure.face.y)
      : part.at === 'afloat'
        ? Math.max(18 + ((index * 41) % 48), LOW + figure.face.y)
        : 0;
  if (part.at === 'behind') return behindScreen(brush, part, scene, figure);
  if (part.at === 'wet') return inWater(brush, part, scene, figure);
  const asleep = part.pose === 'sleep';
  // A puddle or a boat stands by itself; a stool lower than its own seat would be a plank.
  const tooWide = figure.box.w > 230 || LOW + 10 + figure.face.y < 22;
  const low =
    part.at === 'ground' &&
    -figure.face.y < LOW &&
    !tooWide &&
    !(asleep && (isPerson(part) || part.member.character.is === 'baby'));
  const high = low ? Math.min(asleep ? 36 : LOW, Math.max(asleep ? 0 : 44, LOW + 10 + figure.face.y)) : 0;
  const drawn = low ? movedFigure(figure, 0, -high, 1, (markup) => brush.group(markup, { y: -high })) : figure;
  const perch = !low ? '' : (asleep ? drawCushion : drawPerch)(brush, scene.setting, figure.box.w * 0.46, high);
  return {
    seats: [{ part, box: drawn.box, face: drawn.face }],
    markup: perch + drawn.markup,
    box: { ...drawn.box, x: drawn.box.x - wings, w: drawn.box.w + 2 * wings },
    reach: reachOf(drawn, arms),
    footings: [
      { x: 0, half: low ? Math.max(44, figure.box.w * 0.56) : drawn.footing, hovering: hovering || drawn.lift > 0 },
    ],
    lift,
    depth: hovering ? 0 : pool ? -EDGE_OF_POOL : drawn.box.h > 360 ? -20 : drawn.box.h < 190 ? 12 : 0,
  };
}

/** What somebody takes to both sides: the body with its arms, or the head of somebody who leans. */
const reachOf = ({ box, face }: DrawnFigure, [left, right]: readonly [number, number]): readonly [number, number] => [
  Math.max(-box.x + left, face.r + 24 - face.x),
  Math.max(box.x + box.w + right, face.r + 24 + face.x),
];

/** A swimmer on land, in as much water as it needs; whoever sits on a beach sits on its sand. */
function inWater(brush: Brush, part: Part, { setting }: PageScene, figure: DrawnFigure): Cluster {
  const half = figure.box.w * 0.46;
  // Small ones have a bucket everywhere: high enough that nobody looks over them.
  const open = isOutdoors(setting) && half > 80;
  const tub = Math.max(44, half * 0.5, (LOW + figure.face.y) / 0.72);
  const ashore = open && setting === 'beach' && part.pose === 'sit';
  const { behind, before } = drawWet(brush, half, ashore ? 'sand' : open ? 'pool' : { tub });
  const up = open ? Math.max(0, LOW + figure.face.y - 30) : tub * 0.72;
  const drawn = movedFigure(figure, 0, -up, 1, (markup) => brush.group(markup, { y: -up }));
  const wide = half * 1.26;
  return {
    seats: [{ part, box: drawn.box, face: drawn.face }],
    markup: behind + drawn.markup + before,
    box: unionOf([drawn.box, { x: -wide, y: -20, w: wide * 2, h: 20 }]),
    reach: [Math.max(wide, -drawn.box.x), Math.max(wide, drawn.box.x + drawn.box.w)],
    footings: open ? [] : [{ x: 0, half: half * 1.2, hovering: false }],
    lift: 0,
    depth: drawn.box.h > 260 ? -34 : 0,
  };
}

/** Somebody behind something, the face above its edge. */
function behindScreen(brush: Brush, part: Part, scene: PageScene, { box: own, face, markup }: DrawnFigure): Cluster {
  const high = Math.max(78, Math.min(150, -face.y - face.r * 0.5));
  // The face comes up over the edge by a little less than its chin.
  const sink = -face.y - (high + face.r * 0.78);
  const half = Math.max(96, own.w * 0.72);
  const before = brush.plane;
  brush.plane = 'figure';
  const screen = drawScreen(brush, scene.setting, half, high);
  brush.plane = before;
  const seen = { x: own.x, y: own.y + sink, w: own.w, h: Math.max(20, own.h) };
  return {
    seats: [{ part, box: { ...seen, h: -high - seen.y }, face: { ...face, y: face.y + sink } }],
    markup: brush.within(box(-900, -1200, 1800, 1190), brush.group(markup, { y: sink })) + screen,
    box: { x: -half, y: Math.min(seen.y, -high), w: half * 2, h: -Math.min(seen.y, -high) },
    reach: [half, half],
    footings: [{ x: 0, half: half * 1.05, hovering: false }],
    lift: 0,
    depth: 4,
  };
}
