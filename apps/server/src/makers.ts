import type { BookScript, CastSheet, Looks, PagePicture, Picture, SomeLooks, SomeOutfit } from '@storylantern/contract';
import {
  castSheet,
  changeAppearance,
  describePage,
  describePicture,
  looksFor,
  understandAppearance,
  understandLooks,
  type AppearanceWords,
} from '@storylantern/illustrator';
import { createEmbeddedMusician, type EmbeddedMusician } from './makers/music/embedded-musician.ts';
import { createEmbeddedAssistant, type EmbeddedAssistant } from './makers/assistant/embedded-assistant.ts';
import { createEmbeddedIllustrator, type EmbeddedIllustrator } from './makers/picture/embedded-illustrator.ts';
import { createEmbeddedAuthor, type EmbeddedAuthor } from './makers/text/embedded-author.ts';
import { createEmbeddedNarrator, type EmbeddedNarrator } from './makers/voice/embedded-narrator.ts';

/** What the illustrator decides before anything is drawn. */
export interface PicturePlanner {
  /** How a child looks: as chosen, else as told in the parent's own words, else by the name, always the same way. */
  looks(name: string, notes: string, chosen: SomeLooks): Looks;
  /** What a picture shows, in words. */
  describe(picture: Picture, name: string): string;
  /** The same for the child of a book, whose colours have fields of their own in the form. */
  bookLooks(name: string, words: AppearanceWords, chosen: SomeLooks): Looks;
  /** Fixes how everybody in a book looks, from then on. */
  cast(characters: BookScript['cast'], options: { readonly looks: Looks; readonly seed: number }): CastSheet;
  /** Changes the child's looks or clothes; everybody else stays as they are. */
  change(cast: CastSheet, appearance: { readonly looks?: SomeLooks; readonly outfit?: SomeOutfit }): CastSheet;
  /** What a page of a book shows, in words. */
  describePage(picture: PagePicture): string;
}

/** The makers in use. All of them live on this machine. */
export interface Makers {
  readonly assistant: EmbeddedAssistant;
  readonly author: EmbeddedAuthor;
  readonly illustrator: EmbeddedIllustrator;
  readonly narrator: EmbeddedNarrator;
  readonly musician: EmbeddedMusician;
  readonly pictures: PicturePlanner;
}

/** A child keeps its looks over its birthdays. */
const ANY_AGE = 6;

/** Starts nothing yet: each maker takes its threads when it is first needed. */
export const createEmbeddedMakers = (): Makers => ({
  assistant: createEmbeddedAssistant(),
  author: createEmbeddedAuthor(),
  illustrator: createEmbeddedIllustrator(),
  narrator: createEmbeddedNarrator(),
  musician: createEmbeddedMusician(),
  pictures: {
    looks: (name, notes, chosen) => looksFor(name, ANY_AGE, { ...understandLooks(notes), ...chosen }),
    describe: describePicture,
    bookLooks: (name, words, chosen) => looksFor(name, ANY_AGE, { ...understandAppearance(words), ...chosen }),
    cast: castSheet,
    change: changeAppearance,
    describePage,
  },
});
