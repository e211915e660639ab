import { SHARP_ORDER } from './key-signature.ts';

/** Distance between two staff lines in millimetres; all signs are drawn in it. */
export const GAP = 1.75;
const INK = '#1c1c1c';

/** A number as short as it can be written without moving anything visibly. */
const num = (value: number): string => String(Math.round(value * 100) / 100);

/** A sign drawn with a pen at a place, in units of the staff's gap. */
const pen = (x: number, y: number, path: string, width: number): string =>
  `<path transform="translate(${num(x)} ${num(y)}) scale(${GAP})" d="${path}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const blot = (x: number, y: number, path: string): string =>
  `<path transform="translate(${num(x)} ${num(y)}) scale(${GAP})" d="${path}" fill="${INK}"/>`;

/** A treble clef whose spiral is around a point on the second line. */
export const clef = (x: number, y: number): string =>
  pen(
    x,
    y,
    'M.15 .55C-.5 .55-.7-.2-.15-.5C.55-.9 1.25-.35 1.12.3C.98 1.1-.2 1.3-.9.75C-1.65.1-1.35-.95-.55-1.7C.2-2.4.7-2.95.68-3.7C.66-4.3.45-4.6.25-4.55C-.1-4.4-.32-3.8-.2-3.1L.5 1.7C.62 2.45-.1 2.8-.5 2.5',
    0.2,
  ) + blot(x, y, 'M-.5 1.75a.36.36 0 1 0 .01 0Z');

export function accidental(kind: 'sharp' | 'flat' | 'natural', x: number, y: number): string {
  if (kind === 'sharp') return pen(x, y, 'M-.2-1.2V1.4M.2-1.4V1.2M-.45-.3L.45-.55M-.45.55L.45.3', 0.15);
  if (kind === 'flat') return pen(x, y, 'M-.3-1.7V.55C.1.35.5 0 .35-.35C.2-.6-.15-.45-.3-.2', 0.15);
  return pen(x, y, 'M-.25-1.3V.55L.25.35M.25 1.3V-.55L-.25-.35', 0.14);
}

/** The signs at the start of a staff; gives their drawing and their width. */
export function signature(fifths: number, x: number, yOf: (step: number) => number): { svg: string; width: number } {
  const order = fifths > 0 ? SHARP_ORDER : SHARP_ORDER.toReversed();
  const lowest = fifths > 0 ? 5 : 3;
  const places = order.slice(0, Math.abs(fifths)).map((letter) => (letter < lowest ? letter + 7 : letter));
  const svg = places.map((step, at) => accidental(fifths > 0 ? 'sharp' : 'flat', x + at * 1.9 + 1, yOf(step))).join('');
  return { svg, width: places.length * 1.9 + (places.length > 0 ? 1.2 : 0) };
}

export function noteHead(x: number, y: number, open: boolean): string {
  const width = open ? 0.3 : 0;
  const [rx, ry] = open ? [1.05, 0.72] : [1.15, 0.82];
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${rx}" ry="${ry}" transform="rotate(-22 ${num(x)} ${num(y)})" fill="${open ? 'none' : INK}" stroke="${INK}" stroke-width="${width}"/>`;
}

export const stroke = (x1: number, y1: number, x2: number, y2: number, width = 0.22): string =>
  `<line x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}" stroke="${INK}" stroke-width="${width}"/>`;

export const dot = (x: number, y: number): string => `<circle cx="${num(x)}" cy="${num(y)}" r=".32" fill="${INK}"/>`;

/** Flags at the end of a stem that goes up or down. */
export const flags = (x: number, y: number, up: boolean, count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const s = up ? 1 : -1;
    const path = `M0 0C.1 ${0.6 * s} .95 ${0.75 * s} .75 ${1.7 * s}C.7 ${1.2 * s} .3 ${0.9 * s} 0 ${0.75 * s}Z`;
    return blot(x, y + at * s * 1.4, path);
  }).join('');

export const beam = (x1: number, y1: number, x2: number, y2: number, thickness: number): string =>
  `<path d="M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}v${num(thickness)}L${num(x1)} ${num(y1 + thickness)}Z" fill="${INK}"/>`;

export const tie = (x1: number, x2: number, y: number, below: boolean): string => {
  const bend = below ? 1.5 : -1.5;
  return `<path d="M${num(x1)} ${num(y)}Q${num((x1 + x2) / 2)} ${num(y + bend)} ${num(x2)} ${num(y)}" fill="none" stroke="${INK}" stroke-width=".3"/>`;
};

/** A rest of so many sixteenths around the middle line; dotted ones are drawn with their dot. */
export function rest(length: number, x: number, middle: number): string {
  const dotted = length === 6 || length === 12 ? dot(x + 1.9, middle - GAP / 2) : '';
  if (length >= 12 && length !== 8) return box(x, middle - GAP);
  if (length >= 8) return box(x, middle - GAP / 2);
  if (length >= 4) return pen(x, middle, 'M-.3-1.5L.3-.75C-.1-.35-.1-.15.35.45C-.3.2-.5.7 0 1.3', 0.26) + dotted;
  const hook = (y: number): string =>
    blot(x, y, 'M-.35-.6a.26.26 0 1 0 .01 0Z') + pen(x, y, 'M-.35-.2C0-.1.2-.2.4-.5L0 1.2', 0.15);
  return length >= 2 ? hook(middle) : hook(middle) + hook(middle + GAP);
}

const box = (x: number, y: number): string =>
  `<rect x="${num(x - 1.1)}" y="${num(y)}" width="2.2" height="${GAP / 2}" fill="${INK}"/>`;

/** Words in the sheet's type: millimetres, `anchor` as in SVG. */
export function words(
  value: string,
  x: number,
  y: number,
  size: number,
  anchor: 'start' | 'middle',
  style = '',
): string {
  const escaped = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<text x="${num(x)}" y="${num(y)}" font-size="${size}" text-anchor="${anchor}" ${style}>${escaped}</text>`;
}
