import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { makerSchema, narrationStateSchema } from './stories.ts';

/** Songs: lyrics at once; the sound, sung with a band or spoken in rhythm, follows as jobs. */

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
const sectionKindSchema = z.enum(SECTION_KINDS);
export const lyricSectionSchema = z.object({ kind: sectionKindSchema, lines: z.array(lyricLineSchema) });
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
/** How a name is said: empty and none mean as it is spelled. */
const nameSaid = z.optional(
  z.nullable(
    trimmed(LIMITS.respelling).check(z.regex(/^$|\p{L}/u, 'Please write how the name sounds in plain letters.')),
  ),
);

/** What the song form sends (specification, sections 3 and 5). `style` is any string; '' and none mean the default. */
export const songRequestSchema = z.object({
  theme: z.string().check(z.trim(), z.minLength(3, 'Theme must be at least 3 characters'), z.maxLength(LIMITS.theme)),
  style: optionalText(LIMITS.songStyle),
  useMusicalGeneration: z.optional(z.nullable(z.boolean())),
  customData: z.optional(
    z.nullable(
      z.object({
        childName: optionalText(LIMITS.childName),
        /** As a parent writes it: "4 years old", "four". */
        childAge: optionalText(LIMITS.freeAge),
        additionalInfo: optionalText(LIMITS.additionalInfo),
        nameSaid,
      }),
    ),
  ),
});
export type SongRequest = z.infer<typeof songRequestSchema>;

/** What may be heard: everything, the band alone (to sing along with), the voice alone. All three run in time. */
export const SONG_VARIANTS = ['full', 'band', 'voice'] as const;
export const songVariantSchema = z.enum(SONG_VARIANTS);
export type SongVariant = z.infer<typeof songVariantSchema>;

/** What the band does with a song; the tune is the same in every mood. */
export const SONG_MOODS = ['calmer', 'as-composed', 'livelier'] as const;
export type SongMood = (typeof SONG_MOODS)[number];

/** How far a parent may move a song: semitones from the composed key, and a factor on the tempo. */
export const SONG_WISH_RANGES = { transpose: { least: -5, most: 5 }, pace: { least: 0.75, most: 1.3 } } as const;

/** How a parent wants to hear the song. */
export const songWishesSchema = z.object({
  transpose: z.int().check(z.minimum(SONG_WISH_RANGES.transpose.least), z.maximum(SONG_WISH_RANGES.transpose.most)),
  pace: z.number().check(z.minimum(SONG_WISH_RANGES.pace.least), z.maximum(SONG_WISH_RANGES.pace.most)),
  mood: z.enum(SONG_MOODS),
});
export type SongWishes = z.infer<typeof songWishesSchema>;

export const songSchema = z.object({
  id: z.string(),
  title: z.string(),
  style: songStyleSchema,
  isMusicalGeneration: z.boolean(),
  theme: z.string(),
  /** Empty when the parent gave none. */
  childName: z.string(),
  /** The words as they are sung, choruses each time they come: one line each, an empty line between sections. */
  lyrics: z.string(),
  /** The words as they are written, to be edited line by line; the chorus is written once. */
  sections: z.array(z.object({ kind: sectionKindSchema, lines: z.array(z.string()) })),
  /** What is sung when: sections (index) with their lines (indices), in order. */
  order: z.array(z.object({ section: z.number(), lines: z.array(z.number()) })),
  /**
   * Where the whole song is heard. While it is being made this address waits for it; null when making it failed.
   * After a change it goes on being the sound before the change until the new one is ready, also when that fails.
   */
  audioUrl: z.nullable(z.string()),
  /** The song as it was last asked for: being made, ready (with a message: a variant was given up), or given up on. */
  sound: narrationStateSchema,
  /** Addresses of the other variants; null until they are ready. */
  variants: z.object({ band: z.nullable(z.string()), voice: z.nullable(z.string()) }),
  wishes: songWishesSchema,
  /** Composed key and tempo as a musician says them, wishes included: "G major", beats a minute, "6/8". */
  music: z.object({ key: z.string(), tempo: z.number(), metre: z.string() }),
  imageUrl: z.string(),
  imageDescription: z.string(),
  createdAt: z.string(),
  savedAt: z.nullable(z.string()),
  notManaged: z.array(z.string()),
  /** Counts every change a parent makes; sent back with an edit so that nothing is overwritten unseen. */
  revision: z.number(),
  nameSaid: z.nullable(z.string()),
  madeBy: z.object({ text: makerSchema, picture: makerSchema, music: makerSchema }),
});
export type Song = z.infer<typeof songSchema>;

export const songSummarySchema = z.object({
  id: z.string(),
  kind: z.literal('song'),
  title: z.string(),
  style: songStyleSchema,
  isMusicalGeneration: z.boolean(),
  theme: z.string(),
  childName: z.string(),
  imageUrl: z.string(),
  createdAt: z.string(),
  savedAt: z.nullable(z.string()),
});
export type SongSummary = z.infer<typeof songSummarySchema>;

export const songStyleEntrySchema = z.object({ id: z.string(), name: z.string(), description: z.string() });
export type SongStyleEntry = z.infer<typeof songStyleEntrySchema>;

const span = { from: z.number(), to: z.number(), start: z.number(), end: z.number() };

/** One line as it is sung: which section and line it is (indices into the song's sections), and its words in time. */
export const timedLineSchema = z.object({
  section: z.number(),
  line: z.number(),
  kind: sectionKindSchema,
  text: z.string(),
  start: z.number(),
  end: z.number(),
  /** Character offsets in `text`, seconds in the audio file. */
  words: z.array(z.object(span)),
});
export type TimedLine = z.infer<typeof timedLineSchema>;

/**
 * When each word of a song is heard, in the order of singing; the same for every variant. Times are seconds in the
 * decoded file: the encoder's leading delay is already added. `lufs` and `truePeakDb` were measured before encoding.
 */
export const songManifestSchema = z.object({
  mime: z.literal('audio/mpeg'),
  seconds: z.number(),
  lufs: z.number(),
  truePeakDb: z.number(),
  lines: z.array(timedLineSchema),
});
export type SongManifest = z.infer<typeof songManifestSchema>;

const songParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)) });
const wholeSong = { status: 200, body: songSchema } as const;

export const listSongStyles = endpoint({
  method: 'GET',
  path: '/api/songs/styles',
  summary: 'The styles a song can be in',
  success: { status: 200, body: z.array(songStyleEntrySchema) },
});

export const generateSong = endpoint({
  method: 'POST',
  path: '/api/songs',
  summary:
    'Write a song, spoken in rhythm (sung with useMusicalGeneration). The sound follows as a job. Send an Idempotency-Key.',
  body: songRequestSchema,
  success: { status: 201, body: songSchema },
  generation: true,
});

export const generateMusicalMoment = endpoint({
  method: 'POST',
  path: '/api/musical-moments',
  summary: 'Write a song that is sung with a band. The sound follows as a job. Send an Idempotency-Key.',
  body: songRequestSchema,
  success: { status: 201, body: songSchema },
  generation: true,
});

export const listSongs = endpoint({
  method: 'GET',
  path: '/api/songs',
  summary: "The family's songs, newest first",
  success: { status: 200, body: z.array(songSummarySchema) },
});

export const getSong = endpoint({
  method: 'GET',
  path: '/api/songs/:id',
  summary: 'One song',
  params: songParams,
  success: wholeSong,
});

export const getSongWords = endpoint({
  method: 'GET',
  path: '/api/songs/:id/words',
  summary: 'When each word is heard; 404 until the sound is ready',
  params: songParams,
  success: { status: 200, body: songManifestSchema },
});

export const getSongLeadSheet = endpoint({
  method: 'GET',
  path: '/api/songs/:id/lead-sheet',
  summary: 'Melody, chords and words on pages of A4, each an SVG',
  params: songParams,
  success: { status: 200, body: z.object({ title: z.string(), pages: z.array(z.string()) }) },
});

export const changeSongSound = endpoint({
  method: 'PUT',
  path: '/api/songs/:id/sound',
  summary: 'Hear it another way: key, tempo, calmer or livelier, sung or spoken, a name or word said another way',
  params: songParams,
  body: z.object({
    revision: z.number(),
    wishes: z.optional(z.partial(songWishesSchema)),
    isMusicalGeneration: z.optional(z.boolean()),
    nameSaid,
  }),
  success: wholeSong,
  generation: true,
});

export const editSongLine = endpoint({
  method: 'PUT',
  path: '/api/songs/:id/lines',
  summary:
    'Other words for one line, sung anew. 409 when somebody else changed the song; 422 when they cannot be sung.',
  params: songParams,
  body: z.object({
    revision: z.number(),
    section: z.int().check(z.minimum(0)),
    line: z.int().check(z.minimum(0)),
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'A line needs at least one word.'),
        z.maxLength(LIMITS.songLine, `Please make the line shorter: at most ${LIMITS.songLine} characters.`),
      ),
  }),
  success: wholeSong,
  generation: true,
});

export const makeSongSoundAgain = endpoint({
  method: 'POST',
  path: '/api/songs/:id/sound',
  summary: 'Make the sound, or the variants that are missing, again after a failure',
  params: songParams,
  success: { status: 202, body: narrationStateSchema },
  generation: true,
});

export const saveSong = endpoint({
  method: 'POST',
  path: '/api/songs/:id/save',
  summary: "Keep a song in the family's collection; saving twice is the same as once",
  params: songParams,
  success: { status: 200, body: z.object({ id: z.string(), savedAt: z.string() }) },
});

export const deleteSong = endpoint({
  method: 'DELETE',
  path: '/api/songs/:id',
  summary: 'Take a song out of the library; it can be brought back until it is cleared away',
  params: songParams,
  success: { status: 200, body: z.object({ id: z.string(), restorableUntil: z.string() }) },
});

export const restoreSong = endpoint({
  method: 'POST',
  path: '/api/songs/:id/restore',
  summary: 'Undo a deletion',
  params: songParams,
  success: { status: 200, body: songSummarySchema },
});
