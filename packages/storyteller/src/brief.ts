import type { AgeBand, AuditReport, Gender, Occasion, Scene, StoryContent, StoryTelling } from '@storylantern/contract';

/** What a parent tells and chooses. `name` is as typed; `problem` and `notes` are free text. */
export interface Brief {
  readonly name: string;
  readonly ageBand: AgeBand;
  readonly gender: Gender | null;
  readonly problem: string;
  readonly notes: string;
  /** The notes are what is kept about the child and nobody wrote them for this story, so none of them is missed in it. */
  readonly remembered?: boolean;
  /** A situation chosen by category or topic: the id of a frame, or of a challenge that has no frame of its own. */
  readonly situation?: string;
  /** What is hard, as it stands in a sentence ("taking turns"), when the situation is a challenge without a frame. */
  readonly hardThing?: string;
  /** To help with what is hard, or to applaud what goes well; to help when it is not said. */
  readonly occasion?: Occasion;
  /** The person, length and level it is told in; the usual ones when it is not said. */
  readonly telling?: StoryTelling;
}

/** Another situation the parent may have meant. */
export interface Suggestion {
  readonly id: string;
  readonly name: string;
}

/** A finished social story. Its audit has passed. */
export interface SocialStory {
  readonly title: string;
  /** The id of the situation and what it is called on screen. */
  readonly situation: string;
  readonly situationName: string;
  /** The image the story was built on. */
  readonly thread: string;
  readonly content: StoryContent;
  /** Three sentences on what the story does. */
  readonly benefits: readonly string[];
  /** Three questions: one that recalls, one about a feeling, one "shall we". */
  readonly talkTogether: readonly string[];
  readonly audit: AuditReport;
  /** The parent's sentences that found no true place in the story, in the parent's words. */
  readonly leftOut: readonly string[];
  readonly alsoAbout: readonly Suggestion[];
  /** What the cover shows. */
  readonly scene: Scene;
  /** One question to the parent whose answer would make a general story better; null when a situation was found. */
  readonly question: string | null;
  /** How it is told. */
  readonly telling: StoryTelling;
}

/** A story as it stands, of which another version is asked for. */
export interface StoryToldBefore {
  readonly title: string;
  readonly content: StoryContent;
  /** `thread` of the `SocialStory` it was. */
  readonly thread: string;
}
