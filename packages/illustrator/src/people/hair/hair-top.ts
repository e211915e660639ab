import type { Looks } from '@storylantern/contract';

const TOPS: Readonly<Partial<Record<Looks['hairStyle'], number>>> = {
  bun: 106,
  afro: 88,
  spiky: 82,
  ponytail: 78,
  short: 76,
};

/** How far hair rises above the middle of the face, in face units. */
export const hairTop = (style: Looks['hairStyle']): number => TOPS[style] ?? 68;
