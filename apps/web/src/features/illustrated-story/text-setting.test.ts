import { expect, it } from 'vitest';
import { settingOf } from './text-setting.ts';

it.each([
  [[], 'large'],
  [['Fox ran.', 'Fox sat.'], 'large'],
  [['Fox ran.', 'x'.repeat(420)], 'medium'],
  [['x'.repeat(800), 'Fox sat.'], 'small'],
] as const)('the fullest page decides how the whole book is set', (texts, setting) => {
  expect(settingOf(texts)).toBe(setting);
});
