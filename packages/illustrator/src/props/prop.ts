import type { Brush } from '../paint/brush.ts';

/** Where a thing belongs: on the ground, on something flat, on the wall, in the air. */
export type Place = 'floor' | 'table' | 'wall' | 'air';

/**
 * One thing. It is drawn in body units (a child of six stands 312 high), its lower middle at the origin. A new thing is
 * one entry in one of the files of this folder.
 */
export interface Prop {
  readonly width: number;
  readonly height: number;
  /** Where it may be, the best place first. */
  readonly places: readonly Place[];
  /** Can be held in front of the chest, or hugged; `scale` and how far its middle lies below or above the hands. */
  readonly held?: { readonly scale: number; readonly dy?: number; readonly turn?: number };
  /** Soft enough to be hugged. */
  readonly soft?: boolean;
  /** As large as a house or a bus: it stands behind everybody. */
  readonly far?: boolean;
  /** How it is named in a description. */
  readonly words: string;
  draw(brush: Brush): string;
}
