import { expect, it } from 'vitest';
import { fallbackImage } from './scene-image.ts';

it('asks the image route for the last part of a failed address', () => {
  expect(fallbackImage('/api/illustrated-stories/image/b1-s2-0.webp')).toBe(
    '/api/illustrated-stories/image/b1-s2-0.webp?w=480',
  );
  expect(fallbackImage('https://pictures.example/a/b/owl.webp?size=2#x')).toBe(
    '/api/illustrated-stories/image/owl.webp?w=480',
  );
});

it.each(['', '/', '/pictures/', '/a/%2e%2e', '/a/b c.webp'])('has no fallback for %j', (address) => {
  expect(fallbackImage(address)).toBeNull();
});
