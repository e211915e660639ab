import type { LyricSection } from '@storylantern/contract';

/** The words of a song as somebody else writes them. Nothing in it is trusted before `judgeSong` has read it. */
export interface SongProposal {
  readonly title: string;
  /** Each part once, in the order of the frame; the chorus comes back where the frame's style has it. */
  readonly sections: readonly { readonly kind: LyricSection['kind']; readonly lines: readonly string[] }[];
}
