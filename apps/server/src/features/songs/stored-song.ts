import {
  lyricsSchema,
  makerSchema,
  narrationStateSchema,
  pagePictureSchema,
  songManifestSchema,
  songStyleSchema,
  songWishesSchema,
  type Maker,
  type Song,
  type SongSummary,
} from '@storylantern/contract';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { SongPerformance } from '../../makers/maker.ts';
import { readJson } from '../../platform/database/json-column.ts';
import type { SongTable } from '../../platform/database/tables.ts';
import { coverUrl } from '../../platform/http/cover-address.ts';
import { imageSetSchema } from '../../platform/media/image-set.ts';
import { sungText, writtenOrder, writtenSong } from './written-song.ts';

/** A song's cover as it is kept: drawn, or given up on. */
const storedCoverSchema = z.union([
  z.object({ drawn: z.literal(true), images: imageSetSchema, maker: makerSchema }),
  z.object({ drawn: z.literal(false) }),
]);
export type StoredCover = z.infer<typeof storedCoverSchema>;

const storedSoundSchema = z.object({ file: z.string(), seconds: z.number(), maker: makerSchema });
export type StoredSound = z.infer<typeof storedSoundSchema>;

const composedSchema = z.object({
  order: z.array(z.object({ section: z.number(), lines: z.array(z.number()) })),
  music: z.object({ key: z.string(), tempo: z.number(), metre: z.string() }),
});

const NOT_DRAWN = 'A lantern glowing in the dark. The picture for this song could not be drawn.';

/** Makers of the parts that are not made yet: what the server is set up to use. */
export interface ExpectedMakers {
  readonly picture: Maker;
  readonly music: Maker;
}

export type SongRow = Omit<Selectable<SongTable>, 'manifest'>;
/** The columns that a summary is made from. */
export type SummaryRow = Pick<
  SongRow,
  'id' | 'title' | 'style' | 'sung' | 'theme' | 'child_name' | 'created_at' | 'saved_at'
>;

/** Single JSON columns, each checked as it is read. */
export const readLyrics = (stored: string) => readJson('lyrics', lyricsSchema, stored);
export const readWishes = (stored: string) => readJson('song wishes', songWishesSchema, stored);
export const readPicture = (stored: string) => readJson('song picture', pagePictureSchema, stored);
export const readCover = (stored: string) => readJson('song cover', storedCoverSchema, stored);
export const readSound = (stored: string) => readJson('song sound', storedSoundSchema, stored);
export const readManifest = (stored: string) => readJson('song manifest', songManifestSchema, stored);
const readState = (stored: string) => narrationStateSchema.shape.state.parse(stored);

/** Where the sound of a song stands. */
export const soundOf = (row: Pick<SongRow, 'sound_state' | 'sound_message'>): Song['sound'] => ({
  state: readState(row.sound_state),
  ...(row.sound_message === null ? {} : { message: row.sound_message }),
});

/** A song as a list shows it. */
export const toSummary = (row: SummaryRow): SongSummary => ({
  id: row.id,
  kind: 'song',
  title: row.title,
  style: songStyleSchema.parse(row.style),
  isMusicalGeneration: row.sung === 1,
  theme: row.theme,
  childName: row.child_name,
  imageUrl: coverUrl('song', row.id),
  createdAt: row.created_at,
  savedAt: row.saved_at,
});

/** Everything a musician needs to perform a song as it stands. */
export const toPerformance = (row: SongRow): SongPerformance => ({
  lyrics: readLyrics(row.lyrics),
  style: songStyleSchema.parse(row.style),
  seed: row.seed,
  wishes: readWishes(row.wishes),
  sung: row.sung === 1,
  said: row.name_said === null || row.child_name === '' ? {} : { [row.child_name]: row.name_said },
});

/** The address that waits for a sound that is being made. */
const audioAddress = (id: string): string => `/api/songs/${id}/audio`;

/** The address of a media file. */
export const mediaAddress = (file: string): string => `/api/media/${file}`;

/** Where a song is heard now; while another sound is made, and when that fails, it is the one before. */
function audioUrl(row: SongRow): string | null {
  if (row.sound !== null) return mediaAddress(readSound(row.sound).file);
  return row.sound_state === 'failed' ? null : audioAddress(row.id);
}

const variantUrl = (file: string | null): string | null => (file === null ? null : mediaAddress(file));

/** A song as its page shows it. Everything stored as JSON is checked on the way out. */
export function toSong(row: SongRow, expected: ExpectedMakers): Song {
  const lyrics = readLyrics(row.lyrics);
  const { order, music } = readJson('composed song', composedSchema, row.composed);
  const { kind: _kind, ...summary } = toSummary(row);
  const cover = row.cover === null ? undefined : readCover(row.cover);
  return {
    ...summary,
    lyrics: sungText(lyrics, order),
    sections: writtenSong(lyrics).sections,
    order: writtenOrder(lyrics, order),
    audioUrl: audioUrl(row),
    sound: soundOf(row),
    variants: { band: variantUrl(row.band_file), voice: variantUrl(row.voice_file) },
    wishes: readWishes(row.wishes),
    music,
    imageDescription: cover?.drawn === false ? NOT_DRAWN : row.picture_description,
    notManaged: readJson('words not sung', z.array(z.string()), row.not_managed),
    revision: row.revision,
    nameSaid: row.name_said,
    madeBy: {
      text: readJson('text maker', makerSchema, row.text_maker),
      picture: cover?.drawn ? cover.maker : expected.picture,
      music: row.sound === null ? expected.music : readSound(row.sound).maker,
    },
  };
}
