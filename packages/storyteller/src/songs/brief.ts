import type { SongStyle } from '@storylantern/contract';

/** What a parent asks a song for. */
export interface SongBrief {
  /** What it is to be about, in free words. */
  readonly theme: string;
  readonly style: SongStyle;
  /** As typed; null or unusable: the song calls "everyone", a lullaby "darling". */
  readonly childName: string | null;
  /** Years, 1 to 12; others count as the nearest of these. */
  readonly age: number;
  /** More about the child, in free words: a pet, a comforter, who helps, what is liked. */
  readonly details: string | null;
}
