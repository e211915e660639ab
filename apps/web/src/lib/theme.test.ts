import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { resolveTheme } from './theme.ts';

const beforePaint = readFileSync(resolve(import.meta.dirname, '../../public/theme.js'), 'utf8');
const tokens = readFileSync(resolve(import.meta.dirname, '../ui/tokens.css'), 'utf8');

/** Runs the script of the page's head in a browser that has just these things. */
function themeBeforePaint(storage: () => string | null, dark: boolean) {
  const root: { dataset: { theme?: string } } = { dataset: {} };
  let bar: string | undefined;
  const meta = { setAttribute: (_name: string, colour: string) => (bar = colour) };
  runInNewContext(beforePaint, {
    document: { documentElement: root, querySelector: () => meta },
    localStorage: { getItem: storage },
    matchMedia: () => ({ matches: dark }),
  });
  return { theme: root.dataset.theme, bar };
}

const CASES = [
  [null, false, 'light'],
  [null, true, 'bedtime'],
  ['light', true, 'light'],
  ['bedtime', false, 'bedtime'],
  ['neon', true, 'bedtime'],
] as const;

describe('the theme', () => {
  it.each(CASES)('kept %s, system dark %s: %s, before the first paint and after', (kept, dark, theme) => {
    expect(resolveTheme(kept, dark)).toBe(theme);
    expect(themeBeforePaint(() => kept, dark).theme).toBe(theme);
  });

  it('follows the system when the browser closes its storage', () => {
    const closed = () => {
      throw new Error('SecurityError');
    };
    expect(themeBeforePaint(closed, true).theme).toBe('bedtime');
  });

  it('gives the bar of the browser the paper of bedtime', () => {
    const paper = /\[data-theme='bedtime'\][^}]*?--paper: (#[0-9a-f]+);/.exec(tokens)?.[1];
    expect(themeBeforePaint(() => 'bedtime', false).bar).toBe(paper);
  });
});
