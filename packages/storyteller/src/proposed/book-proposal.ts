import type { Actor, PageScene, SettingName } from '@storylantern/contract';

/** A picture book as somebody else writes it. Nothing in it is trusted before `judgeBook` has read it. */
export interface BookProposal {
  readonly title: string;
  /** Whoever is in it beside those of the frame: a short name of its own, and what it is ("hedgehog", "shopkeeper"). */
  readonly cast: readonly { readonly name: string; readonly kind: string }[];
  readonly pages: readonly ProposedPage[];
  /** Three questions to talk about; those of an adventure are ours. */
  readonly questions: readonly string[];
}

/** One page: its words, and what its author thinks the picture shows. */
export interface ProposedPage {
  readonly text: string;
  readonly scene: {
    readonly setting: SettingName;
    readonly time: PageScene['time'];
    readonly camera: PageScene['camera'];
    /** `who` is a name, as the text has it. */
    readonly actors: readonly {
      readonly who: string;
      readonly pose: Actor['pose'];
      readonly feeling: Actor['feeling'];
    }[];
    /** In free words: what the picture cannot show, or the text does not name, is left out. */
    readonly things: readonly string[];
  };
}
