import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { illustratedStorySchema, type IllustratedStory } from '@storylantern/contract';
import { expect } from 'vitest';
import { bookFormOf } from './book-requests.ts';

const isNetworkFailure = (error: unknown): boolean => error instanceof TypeError;

/** A family that makes picture books, and changes them, on servers that are killed under its hands. */
export class FamilyWithBooks {
  /** What a server answered before it was killed, by the request's key. */
  readonly byKey = new Map<string, string>();
  readonly unanswered = new Set<string>();
  /** For each book the texts its first page may have: the one answered for, and any whose answer never came. */
  readonly #firstPages = new Map<string, Set<string>>();
  readonly #most: number;
  readonly #restMs: number;

  /** @param most how many books it makes at most; after that it only changes them. */
  constructor({ most, restMs }: { readonly most: number; readonly restMs: number }) {
    this.#most = most;
    this.#restMs = restMs;
  }

  /** Makes books, edits their first pages and has others drawn anew, until the server is gone. */
  async use(address: string): Promise<void> {
    try {
      for (let turn = 0; ; turn += 1) await this.#useOnce(address, turn);
    } catch (error) {
      if (!isNetworkFailure(error)) throw error;
    }
  }

  /** Sends again what was never answered. */
  async sendAgain(address: string): Promise<void> {
    for (const key of this.unanswered) await this.#generate(address, key);
  }

  /** Everything that was promised is there and whole; call it when no job is left. */
  async findsEverything(address: string): Promise<void> {
    expect(new Set(this.byKey.values()).size).toBe(this.byKey.size);
    for (const id of this.byKey.values()) {
      const book = await this.#read(address, id);
      expect([id, book.narration.state]).toEqual([id, 'ready']);
      expect((await fetch(`${address}${book.audioUrl}`)).status).toBe(200);
      const texts = this.#firstPages.get(id);
      if (texts) expect([...texts]).toContain(book.scenes[0]?.text);
      for (const scene of book.scenes) {
        expect([id, scene.id, scene.picture]).toEqual([id, scene.id, 'ready']);
        const image = await fetch(`${address}${scene.imageUrl}`);
        expect(image.headers.get('content-type')).toBe('image/webp');
        await image.arrayBuffer();
      }
    }
  }

  async #useOnce(address: string, turn: number): Promise<void> {
    const [retried] = this.unanswered;
    if (retried !== undefined || this.byKey.size < this.#most) await this.#generate(address, retried ?? randomUUID());
    const ids = [...this.byKey.values()];
    const id = ids[Math.floor(Math.random() * ids.length)];
    if (id !== undefined && turn % 2 === 0) await this.#edit(address, id);
    if (id !== undefined && turn % 2 === 1) {
      await this.#send(address, 'POST', `/api/illustrated-stories/${id}/scenes/s2/redraw`);
    }
    await pause(this.#restMs);
  }

  async #edit(address: string, id: string): Promise<void> {
    const { revision, scenes } = await this.#read(address, id);
    const text = `A new beginning, ${randomUUID()}.`;
    const before = scenes[0]?.text ?? '';
    this.#firstPages.set(id, new Set([...(this.#firstPages.get(id) ?? [before]), text]));
    const changed = scenes.map((scene, place) => ({ id: scene.id, text: place === 0 ? text : scene.text }));
    await this.#send(address, 'PUT', `/api/illustrated-stories/${id}/scenes`, { revision, scenes: changed });
    this.#firstPages.set(id, new Set([text]));
  }

  async #read(address: string, id: string): Promise<IllustratedStory> {
    const response = await fetch(`${address}/api/illustrated-stories/${id}`);
    expect([id, response.status]).toEqual([id, 200]);
    return illustratedStorySchema.parse(await response.json());
  }

  async #generate(address: string, key: string): Promise<void> {
    this.unanswered.add(key);
    const sent = await this.#send(address, 'POST', '/api/illustrated-stories/generate', bookFormOf(), {
      'idempotency-key': key,
    });
    const { id } = (await sent.json()) as { id: string };
    this.byKey.set(key, id);
    this.unanswered.delete(key);
  }

  async #send(address: string, method: string, path: string, body?: unknown, headers = {}): Promise<Response> {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }
}
