import { encode } from 'fast-png';
import { randomFrom, type Random } from './random.ts';

/** Tileable pictures that make flat colour look made by hand, each a PNG data URL. */
export interface Textures {
  /** Tooth of the paper. */
  readonly grain: string;
  /** Where pigment has gathered. */
  readonly bloom: string;
  /** Drying edges of wet paint, 600 by 450. */
  readonly tide: string;
  /** White specks where wax does not reach down into the paper, 300 square. */
  readonly tooth: string;
  /** Fibres in coloured paper, 400 square. */
  readonly fibre: string;
  /** Bare specks and streaks where an inked block took no ink, 400 by 300. */
  readonly press: string;
}

/** How many pixels a tile is wide and high. */
type Extent = readonly [width: number, height: number];

/** One octave: random values on a lattice of `columns` by `rows`, smoothly joined, repeating at the tile's edges. */
function noise([width, height]: Extent, [columns, rows]: Extent, random: Random): Float32Array {
  const lattice = Float32Array.from({ length: columns * rows }, () => random());
  const soft = (t: number) => t * t * (3 - 2 * t);
  const tile = new Float32Array(width * height);
  const lefts = Uint16Array.from({ length: width }, (_, x) => Math.floor((x * columns) / width));
  const acrosses = Float32Array.from({ length: width }, (_, x) => soft((x * columns) / width - (lefts[x] ?? 0)));
  for (let y = 0; y < height; y++) {
    const row = (y * rows) / height;
    const top = Math.floor(row);
    const down = soft(row - top);
    const upperRow = top * columns;
    const lowerRow = ((top + 1) % rows) * columns;
    for (let x = 0; x < width; x++) {
      const left = lefts[x] ?? 0;
      const right = left + 1 === columns ? 0 : left + 1;
      const across = acrosses[x] ?? 0;
      const [a, b] = [lattice[upperRow + left] ?? 0, lattice[lowerRow + left] ?? 0];
      const upper = a + ((lattice[upperRow + right] ?? 0) - a) * across;
      const lower = b + ((lattice[lowerRow + right] ?? 0) - b) * across;
      tile[y * width + x] = upper + (lower - upper) * down;
    }
  }
  return tile;
}

type Octaves = readonly (readonly [columns: number, rows: number, weight: number])[];

/** Octaves laid over each other, 0 to 1. */
function layered(extent: Extent, octaves: Octaves, random: Random): Float32Array {
  const sum = new Float32Array(extent[0] * extent[1]);
  const weights = octaves.reduce((total, [, , weight]) => total + weight, 0);
  for (const [columns, rows, weight] of octaves) {
    noise(extent, [columns, rows], random).forEach((value, index) => {
      sum[index] = (sum[index] ?? 0) + (value * weight) / weights;
    });
  }
  return sum;
}

/** Grey PNG around mid-grey: soft-light leaves mid-grey alone. Few levels, so that it packs well. */
const greyTile = (extent: Extent, values: Float32Array, gain: number): string =>
  png(
    extent,
    Uint8Array.from(values, (value) => {
      const grey = 128 + (value - 0.5) * gain;
      return Math.max(0, Math.min(255, Math.round(grey / 12) * 12));
    }),
    1,
  );

/** White that covers where `values` exceed `from` and is whole at `to`, in four steps. */
function speckTile(extent: Extent, values: Float32Array, from: number, to: number): string {
  const data = new Uint8Array(values.length * 2);
  values.forEach((value, index) => {
    data[index * 2] = 252;
    data[index * 2 + 1] = Math.round(Math.max(0, Math.min(1, (value - from) / (to - from))) * 3) * 85;
  });
  return png(extent, data, 2);
}

function png([width, height]: Extent, data: Uint8Array, channels: 1 | 2): string {
  return `data:image/png;base64,${base64(encode({ width, height, data, depth: 8, channels }, { zlib: { level: 9 } }))}`;
}

/** Pigment swims to the rim of every pool and dries there: steep on one side, fading on the other. */
function tides(extent: Extent, random: Random): Float32Array {
  return layered(
    extent,
    [
      [4, 3, 0.68],
      [8, 6, 0.22],
      [40, 30, 0.06],
    ],
    random,
  ).map((value) => {
    const pool = (value * 3.4) % 1;
    return 0.6 - 0.42 * Math.exp(-pool * 6) - 0.3 * Math.exp(-pool * 30) + 0.12 * (pool - 0.5);
  });
}

/** Short bent hairs, light and dark, on mid-grey; they go on over the tile's edges. */
function fibres([width, height]: Extent, count: number, random: Random): Float32Array {
  const tile = layered(
    [width, height],
    [
      [100, 100, 0.5],
      [200, 200, 0.5],
    ],
    random,
  ).map((value) => 0.5 + (value - 0.5) * 0.14);
  for (let index = 0; index < count; index++) {
    let [x, y, angle] = [random() * width, random() * height, random() * Math.PI * 2];
    const bend = (random() - 0.5) * 0.16;
    const strength = (random() < 0.5 ? -0.26 : 0.34) * (0.4 + random() * 0.6);
    for (let step = 8 + random() * 22; step > 0; step--, x += Math.cos(angle), y += Math.sin(angle), angle += bend) {
      const at = (Math.floor(y + height) % height) * width + (Math.floor(x + width) % width);
      tile[at] = (tile[at] ?? 0.5) + strength;
    }
  }
  return tile;
}

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

const square = (octaves: readonly (readonly [cells: number, weight: number])[]): Octaves =>
  octaves.map(([cells, weight]) => [cells, cells, weight]);

/** How each tile is made. */
const RECIPES: Readonly<Record<keyof Textures, () => string>> = {
  grain: () =>
    greyTile(
      [200, 200],
      layered(
        [200, 200],
        square([
          [200, 0.5],
          [83, 0.42],
          [31, 0.16],
        ]),
        randomFrom(11),
      ),
      340,
    ),
  bloom: () =>
    greyTile(
      [160, 160],
      layered(
        [160, 160],
        square([
          [5, 0.6],
          [13, 0.35],
          [40, 0.16],
        ]),
        randomFrom(23),
      ),
      300,
    ),
  tide: () => greyTile([600, 450], tides([600, 450], randomFrom(37)), 250),
  tooth: () =>
    speckTile(
      [300, 300],
      layered(
        [300, 300],
        square([
          [300, 0.3],
          [150, 0.5],
          [30, 0.24],
        ]),
        randomFrom(41),
      ),
      0.56,
      0.74,
    ),
  fibre: () => greyTile([400, 400], fibres([400, 400], 1150, randomFrom(53)), 250),
  press: () =>
    speckTile(
      [400, 300],
      layered(
        [400, 300],
        [
          [200, 150, 0.5],
          [16, 100, 0.3],
          [40, 30, 0.3],
        ],
        randomFrom(61),
      ),
      0.6,
      0.78,
    ),
};

/** Tiles that are made when a style first asks for one, some ten milliseconds each: make one set and pass it on. */
export function makeTextures(): Textures {
  const made: Partial<Record<keyof Textures, string>> = {};
  const tile = (name: keyof Textures) => (made[name] ??= RECIPES[name]());
  return {
    get grain() {
      return tile('grain');
    },
    get bloom() {
      return tile('bloom');
    },
    get tide() {
      return tile('tide');
    },
    get tooth() {
      return tile('tooth');
    },
    get fibre() {
      return tile('fibre');
    },
    get press() {
      return tile('press');
    },
  };
}
