import { expect, it } from 'vitest';
import { madeOn } from './page-parts.ts';

const own = { by: 'embedded', name: 'Storylantern' };
const model = { by: 'remote', name: 'large-1' };
const on = (...parts: (object | null)[]): string =>
  madeOn(
    '2026-11-22T10:00:00.000Z',
    parts.map((part) => part && JSON.stringify(part)),
  ).text;

it('a page that is taken along says which AI models had a part in it', () => {
  expect(on(own, null, { images: [], maker: own }, { drawn: false })).not.toContain('AI model');
  expect(on(model, { maker: own }, { drawn: true, maker: model })).toContain('by an AI model (large-1).');
});
