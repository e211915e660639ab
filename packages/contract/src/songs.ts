import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { makerSchema, narrationStateSchema } from './stories.ts';

/** The five styles of songs (specification, section 3), which differ in metre, tempo, harmony, groove and band. */
export const SONG_STYLES = ['fun', 'lullaby', 'educational', 'adventure', 'dance'] as const;
export const songStyleSchema = z.enum(SONG_STYLES);
export type SongStyle = z.infer<typeof songStyleSchema>;
export const DEFAULT_SONG_STYLE: SongStyle = 'fun';

/** One syllable of a line as it is sung: where its letters stand in the line, its sounds (CMU phones), its stress. */
export const syllableSchema = z.object({
  from: z.number(),
  to: z.number(),
  phones: z.array(z.string()),
  stressed: z.boolean(),
  /** Sung on one of the line's beats. */
  beat: z.boolean(),
});
export type Syllable = z.infer<typeof syllableSchema>;

export const lyricLineSchema = z.object({ text: z.string(), syllables: z.array(syllableSchema) });
export type LyricLine = z.infer<typeof lyricLineSchema>;

export const SECTION_KINDS = ['verse', 'chorus', 'bridge'] as const;
export const lyricSectionSchema = z.object({ kind: z.enum(SECTION_KINDS), lines: z.array(lyricLineSchema) });
export type LyricSection = z.infer<typeof lyricSectionSchema>;

/** A song's words. The chorus comes back with the same words each time. */
export const lyricsSchema = z.object({
  title: z.string(),
  /** The line with the child's name that comes back. */
  hook: z.string(),
  sections: z.array(lyricSectionSchema).check(z.minLength(2)),
  /** Words of the theme that found no true place in the song. */
  notManaged: z.array(z.string()),
});
export type Lyrics = z.infer<typeof lyricsSchema>;

const trimmed = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const optionalText = (longest: number) => z.optional(z.nullable(trimmed(longest)));

/** What the song form sends (specification, sections 3 and 5). */
export const songRequestSchema = z.object({
  theme: z.string().check(z.trim(), z.minLength(3, 'Theme must be at least 3 characters'), z.maxLength(LIMITS.theme)),
  style: z.optional(z.nullable(z.union([songStyleSchema, z.literal('')]))),
  useMusicalGeneration: z.optional(z.nullable(z.boolean())),
  customData: z.optional(
    z.nullable(
      z.object({
        childName: optionalText(LIMITS.childName),
        childAge: optionalText(LIMITS.freeAge),
        additionalInfo: optionalText(LIMITS.additionalInfo),
        nameSaid: optionalText(LIMITS.respelling),
      }),
    ),
  ),
});
export type SongRequest = z.infer<typeof songRequestSchema>;

export const songSchema = z.object({
  id: z.string(),
  title: z.string(),
  style: songStyleSchema,
  isMusicalGeneration: z.boolean(),
  theme: z.string(),
  childName: z.string(),
  /** The words as they are shown, lines and stanzas. */
  lyrics: z.string(),
  /** Null until the sound is ready. */
  audioUrl: z.nullable(z.string()),
  sound: narrationStateSchema,
  createdAt: z.string(),
  savedAt: z.nullable(z.string()),
  notManaged: z.array(z.string()),
  madeBy: z.object({ text: makerSchema, music: makerSchema }),
});
export type Song = z.infer<typeof songSchema>;

export const songStyleEntrySchema = z.object({ id: songStyleSchema, name: z.string(), description: z.string() });

export const listSongStyles = endpoint({
  method: 'GET',
  path: '/api/songs/styles',
  summary: 'The styles a song can be in',
  success: { status: 200, body: z.array(songStyleEntrySchema) },
});
