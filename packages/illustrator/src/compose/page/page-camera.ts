import type { PageScene } from '@storylantern/contract';
import type { Box, FaceCircle } from '../../people/figure.ts';
import { PAGE, type Camera } from '../camera.ts';

/** How much each distance enlarges the page. */
export const ZOOM: Readonly<Record<PageScene['camera'], number>> = { wide: 1, medium: 1.15, close: 1.35 };
/** Where faces have to be, in pixels of the page. */
const SAFE = { left: 90, right: 1110, top: 60, bottom: 700 } as const;
/** What stays free above the highest hair, beside arms, and below the lowest feet, in pixels of the page: painted and
 * torn edges take up to 50 of them. */
const HEADROOM = 50;
const SIDEROOM = 44;
const FOOTROOM = 0.075;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(Math.max(least, most), value));

/**
 * The camera at a zoom that shows a group whole, or undefined when the zoom is too near. A close one may cut legs, and
 * nothing else. `aside` is how far from the middle of the view the group stands.
 */
export function frameGroup(
  boxes: readonly Box[],
  faces: readonly FaceCircle[],
  feet: number,
  zoom: number,
  close: boolean,
  aside: number,
): Camera | undefined {
  const [width, height] = [PAGE.width / zoom, PAGE.height / zoom];
  const left = Math.min(...boxes.map((each) => each.x));
  const right = Math.max(...boxes.map((each) => each.x + each.w));
  const top = Math.min(...boxes.map((each) => each.y));
  const faceLeft = Math.min(...faces.map((each) => each.x - each.r));
  const faceRight = Math.max(...faces.map((each) => each.x + each.r));
  const faceTop = Math.min(...faces.map((each) => each.y - each.r));
  const faceBottom = Math.max(...faces.map((each) => each.y + each.r));
  if (right - left > width - (2 * SIDEROOM) / zoom || faceRight - faceLeft > (SAFE.right - SAFE.left) / zoom)
    return undefined;

  const side = SIDEROOM / zoom;
  const wanted = clamp((left + right) / 2 - aside, right + side - width / 2, left - side + width / 2);
  const x = clamp(wanted, width / 2, PAGE.width - width / 2);
  const viewLeft = x - width / 2;
  if (left < viewLeft || right > viewLeft + width) return undefined;
  if (faceLeft < viewLeft + SAFE.left / zoom || faceRight > viewLeft + SAFE.right / zoom) return undefined;

  // The highest and the lowest upper edge of the view that keep faces, hair and feet in it.
  const lowest = Math.min(faceTop - SAFE.top / zoom, top - HEADROOM / zoom);
  const faceEdge = faceBottom - SAFE.bottom / zoom;
  const wish = feet + height * FOOTROOM - height;
  const least = Math.max(faceEdge, close ? faceEdge : wish, 0);
  const most = Math.min(lowest, PAGE.height - height);
  if (least > most + 0.01) return undefined;
  return { zoom, x, y: clamp(wish, least, most) + height / 2 };
}
