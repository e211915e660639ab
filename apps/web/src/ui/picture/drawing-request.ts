import type { Looks, Picture, SomeLooks } from '@storylantern/contract';
import type { CutOut } from '@storylantern/illustrator';

/** A figure with nothing behind it, standing on the lower edge of its picture. */
export type Figure = CutOut;

/** The head of a child on a warm glow. */
export interface Face {
  readonly looks: Looks;
  /** Years. */
  readonly age: number;
}

/** The head of a child of whom not all looks are known: the rest follows from the name. */
export interface OpenFace {
  readonly name: string;
  readonly looks: SomeLooks;
  /** Years. */
  readonly age: number;
}

/** A page on which a parent has not said all about the child's looks: the rest follows from the name. */
export interface OpenPicture extends Omit<Picture, 'looks'> {
  readonly name: string;
  readonly looks: SomeLooks;
  /** How the child looks in a parent's own words; what was chosen in `looks` comes first. */
  readonly words?: { readonly hair: string; readonly eyes: string; readonly details: string };
}

export type DrawingRequest =
  | { readonly kind: 'page'; readonly picture: Picture | OpenPicture }
  | { readonly kind: 'figure'; readonly figure: Figure }
  | { readonly kind: 'face'; readonly face: Face | OpenFace };

export type DrawingAnswer =
  | { readonly id: number; readonly svg: string; readonly description: string }
  | { readonly id: number; readonly failed: string };
