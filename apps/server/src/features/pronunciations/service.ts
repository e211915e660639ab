import { isNarratorError } from '@storylantern/narrator';
import type { EmbeddedNarrator } from '../../makers/voice/embedded-narrator.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FamilyWork } from '../../platform/making/family-work.ts';
import type { MediaLibrary } from '../../platform/media/media-library.ts';
import { WorkerPoolError } from '../../platform/workers/worker-pool-error.ts';
import { findPronunciation, keepPronunciation } from './repository.ts';

/** How long a parent may have to wait for a word; more of them wait in a row behind the narrations. */
const SAYING_MS = 20_000;

const UNSAYABLE = 'The voice cannot say this. Please write it in ordinary letters, as it sounds.';

/** Who needs the sound of a spelling. */
export const pronunciationOwner = (said: string) => `pronunciation:${said}`;

/** What names are said with. */
export interface PronunciationParts {
  readonly database: Database;
  readonly media: MediaLibrary;
  readonly families: FamilyWork;
  readonly narrator: Pick<EmbeddedNarrator, 'sayOnce'>;
}

/** Lets a parent hear a name before a story is spoken with it. What was said once is kept. */
export class PronunciationService {
  readonly #parts: PronunciationParts;

  constructor(parts: PronunciationParts) {
    this.#parts = parts;
  }

  async say(householdId: number, said: string): Promise<{ audioUrl: string; seconds: number }> {
    const { database, families, media } = this.#parts;
    const known = await findPronunciation(database.db, householdId, said);
    if (known) return { audioUrl: `/api/media/${known.file}`, seconds: known.seconds };
    return families.run(householdId, async (underWay) => {
      const { audio, seconds } = await this.#speak(said);
      const now = new Date();
      const file = await media.put(audio, 'mp3', now, householdId);
      await database.db.transaction().execute(async (queries) => {
        await underWay.mayStore(queries);
        await keepPronunciation(queries, { householdId, said, file, seconds }, now);
        await media.own(queries, file, { householdId, owner: pronunciationOwner(said) });
      });
      return { audioUrl: `/api/media/${file}`, seconds };
    });
  }

  async #speak(said: string) {
    const signal = AbortSignal.timeout(SAYING_MS);
    try {
      return await this.#parts.narrator.sayOnce(said, { signal });
    } catch (error) {
      if (isNarratorError(error) && (error.code === 'nothing-to-say' || error.code === 'too-long')) {
        throw new AppError('bad-request', UNSAYABLE, { field: 'said', cause: error });
      }
      if (signal.aborted || error instanceof WorkerPoolError) {
        throw new AppError('not-ready', 'The voice is busy right now. Please try again in a moment.', { cause: error });
      }
      throw error;
    }
  }
}
