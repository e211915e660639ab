import { narrationManifestSchema } from '@storylantern/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { createEmbeddedNarrator } from '../src/makers/voice/embedded-narrator.ts';
import { createSentenceCache } from '../src/makers/voice/sentence-cache.ts';
import type { SentenceStore } from '../src/makers/voice/sentence-store.ts';

const SCRIPT = {
  segments: [
    { id: 'title', text: 'Niamh Can Wait' },
    { id: 'descriptive', text: 'Niamh waits for her turn. The swing goes up and down. Then it is Niamh’s turn!' },
  ],
  said: { Niamh: 'neev' },
};

/** A store that remembers what it was asked. */
function watchedStore() {
  const kept = new Map<string, Uint8Array>();
  const asked = { found: 0, missing: 0 };
  const store: SentenceStore = {
    async get(key) {
      asked[kept.has(key) ? 'found' : 'missing']++;
      return kept.get(key);
    },
    async put(key, bytes) {
      kept.set(key, bytes);
    },
  };
  return { store, asked, kept };
}

const watched = watchedStore();
const narrator = createEmbeddedNarrator({ sentences: watched.store });
afterAll(() => narrator.close());

describe('the embedded narrator', () => {
  it('speaks a script in threads: an MP3, a manifest of the shown text, and who made it', async () => {
    const { audio, manifest, maker } = await narrator.narrate(SCRIPT);
    expect([...audio.subarray(0, 2)].map((byte) => byte & 0xe0)).toEqual([0xe0, 0xe0]);
    expect(narrationManifestSchema.parse(manifest)).toEqual(manifest);
    expect(manifest.segments.map(({ id, text }) => ({ id, text }))).toEqual(SCRIPT.segments);
    expect(maker).toEqual({ by: 'embedded', name: 'Storylantern voice (Flite slt)' });
  });

  it('speaks again only the sentences that changed, with the same result as all anew', async () => {
    const other = { ...SCRIPT, said: { Niamh: 'neeve' } };
    const before = { ...watched.asked };
    const again = await narrator.narrate(other);
    expect(watched.asked.found - before.found).toBe(1);
    expect(watched.asked.missing - before.missing).toBe(3);
    const anew = createEmbeddedNarrator({ workers: 1 });
    const fresh = await anew.narrate(other);
    await anew.close();
    expect(Buffer.compare(again.audio, fresh.audio)).toBe(0);
    expect(again.manifest).toEqual(fresh.manifest);
  });

  it('says a name by itself', async () => {
    const { audio, mime, seconds } = await narrator.sayOnce('neev');
    expect(mime).toBe('audio/mpeg');
    expect(audio.length).toBeGreaterThan(2_000);
    expect(seconds).toBeLessThan(3);
  });

  it('answers with named errors when there is nothing to say or too much', async () => {
    const nothing = { segments: [{ id: 'a', text: '... 😀' }], said: {} };
    await expect(narrator.narrate(nothing)).rejects.toMatchObject({ name: 'NarratorError', code: 'nothing-to-say' });
    await expect(narrator.sayOnce('李')).rejects.toMatchObject({ code: 'nothing-to-say' });
    await expect(narrator.sayOnce('so '.repeat(100))).rejects.toMatchObject({ code: 'too-long' });
  });

  it('can be given up, and goes on with the next', async () => {
    const asked = new AbortController();
    const script = { ...SCRIPT, said: { waits: 'stays' } };
    const given = narrator.narrate(script, { signal: asked.signal });
    asked.abort(new Error('the page was left'));
    await expect(given).rejects.toThrow('the page was left');
    expect((await narrator.narrate(script)).manifest.segments).toHaveLength(2);
  });

  it('warms up, and after closing takes nothing more', async () => {
    const short = createEmbeddedNarrator({ workers: 1 });
    await short.warm();
    await short.close();
    await expect(short.narrate(SCRIPT)).rejects.toMatchObject({ name: 'WorkerPoolError', code: 'closed' });
  });
});

describe('the sentence cache', () => {
  it('drops what was used longest ago when it is full', async () => {
    const cache = createSentenceCache(30);
    for (const key of ['a', 'b', 'c']) await cache.put(key, new Uint8Array(10));
    await cache.get('a');
    await cache.put('d', new Uint8Array(10));
    expect(await cache.get('b')).toBeUndefined();
    for (const key of ['a', 'c', 'd']) expect(await cache.get(key)).toHaveLength(10);
    await cache.put('e', new Uint8Array(100));
    expect(await cache.get('a')).toBeUndefined();
  });
});
