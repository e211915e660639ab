import type { Looks } from '@storylantern/contract';
import { drawAnimal, type AnimalName } from '../animals/animals.ts';
import { Brush } from '../paint/brush.ts';
import { num } from '../paint/path.ts';
import { numberFrom } from '../paint/random.ts';
import { styleOf } from '../paint/styles/styles.ts';
import type { FeelingName } from '../people/feelings.ts';
import { drawFigure, restFor } from '../people/figure.ts';
import { childOutfit, looksNumber } from '../people/outfit.ts';
import type { PoseName } from '../people/poses.ts';

/** A figure without a background, standing on the lower edge of its picture. */
export type CutOut =
  | {
      readonly kind: 'child';
      readonly looks: Looks;
      readonly age: number;
      readonly pose: Exclude<PoseName, 'ready' | 'cradle'>;
      readonly feeling: FeelingName;
      /** Which way the child looks, -1 (left) to 1. */
      readonly turn?: number;
      /** In pyjamas. */
      readonly night?: boolean;
      /** Mirrors the figure, so that a raised arm is the left one. */
      readonly flip?: boolean;
    }
  | { readonly kind: AnimalName; readonly asleep?: boolean; readonly turn?: number };

/**
 * Draws a cut-out for edges and empty places. The picture is cropped to the figure and its feet lie on the lower edge;
 * give it a height in the page and leave the width to it.
 */
export function drawCutOut(cutOut: CutOut): string {
  const key =
    cutOut.kind === 'child'
      ? [
          looksNumber(cutOut.looks),
          cutOut.age,
          cutOut.pose,
          cutOut.feeling,
          cutOut.turn ?? '',
          cutOut.night ?? '',
          cutOut.flip ?? '',
        ].join()
      : [cutOut.kind, cutOut.asleep ?? '', cutOut.turn ?? ''].join();
  const brush = new Brush(styleOf("children's book"), 1, `c${numberFrom(key).toString(36)}x`);
  const drawn =
    cutOut.kind === 'child'
      ? drawFigure(
          brush,
          {
            looks: cutOut.looks,
            age: cutOut.age,
            grown: false,
            outfit: childOutfit(cutOut.looks, cutOut.night ?? false),
          },
          {
            pose: cutOut.pose,
            feeling: cutOut.feeling,
            rest: restFor(cutOut.looks, cutOut.pose),
            turn: cutOut.turn ?? 0.3,
            flip: cutOut.flip ?? false,
          },
          { x: 0, y: 0, unit: 1 },
        )
      : drawAnimal(brush, cutOut.kind, {
          x: 0,
          y: 0,
          unit: 1,
          turn: cutOut.turn ?? -0.3,
          asleep: cutOut.asleep ?? false,
        });
  const armsOut = cutOut.kind === 'child' && ['wave', 'cheer', 'point', 'cover'].includes(cutOut.pose);
  const half = Math.max(drawn.box.w / 2 + 14, 108, armsOut ? 150 : 0);
  const height = drawn.box.h + 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${num(-half)} ${num(-height)} ${num(2 * half)} ${num(height + 2)}" width="${num(2 * half)}" height="${num(height + 2)}">${brush.defs()}${drawn.markup}</svg>`;
}
