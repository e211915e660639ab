import { encode } from 'fast-png';
import { randomFrom, type Random } from './random.ts';

/** Two tileable greys that make flat colour look painted, each a PNG data URL. */
export interface Textures {
  /** Tooth of the paper. */
  readonly grain: string;
  /** Where pigment has gathered. */
  readonly bloom: string;
}

/** One octave: `cells` random values across the tile, smoothly joined, repeating at its edges. */
function noise(size: number, cells: number, random: Random): Float32Array {
  const lattice = Float32Array.from({ length: cells * cells }, () => random());
  const soft = (t: number) => t * t * (3 - 2 * t);
  const tile = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    const row = (y * cells) / size;
    const top = Math.floor(row);
    const down = soft(row - top);
    for (let x = 0; x < size; x++) {
      const column = (x * cells) / size;
      const left = Math.floor(column);
      const across = soft(column - left);
      const value = (dx: number, dy: number) => lattice[((top + dy) % cells) * cells + ((left + dx) % cells)] ?? 0;
      const upper = value(0, 0) + (value(1, 0) - value(0, 0)) * across;
      const lower = value(0, 1) + (value(1, 1) - value(0, 1)) * across;
      tile[y * size + x] = upper + (lower - upper) * down;
    }
  }
  return tile;
}

/** Grey PNG around mid-grey: soft-light leaves mid-grey alone. Few levels, so that it packs well. */
function greyTile(
  size: number,
  octaves: readonly (readonly [cells: number, weight: number])[],
  gain: number,
  seed: number,
) {
  const random = randomFrom(seed);
  const sum = new Float32Array(size * size);
  let weights = 0;
  for (const [cells, weight] of octaves) {
    noise(size, cells, random).forEach((value, index) => {
      sum[index] = (sum[index] ?? 0) + value * weight;
    });
    weights += weight;
  }
  const data = Uint8Array.from(sum, (value) => {
    const grey = 128 + (value / weights - 0.5) * gain;
    return Math.max(0, Math.min(255, Math.round(grey / 12) * 12));
  });
  return `data:image/png;base64,${base64(encode({ width: size, height: size, data, depth: 8, channels: 1 }, { zlib: { level: 9 } }))}`;
}

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Makes the tiles. Takes some milliseconds: make them once and pass them to every picture. */
export function makeTextures(): Textures {
  return {
    grain: greyTile(
      200,
      [
        [200, 0.5],
        [83, 0.42],
        [31, 0.16],
      ],
      340,
      11,
    ),
    bloom: greyTile(
      160,
      [
        [5, 0.6],
        [13, 0.35],
        [40, 0.16],
      ],
      300,
      23,
    ),
  };
}
