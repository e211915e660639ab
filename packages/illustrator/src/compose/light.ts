import type { Looks } from '@storylantern/contract';
import type { Brush } from '../paint/brush.ts';
import { lightness, mix } from '../paint/colour.ts';
import { num } from '../paint/path.ts';
import type { Hour } from '../nature/sky.ts';
import type { Box } from '../people/figure.ts';
import { HAIR, SCARF, SKIN } from '../people/palette.ts';
import type { Stage } from '../settings/stage.ts';
import { PAGE } from './camera.ts';

/**
 * What lifts the child from the wall behind: light, by day and behind everybody who is darker than a lit room; after
 * dark a shade behind a child so fair that light would swallow it. `fairness`: 0 dark, 1 light skin and hair.
 */
export function halo(brush: Brush, stage: Stage, figure: Box, hour: Hour, fairness: number): string {
  const middle = [figure.x + figure.w / 2, figure.y + figure.h * 0.4] as const;
  const reach = [figure.h * 0.62, figure.h * 0.68] as const;
  const felt = brush.style.light?.halo ?? 1;
  // The evening sun makes pale places as rosy as a fair child is; the air behind it goes a tone deeper instead.
  if (hour === 'sunset' && fairness > 0.6)
    return brush.glow(middle, reach, mix(stage.air, '#d98468', 0.6), felt * (fairness - 0.3) * 0.75, 'multiply', 0.58);
  if (hour !== 'night')
    return brush.glow(middle, reach, stage.light.colour, 0.5 * felt * (1.15 - fairness * 0.6), 'soft-light');
  if (fairness > 0.6) return brush.glow(middle, reach, stage.air, felt * (fairness - 0.5) * 0.9, 'multiply');
  const warm = stage.lamps.length > 0 ? '#ffd9a0' : stage.light.colour;
  return brush.glow(middle, reach, warm, 0.5 * felt * (1.1 - fairness * 0.9), 'screen');
}

/** The shadow under somebody or something that touches the ground at (x, y). */
export function contactShadow(
  brush: Brush,
  stage: Stage,
  { x, y, rx }: { x: number; y: number; rx: number },
  density = 0.6,
): string {
  const fill = brush.radial([
    [0, stage.shadow, density],
    [0.55, stage.shadow, density * 0.5],
    [1, stage.shadow, 0],
  ]);
  return `<ellipse cx="${num(x - brush.lightFrom * rx * 0.12)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(rx * 0.19)}" fill="${fill}"/>`;
}

/**
 * The light of the place: the sky's or the window's, and lamps after dark. It falls in full on the place itself and only
 * a little on figures, because a child's colours have to be known again in every light.
 */
export function lightOf(brush: Brush, stage: Stage, hour: Hour, on: 'place' | 'figures'): string {
  const { light } = stage;
  const onPlace = on === 'place';
  const felt = (onPlace ? brush.style.light?.place : brush.style.light?.figures) ?? 1;
  if (felt === 0) return '';
  const strength = light.strength * (hour === 'night' ? 0.55 : 1) * (onPlace ? 1 : 0.4) * felt;
  const main =
    onPlace || hour === 'day'
      ? brush.glow([light.x, light.y], [light.reach, light.reach], light.colour, strength, 'soft-light')
      : '';
  if (hour === 'day') return main;
  const evening = (hour === 'night' ? 1 : 0.45) * (onPlace ? 1 : 0.13) * felt;
  const lamps = stage.lamps.map(({ x, y, reach, colour, strength: power }) => {
    const amount = (share: number) => Math.min(1, share * power * evening);
    const wide = brush.glow([x, y], [reach, reach], mix(colour, '#ff8a2e', 0.4), amount(0.62), 'screen', 0.42);
    if (!onPlace) return wide;
    return (
      wide +
      brush.glow([x, y], [reach * 0.75, reach * 0.75], '#ffae52', amount(0.21)) +
      brush.glow([x, y], [reach * 0.32, reach * 0.32], '#ffd27e', amount(0.4))
    );
  });
  return main + lamps.join('');
}

/** The page's corners fall back into the colour of the air. */
export function vignette(brush: Brush, stage: Stage, hour: Hour): string {
  const { width, height } = PAGE;
  const felt = brush.style.light?.corners ?? 1;
  if (felt === 0) return '';
  const fill = brush.vignette(stage.air, (hour === 'night' ? 0.62 : 0.4) * felt);
  return `<rect width="${width}" height="${height}" fill="${fill}" style="mix-blend-mode:multiply"/>`;
}

/** How light somebody is, hair and skin together: 0 for the darkest of both, 1 for the lightest. */
export function fairness({ skin, hairColour, hairStyle }: Looks): number {
  const hair = hairStyle === 'hijab' ? SCARF[hairColour] : hairStyle === 'bald' ? SKIN[skin] : HAIR[hairColour];
  const mean = (lightness(SKIN[skin]) + lightness(hair)) / 2;
  return Math.max(0, Math.min(1, (mean - 0.35) / 0.45));
}
