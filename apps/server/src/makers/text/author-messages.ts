import type { Brief, SocialStory } from '@storylantern/storyteller';

/** Whether something may be told at all, and the child's name as stories say it; `message` and `help` are for the parent. */
export type Verdict =
  | { readonly suitable: true; readonly name: string }
  | { readonly suitable: false; readonly unusableName: true; readonly message: string }
  | {
      readonly suitable: false;
      readonly unusableName?: false;
      readonly message: string;
      readonly help: readonly string[];
    };

/** What an author's thread can be asked, by name. */
export type AuthorThread = {
  readonly screen: (brief: Brief) => Verdict;
  readonly tell: (brief: Brief, seed: number, recent: readonly string[]) => SocialStory;
};
