import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { healthSchema, storySchema, type Health, type Story } from '@storylantern/contract';
import { expect, vi } from 'vitest';
import { formOf } from './requests.ts';

const isNetworkFailure = (error: unknown): boolean => error instanceof TypeError;

const post = async (address: string, path: string, body: unknown, headers = {}): Promise<unknown> => {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (response.status === BUSY) throw new TryAgain(`${path}: ${await response.text()}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

/** "Many stories are being written right now. Please try again in a moment." */
const BUSY = 503;
class TryAgain extends Error {}
/** So often a family tries again, resting in between, before it says that something is wrong. */
const MOST_TRIES = 20;

/** How many jobs a server says it has. */
export const queueOf = async (address: string): Promise<Health['queue']> =>
  healthSchema.parse(await (await fetch(`${address}/api/health`)).json()).queue;

/** A family that uses servers which are killed under its hands, and remembers everything it was promised. */
export class FamilyAtWork {
  /** What a server answered before it was killed, and must know for ever. */
  readonly stories = new Set<string>();
  readonly saved = new Set<string>();
  readonly renamed = new Set<string>();
  readonly byKey = new Map<string, string>();
  /** Keys whose answer never came: sent again later, they must give one story each. */
  readonly unanswered = new Set<string>();
  readonly #most: number;
  readonly #restMs: number;

  /**
   * @param most how many stories it makes at most; after that it only saves and has them spoken again.
   * @param restMs how long it rests between two things; without it the queue would only grow.
   */
  constructor({ most = Number.POSITIVE_INFINITY, restMs = 40 } = {}) {
    this.#most = most;
    this.#restMs = restMs;
  }

  /** Makes stories, saves them and has them spoken again, until the server is gone. */
  async use(address: string): Promise<void> {
    try {
      for (;;) await this.#useOnce(address);
    } catch (error) {
      // The one way it may end is that the server is gone; a change cut off by that is not known to have happened.
      if (!isNetworkFailure(error)) throw error;
    }
  }

  /** Sends again what was never answered. */
  async sendAgain(address: string): Promise<void> {
    for (const key of this.unanswered) await this.#generate(address, key);
  }

  /** Makes the stories that no server stood long enough for. */
  async makesTheRest(address: string): Promise<void> {
    while (this.stories.size < this.#most) await this.#generate(address, randomUUID());
  }

  /** Has every story spoken again, with the name said another way. */
  async narrateAgain(address: string): Promise<void> {
    for (const id of this.stories) await this.#speak(address, id);
  }

  /** Waits until every job is done, and returns the stories as the server has them. */
  async whenAllIsDone(address: string, patienceMs: number): Promise<Map<string, Story>> {
    await vi.waitUntil(
      async () => {
        const queue = await queueOf(address);
        expect(queue.dead).toBe(0);
        return queue.waiting + queue.running === 0;
      },
      { timeout: patienceMs, interval: 250 },
    );
    const stories = new Map<string, Story>();
    for (const id of this.stories) {
      const response = await fetch(`${address}/api/stories/${id}`);
      expect([id, response.status]).toEqual([id, 200]);
      stories.set(id, storySchema.parse(await response.json()));
    }
    return stories;
  }

  /**
   * What was promised is kept: each story once, saves and the way a name is said.
   * @param others how many other pieces stand in the library besides.
   */
  async findsEverything(address: string, stories: ReadonlyMap<string, Story>, others = 0): Promise<void> {
    for (const [id, story] of stories) expect([id, story.narration.state]).toEqual([id, 'ready']);
    for (const id of this.saved) expect(stories.get(id)?.savedAt).toEqual(expect.any(String));
    for (const id of this.renamed) expect(stories.get(id)?.nameSaid).toMatch(/^kit[a-z]$/);
    expect(new Set(this.byKey.values()).size).toBe(this.byKey.size);
    // Each key made one story, also where the answer was lost and the request was sent again.
    const listed = (await (await fetch(`${address}/api/stories`)).json()) as { id: string }[];
    expect(listed.length).toBe(Math.min(this.byKey.size + others, 200));
  }

  async #useOnce(address: string): Promise<void> {
    const [retried] = this.unanswered;
    if (retried !== undefined || this.stories.size < this.#most) await this.#generate(address, retried ?? randomUUID());
    const ids = [...this.stories];
    const id = ids[Math.floor(Math.random() * ids.length)];
    if (id !== undefined) {
      await post(address, '/api/stories/save', { id });
      this.saved.add(id);
      await this.#speak(address, id);
    }
    await pause(this.#restMs);
  }

  async #speak(address: string, id: string): Promise<void> {
    const nameSaid = `kit${String.fromCharCode(97 + Math.floor(Math.random() * 26))}`;
    await post(address, `/api/stories/${id}/narration`, { nameSaid });
    this.renamed.add(id);
  }

  async #generate(address: string, key: string): Promise<void> {
    this.unanswered.add(key);
    const headers = { 'idempotency-key': key };
    const { id } = await this.#patiently(
      () => post(address, '/api/stories/generate', formOf({ childName: 'Kit' }), headers) as Promise<{ id: string }>,
    );
    const before = this.byKey.get(key);
    if (before !== undefined) expect(id).toBe(before);
    this.stories.add(id);
    this.byKey.set(key, id);
    this.unanswered.delete(key);
  }

  /** Tries again where a server says that it is too busy just now, as its page asks a parent to. */
  async #patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof TryAgain) || tries === MOST_TRIES) throw error;
        await pause(this.#restMs);
      }
    }
  }
}
