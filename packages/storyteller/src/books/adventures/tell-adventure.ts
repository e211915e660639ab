import type { BookScript } from '@storylantern/contract';
import type { BookBrief } from '../brief.ts';
import { tellPictureBook, type TellBookOptions } from '../tell-picture-book.ts';

/** What a parent asks an educational adventure for. */
export interface AdventureBrief extends Omit<BookBrief, 'theme' | 'educational'> {
  /** One of the topics of the form, or whatever the parent typed. */
  readonly topic: string;
}

/**
 * Tells an educational adventure: of a fact sheet about the topic when there is one, with the facts it tells and three
 * questions with answers; else an adventure of finding out, which states nothing about it. What may not become an
 * adventure is told as any picture book is. The same brief, options and seed give the same bytes.
 */
export const tellAdventure = ({ topic, ...brief }: AdventureBrief, options: TellBookOptions): BookScript =>
  tellPictureBook({ ...brief, theme: topic, educational: true }, options);
