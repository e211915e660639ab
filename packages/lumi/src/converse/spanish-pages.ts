import type { GuidanceSource } from '@storylantern/contract';

/** One of the most asked topics in Spanish: the gist of an English page of guidance. */
export interface SpanishPage {
  /** The page of guidance it is the gist of. */
  readonly guidance: string;
  readonly title: string;
  /** Beginnings of words that mean it, without accents. */
  readonly words: readonly string[];
  readonly ack: string;
  readonly typical: string;
  readonly tonight: readonly string[];
  readonly ask: string;
  readonly back: string;
  readonly source: GuidanceSource;
}

/** The topics that are answered in Spanish. */
export const SPANISH_PAGES: readonly SpanishPage[] = [];
