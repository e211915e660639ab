import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The compressed files that a build may put beside its page, best first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

interface ReadPage {
  readonly changed: number;
  readonly etag: string;
  readonly plain: Buffer;
  readonly encoded: readonly { readonly name: string; readonly bytes: Buffer }[];
}

/** The web app's one page, kept in memory: it is small, and asked for more than anything else. */
export class IndexPage {
  readonly #file: string;
  #page: ReadPage | undefined;

  constructor(folder: string) {
    this.#file = join(folder, 'index.html');
  }

  get exists(): boolean {
    return existsSync(this.#file);
  }

  /** Answers with the page; its browser asks each time whether it is still the same. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const page = this.#read();
    reply.header('etag', page.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoded = page.encoded.find((each) => accepted.includes(each.name));
    if (encoded) reply.header('content-encoding', encoded.name);
    return reply.type('text/html; charset=utf-8').send(encoded?.bytes ?? page.plain);
  }

  /** Reads it anew when a build has changed it while the server runs. */
  #read(): ReadPage {
    const changed = statSync(this.#file).mtimeMs;
    if (this.#page?.changed === changed) return this.#page;
    const plain = readFileSync(this.#file);
    this.#page = {
      changed,
      plain,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
      encoded: ENCODINGS.filter(({ ending }) => this.#isFresh(ending, changed)).map(({ name, ending }) => ({
        name,
        bytes: readFileSync(this.#file + ending),
      })),
    };
    return this.#page;
  }

  /** A compressed file that is older than the page was left by an earlier build. */
  #isFresh(ending: string, changed: number): boolean {
    const file = this.#file + ending;
    return existsSync(file) && statSync(file).mtimeMs >= changed;
  }
}
