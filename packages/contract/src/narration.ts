import * as z from 'zod/mini';

/** A stretch of text and when it is spoken: character offsets in its segment's text, seconds in the audio file. */
const spanSchema = z.object({ from: z.number(), to: z.number(), start: z.number(), end: z.number() });

/** One spoken sentence with its words. Words are in reading order; times never go backwards. */
export const spokenSentenceSchema = z.extend(spanSchema, { words: z.array(spanSchema) });

/** One piece of the text as shown on the page: the title, or one paragraph. `text` is exactly what is shown. */
export const spokenSegmentSchema = z.object({
  id: z.string(),
  text: z.string(),
  start: z.number(),
  end: z.number(),
  sentences: z.array(spokenSentenceSchema),
});

/**
 * Everything a read-along player needs. Times are seconds in the decoded file: the encoder's leading delay is already
 * added. `lufs` and `truePeakDb` were measured on the sound before encoding.
 */
export const narrationManifestSchema = z.object({
  mime: z.literal('audio/mpeg'),
  seconds: z.number(),
  voice: z.string(),
  lufs: z.number(),
  truePeakDb: z.number(),
  segments: z.array(spokenSegmentSchema),
});
export type SpokenSpan = z.infer<typeof spanSchema>;
export type SpokenSentence = z.infer<typeof spokenSentenceSchema>;
export type SpokenSegment = z.infer<typeof spokenSegmentSchema>;
export type NarrationManifest = z.infer<typeof narrationManifestSchema>;
