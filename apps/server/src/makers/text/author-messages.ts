import type { Brief, SocialStory } from '@storylantern/storyteller';

/** What an author's thread answers. A name that cannot be used is an answer, too: errors lose their class on the way. */
export type Told =
  { readonly told: true; readonly story: SocialStory } | { readonly told: false; readonly message: string };

/** Whether something may be told at all; `message` and `help` are for the parent. */
export type Verdict =
  | { readonly suitable: true }
  | { readonly suitable: false; readonly message: string; readonly help: readonly string[] };

/** What an author's thread can be asked, by name. */
export type AuthorThread = {
  readonly screen: (brief: Brief) => Verdict;
  readonly tell: (brief: Brief, seed: number, recent: readonly string[]) => Told;
};
