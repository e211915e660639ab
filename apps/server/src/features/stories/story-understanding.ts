import type { CustomData, Understood } from '@storylantern/contract';
import type { UnderstandWish } from '../../makers/text/embedded-author.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { inTime } from '../../platform/workers/in-time.ts';
import { BUSY } from './story-writer.ts';

/** Reading takes milliseconds; a parent who has not been answered by then is not waiting for it any more. */
const UNDERSTANDING_MS = 5_000;

type Words = Pick<CustomData, 'problem' | 'additionalInfo' | 'occasion'>;

/** Tells what a story for a form's words would be about. No model is asked, and nothing is kept. */
export class StoryUnderstanding {
  readonly #understand: UnderstandWish;

  constructor(understand: UnderstandWish) {
    this.#understand = understand;
  }

  /** @throws AppError `unsuitable` for words no story is told of, as when it is asked for. */
  async of({ problem, additionalInfo, occasion }: Words): Promise<Understood> {
    const wish = { problem, notes: additionalInfo ?? '', occasion: occasion || ('help' as const) };
    const read = await inTime(UNDERSTANDING_MS, BUSY, (signal) => this.#understand(wish, signal));
    if (!read.suitable) throw new AppError('unsuitable', read.message, { field: 'problem', help: read.help });
    return { occasion: read.occasion, situation: read.situation, sure: read.sure, others: [...read.others] };
  }
}
