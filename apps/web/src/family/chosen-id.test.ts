import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const refuse = () => {
  throw new DOMException('Storage is closed', 'SecurityError');
};

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a choice is found again on this device', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  const { chooseChild } = await import('./chosen-id.ts');
  chooseChild('mia');
  vi.resetModules();
  const again = await import('./chosen-id.ts');
  expect(again.chosenId()).toBe('mia');
  again.chooseChild(null);
  expect(again.chosenId()).toBeNull();
  expect(kept.size).toBe(0);
});

it('a choice holds until the page is left where the browser keeps nothing', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const { chooseChild, chosenId } = await import('./chosen-id.ts');
  expect(chosenId()).toBeNull();
  chooseChild('mia');
  expect(chosenId()).toBe('mia');
});
