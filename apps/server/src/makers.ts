import type { Looks, SomeLooks } from '@storylantern/contract';
import { looksFor } from '@storylantern/illustrator';
import type { Illustrator } from './makers/maker.ts';
import { createEmbeddedIllustrator } from './makers/picture/embedded-illustrator.ts';
import { createEmbeddedAuthor, type EmbeddedAuthor } from './makers/text/embedded-author.ts';
import { createEmbeddedNarrator, type EmbeddedNarrator } from './makers/voice/embedded-narrator.ts';

/** Decides what a parent left open about how a child looks: by the name, the same way every time. */
export type ChooseLooks = (name: string, given: SomeLooks) => Looks;

/** The makers in use. All of them live on this machine. */
export interface Makers {
  readonly author: EmbeddedAuthor;
  readonly illustrator: Illustrator & { close(): Promise<void> };
  readonly narrator: EmbeddedNarrator;
  readonly chooseLooks: ChooseLooks;
}

/** Starts nothing yet: each maker takes its threads when it is first needed. */
export const createEmbeddedMakers = (): Makers => ({
  author: createEmbeddedAuthor(),
  illustrator: createEmbeddedIllustrator(),
  narrator: createEmbeddedNarrator(),
  chooseLooks: (name, given) => looksFor(name, 0, given),
});
