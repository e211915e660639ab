import type { PageScene } from '@storylantern/contract';
import type { Box, FaceCircle } from '../../people/figure.ts';
import type { Stage } from '../../settings/stage.ts';
import { PAGE, type Camera } from '../camera.ts';
import type { Cluster } from './cluster.ts';
import { frameGroup, ZOOM } from './page-camera.ts';

/** Where a cluster stands: the middle of its ground, in page units. */
interface Standing {
  readonly x: number;
  readonly y: number;
}

export interface Arrangement {
  readonly standings: readonly Standing[];
  readonly camera: Camera;
  /** Page units of a body unit. */
  readonly unit: number;
}

/** Picture units of a body unit when there is room enough; a little less when much of the place is to be seen. */
const UNIT: Readonly<Record<PageScene['camera'], number>> = { wide: 1.36, medium: 1.46, close: 1.5 };
/** Whoever is lower than this, in body units, is looked at from nearer; at the most by this much. */
const SMALL = 290;
const NEARER = 1.65;
/** What stays free at the sides of the page, in its units. */
const SIDE = 44;
/** Free space between neighbours, in body units. */
const GAP = 14;
/** From this depth on somebody is so large that others stand before them, by this much, in body units. */
const GIANT = -18;
const GIANT_OVERLAP = 34;
/** Steps by which a group is made smaller, and goes further back, until everything fits. */
const SHRINKS = Array.from({ length: 24 }, (_, index) => 0.96 ** index);
const RISES = [0, 22, 44, 66, 88, 110, 132, 154] as const;

const overlaps = (box: Box, { x, y, r }: FaceCircle): boolean =>
  Math.hypot(x - Math.max(box.x, Math.min(x, box.x + box.w)), y - Math.max(box.y, Math.min(y, box.y + box.h))) < r;

/** Whoever stands may stand before a giant's side or wing; whoever hovers would be lost upon it. */
function besideGiant(one?: Cluster, other?: Cluster): number {
  const hovers = (cluster?: Cluster) => cluster !== undefined && cluster.lift > 0;
  if (!hovers(one) && !hovers(other)) return -GIANT_OVERLAP;
  const wings = ({ box, reach }: Cluster) => Math.max(0, -box.x - reach[0], box.x + box.w - reach[1]);
  return GAP + (one ? wings(one) : 0) + (other ? wings(other) : 0);
}

/** Where each cluster is in body units: x from the first one, y from the ground. */
function lineUp(clusters: readonly Cluster[]): { readonly x: number; readonly y: number }[] {
  // Giants stand behind their neighbours; nobody comes before a face.
  const gaps = clusters.map(({ depth }, index) =>
    Math.min(depth, clusters[index - 1]?.depth ?? 0) < GIANT ? besideGiant(clusters[index - 1], clusters[index]) : GAP,
  );
  const place = () => {
    let x = 0;
    return clusters.map((cluster, index) => {
      const before = clusters[index - 1];
      if (before) x += before.reach[1] + cluster.reach[0] + (gaps[index] ?? GAP);
      return { x, y: cluster.depth - cluster.lift };
    });
  };
  let places = place();
  const covers = (front: number, back: number): boolean => {
    const [one, other] = [clusters[front], clusters[back]];
    const [at, from] = [places[front], places[back]];
    if (!one || !other || !at || !from) return false;
    const span: Box = { x: at.x - one.reach[0], y: one.box.y + at.y, w: one.reach[0] + one.reach[1], h: one.box.h };
    return other.seats.some(({ face }) => overlaps(span, { x: face.x + from.x, y: face.y + from.y, r: face.r }));
  };
  for (let round = 0; round < 12; round++) {
    const crowded = clusters.findIndex(
      (_, index) => index > 0 && (covers(index, index - 1) || covers(index - 1, index)),
    );
    if (crowded < 0) break;
    gaps[crowded] = (gaps[crowded] ?? GAP) + 16;
    places = place();
  }
  return places;
}

/**
 * Finds a place for everybody, and the camera that shows them: as near as the scene asks, then further away, then
 * everybody smaller. Alone, somebody stands beside the middle; `mirrored` to the other side.
 */
export function arrange(clusters: readonly Cluster[], scene: PageScene, stage: Stage, mirrored: boolean): Arrangement {
  if (clusters.length === 0) {
    return { standings: [], unit: UNIT[scene.camera], camera: { zoom: 1, x: PAGE.width / 2, y: PAGE.height / 2 } };
  }
  const places = lineUp(clusters);
  const spans = clusters.map(({ reach, box }, index) => {
    const { x, y } = places[index] ?? { x: 0, y: 0 };
    const [from, to] = [Math.min(-reach[0], box.x), Math.max(reach[1], box.x + box.w)];
    return { x: x + from, y: box.y + y, w: to - from, h: box.h };
  });
  const faces = clusters.flatMap(({ seats }, index) => {
    const { x, y } = places[index] ?? { x: 0, y: 0 };
    return seats.map(({ face }) => ({ x: face.x + x, y: face.y + y, r: face.r }));
  });
  const left = Math.min(...spans.map((each) => each.x));
  const right = Math.max(...spans.map((each) => each.x + each.w));
  const front = Math.max(...clusters.map((each) => each.depth));
  const tallest = Math.max(...spans.map(({ y, h }) => Math.max(h, -y)));
  const nearest = ZOOM[scene.camera] * Math.min(NEARER, Math.max(1, SMALL / tallest));
  const middle = (stage.hero.x + stage.companion.x) / 2;

  /** Where everybody is at a size, with the middle of the group at `at` and its ground `rise` above the usual one. */
  const standAt = (unit: number, at: number, rise: number) => {
    const toPage = (x: number, y: number) =>
      [at + (x - (left + right) / 2) * unit, stage.hero.y - rise + y * unit] as const;
    const box = ({ x, y, w, h }: Box): Box => {
      const [px, py] = toPage(x, y);
      return { x: px, y: py, w: w * unit, h: h * unit };
    };
    return {
      boxes: spans.map(box),
      faces: faces.map(({ x, y, r }) => {
        const [px, py] = toPage(x, y);
        return { x: px, y: py, r: r * unit };
      }),
      feet: toPage(0, front)[1],
      standings: clusters.map((cluster, index) => {
        const [x, y] = toPage(places[index]?.x ?? 0, cluster.depth);
        return { x, y };
      }),
    };
  };
  for (const shrink of SHRINKS) {
    const unit = UNIT[scene.camera] * shrink;
    for (let zoom = nearest; zoom > 0.99; zoom -= 0.05) {
      const aside = clusters.length === 1 ? (PAGE.width / zoom) * 0.06 * (mirrored ? 1 : -1) : 0;
      const half = ((right - left) / 2) * unit;
      const at = Math.max(SIDE + half, Math.min(PAGE.width - SIDE - half, middle + aside));
      for (const rise of RISES) {
        const { boxes, faces: seen, feet, standings } = standAt(unit, at, rise);
        const camera = frameGroup(boxes, seen, feet, zoom, scene.camera === 'close', aside);
        if (camera) return { unit, camera, standings };
      }
    }
  }
  // Somebody as flat as a rope afloat in a pool can never have the face where faces belong: the whole page, then.
  const unit = UNIT[scene.camera] * (SHRINKS.at(-1) ?? 1);
  return {
    unit,
    camera: { zoom: 1, x: PAGE.width / 2, y: PAGE.height / 2 },
    standings: standAt(unit, PAGE.width / 2, RISES.at(-1) ?? 0).standings,
  };
}
