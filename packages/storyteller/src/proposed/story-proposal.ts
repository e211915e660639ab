import type { StoryContent } from '@storylantern/contract';

/** A social story as somebody else writes it. Nothing in it is trusted before `judgeStory` has read it. */
export interface StoryProposal {
  readonly title: string;
  readonly content: StoryContent;
  /** Three questions to talk about. */
  readonly questions: readonly string[];
}

/** Another last paragraph for a story that stands, as somebody else writes it. */
export interface EndingProposal {
  readonly affirmative: string;
  readonly questions: readonly string[];
}
