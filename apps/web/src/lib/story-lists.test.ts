import { expect, it } from 'vitest';
import { isStoryList } from './story-lists.ts';

it.each([
  ['/api/stories', true],
  ['/api/stories?search=noor', true],
  ['/api/stories/abc/related', true],
  ['/api/stories/abc', false],
  ['/api/stories/abc/narration', false],
  ['/api/songs', true],
  ['/api/songs/styles', false],
  ['/api/topics', false],
])('%s is a list of stories: %s', (address, list) => {
  expect(isStoryList(address)).toBe(list);
});
