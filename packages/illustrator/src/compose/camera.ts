import type { Box, FaceCircle } from '../people/figure.ts';

export const PAGE = { width: 1200, height: 900 } as const;

/** A part of the page that is shown full size: its middle and how much it is enlarged. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/**
 * Comes as close as the figures allow: the group is to fill about two thirds of the height, nobody is cut, the feet
 * stay a little above the lower edge. A single figure stands left of the middle and looks into the page.
 */
export function frame(figures: readonly Box[], feet: number, alone: boolean): Camera {
  const left = Math.min(...figures.map((each) => each.x));
  const right = Math.max(...figures.map((each) => each.x + each.w));
  const top = Math.min(...figures.map((each) => each.y));
  const tall = feet - top;
  const wish = clamp((PAGE.height * (alone ? 0.68 : 0.66)) / tall, 1.04, 1.25);
  const zoom = Math.min(wish, Math.max(1, (PAGE.width - 160) / (right - left)));
  const [width, height] = [PAGE.width / zoom, PAGE.height / zoom];
  const middle = (left + right) / 2 + (alone ? width * 0.09 : 0);
  return {
    zoom,
    x: clamp(middle, width / 2, PAGE.width - width / 2),
    y: clamp(feet + height * 0.1 - height / 2, height / 2, PAGE.height - height / 2),
  };
}

/** What the camera shows, in page units. */
export const viewOf = ({ x, y, zoom }: Camera): Box => ({
  x: x - PAGE.width / zoom / 2,
  y: y - PAGE.height / zoom / 2,
  w: PAGE.width / zoom,
  h: PAGE.height / zoom,
});

export const seenBox = (camera: Camera, box: Box): Box => {
  const view = viewOf(camera);
  return {
    x: (box.x - view.x) * camera.zoom,
    y: (box.y - view.y) * camera.zoom,
    w: box.w * camera.zoom,
    h: box.h * camera.zoom,
  };
};

export const seenFace = (camera: Camera, face: FaceCircle): FaceCircle => {
  const view = viewOf(camera);
  return { x: (face.x - view.x) * camera.zoom, y: (face.y - view.y) * camera.zoom, r: face.r * camera.zoom };
};
