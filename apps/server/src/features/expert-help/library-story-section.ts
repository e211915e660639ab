import { ageBandSchema, narrationManifestSchema, READING_ORDER } from '@storylantern/contract';
import { shelvedStoryById } from '@storylantern/library';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { readJson } from '../../platform/database/json-column.ts';
import type { LibraryStoryTable } from '../../platform/database/tables.ts';
import { dateInWords, html } from '../../platform/family-data/html.ts';
import { mediaOf, soundOf, talkTogetherOf } from '../../platform/family-data/page-parts.ts';
import { rowOf, type Piece, type Row } from '../../platform/family-data/row.ts';
import { kindsOf, NARRATION_KINDS, type PiecePage, type Section } from '../../platform/family-data/section.ts';
import { spokenFile, unspoken } from '../../platform/family-data/spoken.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { libraryPictureName } from './library-pictures.ts';
import { storedNarrationSchema } from './library-story-page.ts';
import { LIBRARY_NARRATION_JOB, libraryVoiceOwner, type LibraryNarrationPayload } from './narration-job.ts';

const opened = (row: Row) => rowOf<Selectable<LibraryStoryTable>>(row);
const narrationState = z.enum(['waiting', 'ready', 'failed']);

const KINDS = kindsOf('library_story', {
  story_id: 'id',
  text_hash: 'text',
  title: 'text',
  child_name: 'text',
  age_band: 'text',
  situation_name: 'text',
  search_text: 'text',
  name_said: 'text?',
  ...NARRATION_KINDS,
  saved_at: 'time?',
  revision: 'whole',
  created_at: 'time',
});

/** A story of the expert library, if the family saved it. `image` is its picture among the media of the download. */
function expertPage({ row }: Piece, image: string | undefined): PiecePage | undefined {
  const opened = rowOf<Selectable<LibraryStoryTable>>(row);
  const story = shelvedStoryById(opened.story_id)?.story;
  if (opened.saved_at === null || !story) return undefined;
  return {
    title: story.title,
    about: opened.situation_name,
    body: html` ${image === undefined ? undefined : html`<img src="${mediaOf(image)}" alt="" />`}
      ${soundOf(opened.narration, 'The story read aloud')}
      ${READING_ORDER.map((kind) => html`<p>${story.content[kind]}</p>`)} ${talkTogetherOf(story.talkTogether)}
      <p class="soft">From the expert library of Storylantern, saved on ${dateInWords(opened.saved_at)}.</p>`,
  };
}

/**
 * How stories of the expert library are taken along as the family has them: opened, saved, spoken.
 * @param cardPicture the media file of a picture that belongs to nobody, by its name.
 */
export const libraryStorySection = (cardPicture: (name: string) => Promise<string | undefined>): Section => ({
  name: 'libraryStories',
  table: 'library_story',
  key: 'story_id',
  kinds: KINDS,
  pages: {
    folder: 'expert-stories',
    kind: 'expert-story',
    heading: 'Stories of the expert library',
    picture: async ({ row }) => {
      const { saved_at, story_id } = opened(row);
      return saved_at === null ? undefined : cardPicture(libraryPictureName(story_id));
    },
    page: expertPage,
  },
  count: ({ row }) => (opened(row).saved_at === null ? undefined : 'expertStories'),
  check({ row }) {
    const { age_band, narration_state, narration, manifest } = opened(row);
    ageBandSchema.parse(age_band);
    narrationState.parse(narration_state);
    if (narration !== null) readJson('narration', storedNarrationSchema, narration);
    if (manifest !== null) readJson('narration manifest', narrationManifestSchema, manifest);
  },
  files({ row }) {
    const { story_id, narration } = opened(row);
    return spokenFile(narration).map((file) => ({ file, owner: libraryVoiceOwner(story_id) }));
  },
  without({ row, parts }, missing) {
    return { row: { ...row, ...unspoken(opened(row).narration, missing) }, parts };
  },
  async askForRest(queries, { householdId, id }, { row }, now) {
    const { narration_state, narration_round: round } = opened(row);
    if (narration_state !== 'waiting') return;
    const payload: LibraryNarrationPayload = { storyId: id, round };
    await enqueueJob(queries, { householdId, kind: LIBRARY_NARRATION_JOB, payload }, now);
  },
});
