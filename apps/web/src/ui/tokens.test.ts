import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(resolve(import.meta.dirname, 'tokens.css'), 'utf8');

/** The colours of one block of the token file, by name. */
function coloursOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map([...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]));
}

const light = coloursOf(':root');
const themes = { light, bedtime: new Map([...light, ...coloursOf("[data-theme='bedtime']")]) };

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: keyof typeof themes, one: string, other: string): number {
  const [first, second] = [one, other].map((name) => {
    const hex = themes[theme].get(name);
    if (!hex) throw new Error(`No token is called ${name}`);
    return luminance(hex) + 0.05;
  });
  if (!first || !second) return 0;
  return Math.max(first, second) / Math.min(first, second);
}

/** Words and their grounds: at least 4.5 to 1. */
const TEXT = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['ink', 'sunk'],
  ['ink', 'glow'],
  ['ink', 'page'],
  ['ink', 'moss-bg'],
  ['ink', 'rose-bg'],
  ['soft', 'paper'],
  ['soft', 'card'],
  ['soft', 'sunk'],
  ['soft', 'glow'],
  ['link', 'paper'],
  ['link', 'card'],
  ['link', 'glow'],
  ['on-amber', 'amber'],
  ['on-amber', 'amber-hi'],
  ['on-night', 'night'],
  ['on-night', 'player'],
  ['on-night', 'bubble'],
  ['on-night', 'lamp'],
  ['on-night', 'lamp-mid'],
  ['on-night-soft', 'night'],
  ['on-night-soft', 'player'],
  ['on-night-soft', 'lamp'],
  ['night-glow', 'lamp'],
  ['amber-hi', 'night'],
  ['moss', 'moss-bg'],
  ['rose', 'rose-bg'],
  ['rose', 'card'],
  ['rose', 'paper'],
  ['brick', 'brick-bg'],
  ['sky', 'sky-bg'],
  ['sky', 'card'],
  ['plum', 'plum-bg'],
  ['plum', 'card'],
  ['on-label', 'label'],
  ['on-label-soft', 'label'],
] as const;

/** Signs and the borders of controls: at least 3 to 1. */
const SIGNS = [
  ['edge', 'card'],
  ['edge', 'paper'],
  ['edge', 'sunk'],
  ['amber-lo', 'card'],
  ['amber-lo', 'glow'],
  ['amber', 'night'],
  ['night-moss', 'night'],
  ['night-moss', 'player'],
  ['rose', 'rose-bg'],
] as const;

describe.each(['light', 'bedtime'] as const)('the %s theme', (theme) => {
  it.each(TEXT)('lets %s be read on %s', (words, ground) => {
    expect(contrast(theme, words, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SIGNS)('lets %s be seen on %s', (sign, ground) => {
    expect(contrast(theme, sign, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('no other style sheet of the design system names a colour', () => {
  const sheets = ['base', 'button/button', 'field/field', 'chips/chips', 'surface/surface', 'dialog/dialog'];
  const others = ['toast/toast', 'feedback/feedback', 'picture/picture', 'brand/brand', 'page/page', 'loading/loading'];
  for (const sheet of [...sheets, ...others]) {
    expect(readFileSync(resolve(import.meta.dirname, `${sheet}.css`), 'utf8')).not.toMatch(/#[0-9a-f]{3,8}\b/i);
  }
});
