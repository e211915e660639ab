import type { CustomData, ListedSituation, Occasion, Understood } from '@storylantern/contract';
import type { ListSituations, UnderstandWish } from '../../makers/text/embedded-author.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { inTime } from '../../platform/workers/in-time.ts';
import { BUSY, TELLING_MS } from './story-writer.ts';

type Words = Pick<CustomData, 'problem' | 'additionalInfo' | 'occasion'>;

/** Tells what a story for a form's words would be about. No model is asked, and nothing is kept. */
export class StoryUnderstanding {
  readonly #understand: UnderstandWish;
  readonly #situations: ListSituations;

  constructor(author: { readonly understand: UnderstandWish; readonly situations: ListSituations }) {
    this.#understand = author.understand;
    this.#situations = author.situations;
  }

  /** Every situation, for a parent who would rather choose. */
  async all(occasion: Occasion): Promise<ListedSituation[]> {
    return [...(await inTime(TELLING_MS, BUSY, (signal) => this.#situations(occasion, signal)))];
  }

  /** @throws AppError `unsuitable` for words no story is told of, as when it is asked for. */
  async of({ problem, additionalInfo, occasion }: Words): Promise<Understood> {
    const wish = { problem, notes: additionalInfo ?? '', occasion: occasion || ('help' as const) };
    // Reading takes milliseconds. What ends a wait ends the thread as well, so a thread that only begins is left its time.
    const read = await inTime(TELLING_MS, BUSY, (signal) => this.#understand(wish, signal));
    if (!read.suitable) throw new AppError('unsuitable', read.message, { field: 'problem', help: read.help });
    return { occasion: read.occasion, situation: read.situation, sure: read.sure, others: [...read.others] };
  }
}
