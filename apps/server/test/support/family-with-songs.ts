import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { songManifestSchema, songSchema, type Song } from '@storylantern/contract';
import { expect } from 'vitest';
import { isHeard, songFormOf } from './song-requests.ts';

const isNetworkFailure = (error: unknown): boolean => error instanceof TypeError;
const WORDS = ['lantern', 'kettle', 'puddle', 'ladder', 'button', 'pillow'];

/** A family that makes songs, and changes them, on servers that are killed under its hands. */
export class FamilyWithSongs {
  /** What a server answered before it was killed, by the request's key. */
  readonly byKey = new Map<string, string>();
  readonly unanswered = new Set<string>();
  /** For each song the words its first line may have: those answered for, and any whose answer never came. */
  readonly #firstLines = new Map<string, Set<string>>();
  readonly #most: number;
  readonly #restMs: number;

  /** @param most how many songs it makes at most; after that it only changes them. */
  constructor({ most, restMs }: { readonly most: number; readonly restMs: number }) {
    this.#most = most;
    this.#restMs = restMs;
  }

  /** Makes songs and edits their first lines, until the server is gone. */
  async use(address: string): Promise<void> {
    try {
      for (;;) await this.#useOnce(address);
    } catch (error) {
      if (!isNetworkFailure(error)) throw error;
    }
  }

  /** Sends again what was never answered. */
  async sendAgain(address: string): Promise<void> {
    for (const key of this.unanswered) await this.#generate(address, key);
  }

  /** Everything that was promised is there and can be heard as it is written; call it when no job is left. */
  async findsEverything(address: string): Promise<void> {
    expect(new Set(this.byKey.values()).size).toBe(this.byKey.size);
    for (const id of this.byKey.values()) {
      const song = await this.#read(address, id);
      expect([id, song.sound.state, isHeard(song)]).toEqual([id, 'ready', true]);
      for (const url of [song.audioUrl, song.variants.band, song.variants.voice]) {
        const sound = await fetch(`${address}${url}`);
        expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
        await sound.arrayBuffer();
      }
      const first = song.sections[0]?.lines[0];
      const lines = this.#firstLines.get(id);
      if (lines) expect([...lines]).toContain(first);
      const manifest = songManifestSchema.parse(await (await fetch(`${address}/api/songs/${id}/words`)).json());
      expect(manifest.lines[0]?.text).toBe(first);
      const cover = await fetch(`${address}${song.imageUrl}`);
      expect(cover.headers.get('content-type')).toBe('image/webp');
      await cover.arrayBuffer();
    }
  }

  async #useOnce(address: string): Promise<void> {
    const [retried] = this.unanswered;
    if (retried !== undefined || this.byKey.size < this.#most) await this.#generate(address, retried ?? randomUUID());
    const ids = [...this.byKey.values()];
    const id = ids[Math.floor(Math.random() * ids.length)];
    if (id !== undefined) await this.#edit(address, id);
    await pause(this.#restMs);
  }

  async #edit(address: string, id: string): Promise<void> {
    const { revision, sections } = await this.#read(address, id);
    const word = () => WORDS[Math.floor(Math.random() * WORDS.length)];
    const text = `The ${word()} is under the ${word()}`;
    const before = sections[0]?.lines[0] ?? '';
    this.#firstLines.set(id, new Set([...(this.#firstLines.get(id) ?? [before]), text]));
    await this.#send(address, 'PUT', `/api/songs/${id}/lines`, { revision, section: 0, line: 0, text });
    this.#firstLines.set(id, new Set([text]));
  }

  async #read(address: string, id: string): Promise<Song> {
    const response = await fetch(`${address}/api/songs/${id}`);
    expect([id, response.status]).toEqual([id, 200]);
    return songSchema.parse(await response.json());
  }

  async #generate(address: string, key: string): Promise<void> {
    this.unanswered.add(key);
    const sent = await this.#send(address, 'POST', '/api/songs', songFormOf(), { 'idempotency-key': key });
    const { id } = (await sent.json()) as { id: string };
    const before = this.byKey.get(key);
    if (before !== undefined) expect(id).toBe(before);
    this.byKey.set(key, id);
    this.unanswered.delete(key);
  }

  async #send(address: string, method: string, path: string, body: unknown, headers = {}): Promise<Response> {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }
}
