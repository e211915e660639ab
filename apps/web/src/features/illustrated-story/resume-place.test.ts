import { expect, it } from 'vitest';
import { parsePlaces, withPlace } from './resume-place.ts';

it('remembers the page where a book was left, and forgets a finished one', () => {
  let places = withPlace([], 'a', 3, 8);
  expect(places).toEqual([{ book: 'a', scene: 3 }]);
  places = withPlace(places, 'b', 2, 8);
  places = withPlace(places, 'a', 7, 8);
  expect(places).toEqual([{ book: 'b', scene: 2 }]);
  expect(withPlace(places, 'b', 0, 8)).toEqual([]);
});

it('keeps the sixty books read last', () => {
  let places = withPlace([], 'first', 1, 8);
  for (let book = 0; book < 60; book += 1) places = withPlace(places, String(book), 1, 8);
  expect(places).toHaveLength(60);
  expect(places.some(({ book }) => book === 'first')).toBe(false);
});

it.each([null, '', '{', '{"a":1}', '[{"book":"a","scene":-1}]', '[{"book":"a"}]'])('reads no place in %s', (stored) => {
  expect(parsePlaces(stored)).toEqual([]);
});
