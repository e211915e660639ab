import type { Picture, ThingName } from '@storylantern/contract';
import type { Brush } from '../paint/brush.ts';
import type { Stance } from '../people/figure.ts';
import { drawProp } from '../props/draw-prop.ts';
import { PROP_DRAWINGS } from '../props/props.ts';

/** What is taken from a picture's things by the child itself, and what is left to lie about. */
export interface InHands {
  readonly held?: ThingName;
  readonly baby: boolean;
  readonly backpack: boolean;
  readonly rest: readonly ThingName[];
}

/** What the child holds, wears or has in its arms, taken out of the picture's things. */
export function inHands(picture: Picture): InHands {
  const { pose, props, companion, setting } = picture;
  const rest = [...new Set(props)];
  const take = (name: ThingName | undefined) => {
    if (name) rest.splice(rest.indexOf(name), 1);
    return name;
  };
  const baby = companion === 'baby' && (pose === 'hold' || pose === 'hug') && !props.includes('cot');
  const held = baby
    ? undefined
    : take(
        pose === 'hold'
          ? rest.find((name) => PROP_DRAWINGS[name].held)
          : pose === 'hug'
            ? rest.find((name) => PROP_DRAWINGS[name].soft)
            : pose === 'sit'
              ? rest.find((name) => ['book', 'tablet', 'teddy', 'rabbit-toy', 'notebook'].includes(name))
              : undefined,
      );
  const outside = setting === 'school-gate' || setting === 'street' || setting === 'classroom';
  const wearable =
    outside &&
    !picture.looks.wheelchair &&
    (pose === 'walk' || pose === 'wave' || pose === 'stand' || pose === 'point');
  const backpack = wearable && take(rest.find((name) => name === 'backpack')) !== undefined;
  return { ...(held ? { held } : {}), baby, backpack, rest };
}

/** A thing as it is held: how wide it lies in the hands, and how it is drawn there. */
export function asHeld(brush: Brush, name: ThingName): NonNullable<Stance['held']> {
  const prop = PROP_DRAWINGS[name];
  const { scale = 1, dy = 0, turn = 0 } = prop.held ?? {};
  return {
    halfWidth: (prop.width / 2) * scale,
    draw: ({ shoulders }) => {
      // Things grow a little with the child, or a teddy would hide a two-year-old.
      const size = Math.max(0.82, Math.min(1, shoulders / 35));
      return brush.group(drawProp(brush, name), { y: dy * size, scale: scale * size, turn });
    },
  };
}
