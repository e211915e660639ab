import {
  ageBandSchema,
  auditReportSchema,
  makerSchema,
  narrationManifestSchema,
  occasionSchema,
  pictureSchema,
  storyContentSchema,
  storyTellingSchema,
  USUAL_TELLING,
  type Maker,
  type Occasion,
  type Story,
  type StorySummary,
} from '@storylantern/contract';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { readJson } from '../../platform/database/json-column.ts';
import { coverUrl } from '../../platform/http/cover-address.ts';
import { imageSetSchema } from '../../platform/media/image-set.ts';
import type { StoryTable } from '../../platform/database/tables.ts';

/** The written part of a story, as it is kept. */
const storedTextSchema = z.object({
  content: storyContentSchema,
  developmentalBenefits: z.string(),
  talkTogether: z.array(z.string()),
  leftOut: z.array(z.string()),
  alsoAbout: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Stories that were written before there was a choice are told as usual. */
  telling: z.prefault(storyTellingSchema, USUAL_TELLING),
  question: z.prefault(z.nullable(z.string()), null),
  /** A parent put words of their own into it. */
  edited: z.prefault(z.boolean(), false),
  /** The seed of another ending that was asked for, so that it stays when the story is told another way after that. */
  endingSeed: z.prefault(z.nullable(z.int().check(z.minimum(0))), null),
});
export type StoredText = z.infer<typeof storedTextSchema>;

/** The drawn cover, smallest image first; `drawn: false` when drawing was given up. */
const storedCoverSchema = z.union([
  z.object({
    drawn: z.literal(true),
    images: imageSetSchema,
    maker: makerSchema,
  }),
  z.object({ drawn: z.literal(false) }),
]);
export type StoredCover = z.infer<typeof storedCoverSchema>;

const storedNarrationSchema = z.object({ file: z.string(), seconds: z.number(), maker: makerSchema });
export type StoredNarration = z.infer<typeof storedNarrationSchema>;

const narrationState = z.enum(['waiting', 'ready', 'failed']);

/** What is said of the picture when there is none. */
const GIVEN_UP = 'A lantern glowing in the dark. The picture for this story could not be drawn.';

/** Reading aloud to a child, with time to look at the picture, goes at about this many words a minute. */
const WORDS_PER_MINUTE = 110;

/** Makers of the parts that are not made yet: what the server is set up to use. */
export interface ExpectedMakers {
  readonly picture: Maker;
  readonly voice: Maker;
}

type StoryRow = Selectable<StoryTable>;
/** The columns that a summary is made from. */
export type SummaryRow = Pick<
  StoryRow,
  'id' | 'title' | 'child_name' | 'age_band' | 'situation_name' | 'created_at' | 'saved_at'
>;

/** A story as the library's list shows it. */
export const toSummary = (row: SummaryRow): StorySummary => ({
  id: row.id,
  kind: 'story',
  title: row.title,
  imageUrl: coverUrl('story', row.id),
  childName: row.child_name,
  ageBand: ageBandSchema.parse(row.age_band),
  situation: row.situation_name,
  createdAt: row.created_at,
  savedAt: row.saved_at,
});

/** Where a picture of a story is: the first has the address of the story's cover, each later one an address of its own. */
export const pictureUrl = (id: string, round: number): string =>
  round === 1 ? coverUrl('story', id) : `${coverUrl('story', id)}?picture=${round}`;

/** A story as its page shows it. Everything stored as JSON is checked on the way out. */
export function toStory(row: Omit<StoryRow, 'manifest'>, expected: ExpectedMakers): Story {
  const { endingSeed: _kept, ...text } = readText(row.text);
  const audit = readAudit(row.audit);
  const cover = row.cover === null ? undefined : readJson('story cover', storedCoverSchema, row.cover);
  const narration = row.narration === null ? undefined : readJson('narration', storedNarrationSchema, row.narration);
  const state = narrationState.parse(row.narration_state);
  return {
    ...toSummary(row),
    imageUrl: pictureUrl(row.id, row.picture_round),
    imageDescription: cover?.drawn === false ? GIVEN_UP : row.picture_description,
    picture: cover === undefined ? 'drawing' : cover.drawn ? 'ready' : 'failed',
    audioUrl: narration && state === 'ready' ? `/api/media/${narration.file}` : null,
    videoUrl: null,
    ...text,
    category: row.category,
    topic: row.topic,
    readingMinutes: Math.max(1, Math.round(audit.reading.words / WORDS_PER_MINUTE)),
    audit,
    narration: { state, ...(row.narration_message === null ? {} : { message: row.narration_message }) },
    nameSaid: row.name_said,
    occasion: readOccasion(row.occasion),
    version: row.version,
    changeable: true,
    madeBy: {
      text: readTextMaker(row.text_maker),
      picture: cover?.drawn ? cover.maker : expected.picture,
      voice: narration?.maker ?? expected.voice,
    },
  };
}

/** Single JSON columns, each checked as it is read. */
export const readPicture = (stored: string) => readJson('picture', pictureSchema, stored);
export const readOccasion = (stored: string | null): Occasion => occasionSchema.parse(stored ?? 'help');
export const readAudit = (stored: string) => readJson('story audit', auditReportSchema, stored);
export const readText = (stored: string) => readJson('story text', storedTextSchema, stored);
export const readContent = (stored: string) => readJson('story text', storedTextSchema, stored).content;
export const readTextMaker = (stored: string) => readJson('text maker', makerSchema, stored);
export const readCover = (stored: string) => readJson('story cover', storedCoverSchema, stored);
export const readManifest = (stored: string) => readJson('narration manifest', narrationManifestSchema, stored);
