import type { ZodMiniType } from 'zod/mini';
import type * as z from 'zod/mini';

/**
 * The three kinds of model behind a model server, as the makers see them. Every call keeps the limits of its server (time,
 * calls at once, calls a day, rest after failures), is retried where that helps, and is written into the log of calls
 * without what was sent. It rejects with a `ModelServerFault`, or with the signal's reason when it was given up.
 */
interface AnyModel {
  /** The model's name as configured, which the piece shows. */
  readonly name: string;
  /** Whether names and other personal details may be sent; otherwise the maker puts marks in their place. */
  readonly sendsNames: boolean;
}

/** What a call is for, as the log of calls names it. */
export type CallPurpose =
  'story' | 'ending' | 'book' | 'adventure' | 'song' | 'lumi' | 'cover' | 'page' | 'speech' | 'test';

interface AnyAsk {
  readonly purpose: CallPurpose;
  readonly signal?: AbortSignal | undefined;
}

/** The words of a question. What a parent wrote stands in `prompt` only, fenced as data. */
interface TextAsk extends AnyAsk {
  /** What the model is and which rules it keeps. */
  readonly system: string;
  readonly prompt: string;
  /** The most the answer may take, in tokens. */
  readonly mostTokens: number;
  /** Told the length of the answer so far, in words, as it comes. */
  readonly onWords?: ((words: number) => void) | undefined;
}

/** An answer of a known shape. */
export interface ObjectAsk<Schema extends ZodMiniType> extends TextAsk {
  readonly schema: Schema;
  /** The shape's name, for servers that want one: letters and underscores. */
  readonly name: string;
}

/** Writes. */
export interface TextModel extends AnyModel {
  /**
   * An answer that fits the schema: by the server's own structured output, else by the schema in the prompt, asked once
   * more with the parser's findings when it does not fit.
   */
  object<Schema extends ZodMiniType>(ask: ObjectAsk<Schema>): Promise<z.output<Schema>>;
  /** An answer in plain words, piece by piece. Ends only when the model said that it is whole; throws otherwise. */
  stream(ask: TextAsk): AsyncIterable<string>;
}

/** Draws. */
export interface PictureModel extends AnyModel {
  /** The bytes of one picture in whatever format the server gives, unchecked. `width` and `height` in pixels are a wish. */
  draw(ask: AnyAsk & { readonly prompt: string; readonly width: number; readonly height: number }): Promise<Uint8Array>;
}

/** Speaks. */
export interface SpeechModel extends AnyModel {
  readonly voice: string;
  /** The bytes of a spoken text, unchecked, with the media type that the server named. */
  speak(ask: AnyAsk & { readonly text: string }): Promise<{ readonly bytes: Uint8Array; readonly mediaType: string }>;
}

/** The model servers in use: of each craft one, or none. */
export interface Models {
  readonly text: TextModel | undefined;
  readonly picture: PictureModel | undefined;
  readonly voice: SpeechModel | undefined;
}
