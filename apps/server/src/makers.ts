import type { Looks, Picture, SomeLooks } from '@storylantern/contract';
import { describePicture, looksFor, understandLooks } from '@storylantern/illustrator';
import { createEmbeddedIllustrator, type EmbeddedIllustrator } from './makers/picture/embedded-illustrator.ts';
import { createEmbeddedAuthor, type EmbeddedAuthor } from './makers/text/embedded-author.ts';
import { createEmbeddedNarrator, type EmbeddedNarrator } from './makers/voice/embedded-narrator.ts';

/** What the illustrator decides before anything is drawn. */
export interface PicturePlanner {
  /** How a child looks: as chosen, else as told in the parent's own words, else by the name, always the same way. */
  looks(name: string, notes: string, chosen: SomeLooks): Looks;
  /** What a picture shows, in words. */
  describe(picture: Picture, name: string): string;
}

/** The makers in use. All of them live on this machine. */
export interface Makers {
  readonly author: EmbeddedAuthor;
  readonly illustrator: EmbeddedIllustrator;
  readonly narrator: EmbeddedNarrator;
  readonly pictures: PicturePlanner;
}

/** A child keeps its looks over its birthdays. */
const ANY_AGE = 6;

/** Starts nothing yet: each maker takes its threads when it is first needed. */
export const createEmbeddedMakers = (): Makers => ({
  author: createEmbeddedAuthor(),
  illustrator: createEmbeddedIllustrator(),
  narrator: createEmbeddedNarrator(),
  pictures: {
    looks: (name, notes, chosen) => looksFor(name, ANY_AGE, { ...understandLooks(notes), ...chosen }),
    describe: describePicture,
  },
});
