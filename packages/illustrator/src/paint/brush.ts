import type { COATS } from '@storylantern/contract';
import { colour as checked, type Colour } from './colour.ts';
import { ellipse, fine, num } from './path.ts';
import { randomFrom, type Random } from './random.ts';
import type { Plane, ShapeLook, Style } from './style.ts';

/** A gradient's stop: where (0 to 1), which colour, how dense (1 when left out). */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

export type Blend = 'normal' | 'multiply' | 'screen' | 'soft-light';

/**
 * Paints one picture. It keeps the definitions that shapes refer to, so that equal ones are written once, and names
 * them with a prefix of its own, so that several pictures may stand in one page.
 */
export class Brush {
  readonly style: Style;
  readonly random: Random;
  plane: Plane = 'scene';
  /** Which side the light comes from: -1 left, 1 right. */
  lightFrom: -1 | 1 = -1;
  /**
   * What a painted sky or a window shows besides the hour: its own sun or moon (not in the rain, and not beside another
   * one) and the weather.
   */
  outlook: { readonly light: boolean; readonly weather: 'clear' | 'rain' | 'snow' | 'wind' } = {
    light: true,
    weather: 'clear',
  };
  /** Things of this picture that are of another colour than they usually are, by their names. */
  colours: Readonly<Partial<Record<string, (typeof COATS)[number]>>> = {};
  /** Changes every colour before the style sees it: the hour of the day, or the air between. */
  grade: (value: Colour) => Colour = (value) => value;
  private readonly prefix: string;
  private readonly known = new Map<string, string>();
  private readonly definitions: string[] = [];

  constructor(style: Style, seed: number, prefix: string) {
    if (!/^[a-z][a-z0-9]*$/.test(prefix)) throw new RangeError('A prefix is lower-case letters and digits');
    this.style = style;
    this.random = randomFrom(seed);
    this.prefix = prefix;
  }

  /** The colour as it will be written. */
  ink(value: Colour): Colour {
    const { style, plane } = this;
    if (style.tonesFirst) return checked(this.grade(style.tone(checked(value), plane)));
    return checked(style.tone(this.grade(checked(value)), plane));
  }

  /** A solid thing: the one call behind everything drawn. */
  shape(path: string, value: Colour, look: ShapeLook = {}): string {
    return this.style.shape(this, path, this.ink(value), look);
  }

  /** A mark upon a thing: a spot, a button, a shine. */
  flat(path: string, value: Colour, opacity = 1): string {
    const ink = this.ink(value);
    return `<path d="${path}" fill="${ink}"${opacity < 1 ? ` fill-opacity="${fine(opacity)}"` : ''}/>`;
  }

  line(path: string, value: Colour, width: number, opacity = 1): string {
    return this.style.line(this, path, this.ink(value), width, opacity);
  }

  /** Fills a path with a gradient whose colours are taken as they are. */
  wash(path: string, stops: readonly Stop[], direction: 'down' | 'across' = 'down'): string {
    const inked = stops.map(([offset, value, opacity]): Stop => [offset, this.ink(value), opacity]);
    if (this.style.wash) return this.style.wash(this, path, inked, direction);
    const fill = direction === 'down' ? this.gradientDown(inked) : this.gradientAcross(inked);
    return `<path d="${path}" fill="${fill}"/>`;
  }

  /** A soft round light or shadow, fading to nothing at its rim. Its colour is not graded: light has its own. */
  glow(
    [x, y]: readonly [number, number],
    [rx, ry]: readonly [number, number],
    value: Colour,
    opacity: number,
    blend: Blend = 'normal',
    core = 0.45,
  ): string {
    const fill = this.radial([
      [0, value, 1],
      [core, value, 0.5],
      [1, value, 0],
    ]);
    const mode = blend === 'normal' ? '' : ` style="mix-blend-mode:${blend}"`;
    return `<path d="${ellipse(x, y, rx, ry)}" fill="${fill}" fill-opacity="${fine(opacity)}"${mode}/>`;
  }

  group(markup: string, { x = 0, y = 0, turn = 0, scale = 1, flip = false }: Placement = {}): string {
    const steps = [
      x !== 0 || y !== 0 ? `translate(${num(x)} ${num(y)})` : '',
      turn !== 0 ? `rotate(${num(turn)})` : '',
      scale !== 1 || flip ? `scale(${fine(flip ? -scale : scale)} ${fine(scale)})` : '',
    ].filter(Boolean);
    return steps.length > 0 ? `<g transform="${steps.join(' ')}">${markup}</g>` : markup;
  }

  within(path: string, markup: string): string {
    return `<g clip-path="${this.clip(path)}">${markup}</g>`;
  }

  clip(path: string, evenOdd = false): string {
    const rule = evenOdd ? ' clip-rule="evenodd"' : '';
    return this.define(`clip${rule}${path}`, (id) => `<clipPath id="${id}"><path d="${path}"${rule}/></clipPath>`);
  }

  /** From the lit upper side to the shaded lower side of whatever is filled with it. */
  gradientAcross(stops: readonly Stop[]): string {
    const [from, to] = this.lightFrom < 0 ? [0, 1] : [1, 0];
    return this.linear(stops, `x1="${from}" y1="0" x2="${to}" y2="1"`);
  }

  gradientDown(stops: readonly Stop[]): string {
    return this.linear(stops, 'x1="0" y1="0" x2="0" y2="1"');
  }

  radial(stops: readonly Stop[]): string {
    const inner = stopMarkup(this.style.fade?.(stops) ?? stops);
    return this.define(`radial${inner}`, (id) => `<radialGradient id="${id}">${inner}</radialGradient>`);
  }

  /** Nothing in the middle of whatever it fills, growing to `opacity` towards the corners. */
  vignette(value: Colour, opacity: number): string {
    const inner = stopMarkup([
      [0.52, value, 0],
      [1, value, opacity],
    ]);
    return this.define(
      `vignette${inner}`,
      (id) => `<radialGradient id="${id}" cx="0.5" cy="0.46" r="0.78">${inner}</radialGradient>`,
    );
  }

  /** A small drawing that repeats every `width` by `height`, from (x, y). */
  pattern(width: number, height: number, markup: string, x = 0, y = 0): string {
    const from = (x === 0 ? '' : ` x="${num(x)}"`) + (y === 0 ? '' : ` y="${num(y)}"`);
    return this.define(
      `pattern${width}|${height}|${x}|${y}${markup}`,
      (id) =>
        `<pattern id="${id}"${from} width="${num(width)}" height="${num(height)}" patternUnits="userSpaceOnUse">${markup}</pattern>`,
    );
  }

  /**
   * A PNG data URL repeated pixel for pixel. Neither scaled nor turned it costs a tenth of what `tile` does, so it is
   * for large tiles whose repetition is not seen.
   */
  sheet(image: string, width: number, height = width): string {
    checkTile(image);
    return this.pattern(
      width,
      height,
      `<image width="${num(width)}" height="${num(height)}" image-rendering="optimizeSpeed" href="${image}"/>`,
    );
  }

  /** A repeating picture given as a PNG data URL; turned, its repetition is not seen. */
  tile(image: string, size: number, turn = 0): string {
    checkTile(image);
    return this.define(
      `tile${size}${image.length}${image.slice(-40)}`,
      (id) =>
        `<pattern id="${id}" width="${num(size)}" height="${num(size)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${num(turn)})"><image width="${num(size)}" height="${num(size)}" href="${image}"/></pattern>`,
    );
  }

  /** Everything that has been referred to, ready to stand in front of the drawing. */
  defs(): string {
    return `<defs>${this.definitions.join('')}</defs>`;
  }

  private linear(stops: readonly Stop[], direction: string): string {
    const inner = stopMarkup(stops);
    return this.define(
      `linear${direction}${inner}`,
      (id) => `<linearGradient id="${id}" ${direction}>${inner}</linearGradient>`,
    );
  }

  private define(key: string, make: (id: string) => string): string {
    let id = this.known.get(key);
    if (!id) {
      id = `${this.prefix}${this.known.size.toString(36)}`;
      this.known.set(key, id);
      this.definitions.push(make(id));
    }
    return `url(#${id})`;
  }
}

/** Where a group stands, how it is turned (degrees clockwise) and how large. */
export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly scale?: number;
  readonly flip?: boolean;
}

function checkTile(image: string): void {
  if (!/^data:image\/png;base64,[A-Za-z0-9+/=]+$/.test(image)) throw new TypeError('A tile is a PNG data URL');
}

const stopMarkup = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, value, opacity = 1]) =>
        `<stop offset="${fine(offset)}" stop-color="${checked(value)}"${opacity < 1 ? ` stop-opacity="${fine(opacity)}"` : ''}/>`,
    )
    .join('');
