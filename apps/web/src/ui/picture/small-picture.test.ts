import { expect, it } from 'vitest';
import { smallPicture } from './small-picture.ts';

it('asks for the small image of a cover, and leaves other addresses as they are', () => {
  expect(smallPicture('/api/stories/abc/cover')).toBe('/api/stories/abc/cover?w=480');
  expect(smallPicture('/api/stories/abc/cover?picture=2')).toBe('/api/stories/abc/cover?picture=2&w=480');
  expect(smallPicture('/api/media/abc.webp')).toBe('/api/media/abc.webp');
});
