import { describe, expect, it } from 'vitest';
import { forgetRequestKey, requestKey } from './request-key.ts';

function store() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

describe('the key of a story being made', () => {
  it('stays the same for the same words until it is forgotten', () => {
    const visit = store();
    const words = 'Zoë is\nafraid of 100 % darkness';
    const first = requestKey(visit, 'custom-story', words);
    expect(requestKey(visit, 'custom-story', words)).toBe(first);
    forgetRequestKey(visit, 'custom-story');
    expect(requestKey(visit, 'custom-story', words)).not.toBe(first);
  });

  it('is another one for other words, and in another place', () => {
    const visit = store();
    const first = requestKey(visit, 'custom-story', 'dark');
    expect(requestKey(visit, 'categories fear-dark')).not.toBe(first);
    expect(requestKey(visit, 'custom-story', 'noise')).not.toBe(first);
  });

  it('is long enough never to meet another', () => {
    expect(requestKey(store(), 'any')).toMatch(/^[0-9a-f]{32}$/);
  });
});
