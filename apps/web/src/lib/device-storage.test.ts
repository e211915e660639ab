import { expect, it } from 'vitest';
import { forgetOurs } from './device-storage.ts';

it('forgets every one of our own entries and leaves those of others', () => {
  const kept = new Map([
    ['storylantern.percentiles', '[]'],
    ['else.where', 'x'],
    ['storylantern.custom-story', '{}'],
    ['storylanterns', 'x'],
    ['storylantern.child', 'a'],
  ]);
  forgetOurs({
    get length() {
      return kept.size;
    },
    key: (place) => [...kept.keys()][place] ?? null,
    removeItem: (key) => void kept.delete(key),
  });
  expect([...kept.keys()]).toEqual(['else.where', 'storylanterns']);
});
