import { expect, it } from 'vitest';
import { forgetVisitKey, visitKey } from './visit-key.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

it('asks for the same story after a reload, and for a new one once it was made', () => {
  const store = memory();
  const key = visitKey(store, 'transitions', 'new-sibling');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(visitKey(store, 'transitions', 'new-sibling')).toBe(key);
  expect(visitKey(store, 'transitions', undefined)).not.toBe(key);
  forgetVisitKey(store, 'transitions', 'new-sibling');
  expect(visitKey(store, 'transitions', 'new-sibling')).not.toBe(key);
});
