import {
  bookScriptSchema,
  castSheetSchema,
  makerSchema,
  narrationManifestSchema,
  PAGE_PICTURE_STATES,
  pageSceneSchema,
  PICTURE_STYLES,
  type BookScene,
  type IllustratedStory,
  type IllustratedStorySummary,
  type Maker,
} from '@storylantern/contract';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { readJson } from '../../platform/database/json-column.ts';
import type { PictureBookPageTable, PictureBookTable } from '../../platform/database/tables.ts';
import { coverUrl } from '../../platform/http/cover-address.ts';
import { imageSetSchema } from '../../platform/media/image-set.ts';
import { imageUrl } from './image-name.ts';
import { pictureMaker } from './picture-maker.ts';

/** A drawn page, as it is kept. */
const storedImageSchema = z.object({ images: imageSetSchema, maker: makerSchema });
export type StoredImage = z.infer<typeof storedImageSchema>;

const storedNarrationSchema = z.object({ file: z.string(), seconds: z.number(), maker: makerSchema });
export type StoredNarration = z.infer<typeof storedNarrationSchema>;

const styleSchema = z.enum(PICTURE_STYLES);
const pictureState = z.enum(PAGE_PICTURE_STATES);
const narrationState = z.enum(['waiting', 'ready', 'failed']);

/** Reading aloud to a child, with time to look at the pictures, goes at about this many words a minute. */
const WORDS_PER_MINUTE = 110;

/** Makers of the parts that are not made yet: what the server is set up to use. */
export interface ExpectedMakers {
  readonly picture: Maker;
  readonly voice: Maker;
}

export type BookRow = Omit<Selectable<PictureBookTable>, 'manifest'>;
export type PageRow = Selectable<PictureBookPageTable>;
/** The columns that a summary is made from, with the number of pages. */
export type SummaryRow = Pick<
  BookRow,
  'id' | 'title' | 'theme' | 'style' | 'child_name' | 'created_at' | 'saved_at' | 'educational_topic'
> & {
  readonly scenes: number;
};

/** Single JSON columns, each checked as it is read. */
export const readCast = (stored: string) => readJson('cast', castSheetSchema, stored);
export const readScene = (stored: string) => readJson('page scene', pageSceneSchema, stored);
export const readImage = (stored: string) => readJson('page picture', storedImageSchema, stored);
export const readManifest = (stored: string) => readJson('narration manifest', narrationManifestSchema, stored);
export const readSaid = (stored: string) => readJson('spoken words', z.record(z.string(), z.string()), stored);
export const readStyle = (stored: string) => styleSchema.parse(stored);
export const readScript = (stored: string) => readJson('book script', bookScriptSchema, stored);

const arcSchema = z.object({ arc: z.string() });
/** The arc a book was told by, without reading the rest of it. */
export const readArc = (stored: string): string => readJson('book script', arcSchema, stored).arc;

/** A book as a list shows it. */
export const toSummary = (row: SummaryRow): IllustratedStorySummary => ({
  id: row.id,
  kind: 'picture-book',
  title: row.title,
  imageUrl: coverUrl('picture-book', row.id),
  theme: row.theme,
  style: readStyle(row.style),
  childName: row.child_name,
  createdAt: row.created_at,
  savedAt: row.saved_at,
  scenes: row.scenes,
  educational: row.educational_topic !== null,
});

/** The address of the picture a page shows now: of an earlier round while a new one is drawn. None: it failed. */
export function shownImageUrl(page: Pick<PageRow, 'book_id' | 'scene_id' | 'round' | 'state' | 'image_round'>) {
  if (page.image_round === null && page.state === 'failed') return null;
  return imageUrl({ bookId: page.book_id, sceneId: page.scene_id, round: page.image_round ?? page.round });
}

const toScene = (page: PageRow): BookScene => ({
  id: page.scene_id,
  text: page.text,
  imageUrl: shownImageUrl(page),
  imageDescription: page.description,
  picture: pictureState.parse(page.state),
});

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** A book as its page shows it. Everything stored as JSON is checked on the way out. */
export function toBook(row: BookRow, pages: readonly PageRow[], expected: ExpectedMakers): IllustratedStory {
  const narration = row.narration === null ? undefined : readJson('narration', storedNarrationSchema, row.narration);
  const state = narrationState.parse(row.narration_state);
  const drawn = pages.flatMap((page) => (page.image === null ? [] : [readImage(page.image).maker]));
  const script = readScript(row.script);
  const words = pages.reduce((sum, page) => sum + wordsOf(page.text), 0);
  return {
    id: row.id,
    title: row.title,
    theme: row.theme,
    style: readStyle(row.style),
    childName: row.child_name,
    childAge: row.child_age,
    createdAt: row.created_at,
    savedAt: row.saved_at,
    audioUrl: narration && state === 'ready' ? `/api/media/${narration.file}` : null,
    narration: { state, ...(row.narration_message === null ? {} : { message: row.narration_message }) },
    scenes: pages.map(toScene),
    cast: readCast(row.cast_sheet),
    notManaged: script.notManaged,
    onlySaid: script.onlySaid,
    educational: row.educational_topic !== null,
    talk: script.talk,
    facts: script.facts,
    mayGoOn: script.friends.length > 0,
    inSeries: row.series_id !== null,
    revision: row.revision,
    nameSaid: row.name_said,
    readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    madeBy: {
      text: readJson('text maker', makerSchema, row.text_maker),
      picture: pictureMaker(drawn) ?? expected.picture,
      voice: narration?.maker ?? expected.voice,
    },
  };
}
