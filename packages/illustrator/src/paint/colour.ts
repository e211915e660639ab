/** A colour as six lower-case hexadecimal digits. Nothing else is ever written into a drawing. */
export type Colour = `#${string}`;

interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

const HEX = /^#[0-9a-f]{6}$/;

/** Passes a colour through, or throws RangeError when it is not written as `#rrggbb` in lower case. */
export function colour(value: string): Colour {
  if (!HEX.test(value)) throw new RangeError(`Not a colour: ${value.slice(0, 20)}`);
  return value as Colour;
}

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** sRGB to OKLab, with the matrices of Björn Ottosson, "A perceptual color space for image processing" (2020). */
function toLab(value: Colour): Lab {
  const packed = Number.parseInt(colour(value).slice(1), 16);
  const r = toLinear((packed >> 16) / 255);
  const g = toLinear(((packed >> 8) & 255) / 255);
  const b = toLinear((packed & 255) / 255);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

function toChannels({ l, a, b }: Lab): [number, number, number] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    toGamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    toGamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** Back to sRGB. A colour outside it loses chroma, never its hue or lightness, until it fits. */
function fromLab(lab: Lab): Colour {
  let { a, b } = lab;
  const l = Math.max(0, Math.min(1, lab.l));
  for (let step = 0; step < 24; step++) {
    if (toChannels({ l, a, b }).every((channel) => channel > -0.002 && channel < 1.002)) break;
    a *= 0.9;
    b *= 0.9;
  }
  const digits = toChannels({ l, a, b }).map((channel) =>
    Math.round(Math.max(0, Math.min(1, channel)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

// A drawing asks for the same few hundred mixtures thousands of times; the table is bounded by the closed palettes.
// The amount has a table of its own: writing a fraction into the key would cost more than all the rest.
const known = new Map<string, Map<number, Colour>>();
let count = 0;
function remembered(key: string, amount: number, make: () => Colour): Colour {
  let amounts = known.get(key);
  const found = amounts?.get(amount);
  if (found) return found;
  const made = make();
  if (count > 20_000) {
    known.clear();
    count = 0;
    amounts = undefined;
  }
  if (!amounts) known.set(key, (amounts = new Map<number, Colour>()));
  amounts.set(amount, made);
  count++;
  return made;
}

/** Mixes in OKLab: `share` 0 gives `first`, 1 gives `second`. */
export const mix = (first: Colour, second: Colour, share: number): Colour =>
  remembered('m' + first + second, share, () => {
    const from = toLab(first);
    const to = toLab(second);
    return fromLab({
      l: from.l + (to.l - from.l) * share,
      a: from.a + (to.a - from.a) * share,
      b: from.b + (to.b - from.b) * share,
    });
  });

/** Shifts lightness (0 to 1 scale) and multiplies chroma. */
export const adjust = (value: Colour, lightness: number, chroma = 1): Colour =>
  remembered(`a${value}${chroma}`, lightness, () => {
    const { l, a, b } = toLab(value);
    return fromLab({ l: l + lightness, a: a * chroma, b: b * chroma });
  });

/** A painter's shadow: darker, a little stronger, leaning to violet. Never black. */
export const shade = (value: Colour, strength = 1): Colour =>
  remembered('s' + value, strength, () =>
    mix(adjust(value, -0.11 * strength, 1.08), '#4a2f6b', Math.min(0.8, 0.13 * strength)),
  );

/** A painter's light: lighter and leaning to warm cream. Never white. */
export const tint = (value: Colour, strength = 1): Colour =>
  remembered('t' + value, strength, () =>
    mix(adjust(value, 0.06 * strength), '#fff1c9', Math.min(0.8, 0.18 * strength)),
  );

/** How different two colours look: distance in OKLab times 100. About 2 is just visible side by side. */
export function difference(first: Colour, second: Colour): number {
  const from = toLab(first);
  const to = toLab(second);
  return 100 * Math.hypot(from.l - to.l, from.a - to.a, from.b - to.b);
}

/** Perceived lightness, 0 (black) to 1 (white). */
/** Less than this is a grey, which has no hue. */
const GREY = 0.035;
/** Degrees on the circle of hues. */
const NEAR_HUE = 38;

/** Whether two colours are shades and tints of one colour: hues that lie close together, or two greys. */
export function isOfOneHue(first: Colour, second: Colour): boolean {
  const [one, other] = [toLab(first), toLab(second)];
  const greys = [one, other].filter(({ a, b }) => Math.hypot(a, b) < GREY).length;
  if (greys > 0) return greys === 2 && Math.abs(one.l - other.l) < 0.35;
  const apart = Math.abs(Math.atan2(one.b, one.a) - Math.atan2(other.b, other.a)) * (180 / Math.PI);
  return Math.min(apart, 360 - apart) < NEAR_HUE;
}

export const lightness = (value: Colour): number => toLab(value).l;
