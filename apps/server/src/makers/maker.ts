import type { BookScript, Maker, NarrationManifest, PagePicture, Picture } from '@storylantern/contract';
import type { BookBrief, Brief, SocialStory } from '@storylantern/storyteller';

/**
 * The makers are the four crafts behind every piece. Each is a small interface, so that the embedded maker and one
 * behind a model server are exchanged by configuration alone. Every call may be given up through its signal and
 * rejects with the signal's reason then.
 */

/** `recent` is what the family has read lately, to say something else. */
interface TellOptions {
  readonly seed: number;
  readonly recent: readonly string[];
  readonly signal?: AbortSignal;
}

/** Writes texts. `seed` decides every choice: the same brief and seed give the same words. */
export interface Author {
  tell(brief: Brief, options: TellOptions): Promise<{ story: SocialStory; maker: Maker }>;
  tellBook(brief: BookBrief, options: TellOptions): Promise<{ script: BookScript; maker: Maker }>;
}

/** One drawn picture as WebP in the widths that screens ask for (pixels), with what it shows in words. */
export interface DrawnPicture {
  readonly images: readonly { readonly width: number; readonly height: number; readonly bytes: Uint8Array }[];
  readonly mime: 'image/webp';
  readonly description: string;
  readonly maker: Maker;
}

/** Draws pictures. */
export interface Illustrator {
  draw(picture: Picture, options?: { signal?: AbortSignal }): Promise<DrawnPicture>;
  drawPage(picture: PagePicture, options?: { signal?: AbortSignal }): Promise<DrawnPicture>;
}

/** What is to be spoken: the pieces of the page in reading order, each exactly as it is shown. */
export interface NarrationScript {
  readonly segments: readonly { readonly id: string; readonly text: string }[];
  /** Words to be said another way than they are spelled, whole words in any case: written form -> spoken form. */
  readonly said: Readonly<Record<string, string>>;
}

/** A spoken text: an MP3 and when each word of it is heard. */
interface SpokenText {
  readonly audio: Uint8Array;
  readonly manifest: NarrationManifest;
  readonly maker: Maker;
}

/** Speaks texts. */
export interface Narrator {
  narrate(script: NarrationScript, options?: { signal?: AbortSignal }): Promise<SpokenText>;
}
