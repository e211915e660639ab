import { READING_ORDER, storySchema } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import type { StoryTable } from '../../platform/database/tables.ts';
import { dateInWords, html } from '../../platform/family-data/html.ts';
import { madeOn, pictureOf, soundOf, talkTogetherOf } from '../../platform/family-data/page-parts.ts';
import { rowOf, type Piece, type Row } from '../../platform/family-data/row.ts';
import { kindsOf, NARRATION_KINDS, type PiecePage, type Section } from '../../platform/family-data/section.ts';
import { spokenFile, unspoken } from '../../platform/family-data/spoken.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { COVER_JOB, coverOwner, NARRATION_JOB, voiceOwner, type StoryJobPayload } from './story-jobs.ts';
import { readCover, readManifest, readPicture, readText, toStory, type ExpectedMakers } from './stored-story.ts';

const story = (row: Row) => rowOf<Selectable<StoryTable>>(row);

const coverFiles = ({ cover }: Selectable<StoryTable>): string[] => {
  const read = cover === null ? undefined : readCover(cover);
  return read?.drawn ? read.images.map(({ file }) => file) : [];
};

const KINDS = kindsOf<'story', 'deleted_at'>('story', {
  id: 'id',
  title: 'text',
  situation: 'text',
  situation_name: 'text',
  category: 'text',
  topic: 'text?',
  child_name: 'text',
  age_band: 'text',
  name_said: 'text?',
  search_text: 'text',
  thread: 'text',
  request: 'json',
  text: 'json',
  audit: 'json',
  text_maker: 'json',
  picture: 'json',
  picture_description: 'text',
  cover: 'json?',
  ...NARRATION_KINDS,
  saved_at: 'time?',
  revision: 'whole',
  created_at: 'time',
});

function storyPage({ row }: Piece): PiecePage {
  const story = rowOf<Selectable<StoryTable>>(row);
  const cover = story.cover === null ? undefined : readCover(story.cover);
  const { content, developmentalBenefits, talkTogether } = readText(story.text);
  return {
    title: story.title,
    about: `${story.child_name}, ${dateInWords(story.created_at)}`,
    body: html` ${cover?.drawn ? pictureOf(cover.images, story.picture_description) : undefined}
      ${soundOf(story.narration, 'The story read aloud')} ${READING_ORDER.map((kind) => html`<p>${content[kind]}</p>`)}
      ${talkTogetherOf(talkTogether)}
      <h2>What this story does</h2>
      <p>${developmentalBenefits}</p>
      ${madeOn(story.created_at)}`,
  };
}

/** How stories are taken along, with their cover and voice. */
export const storySection = (expected: ExpectedMakers): Section => ({
  name: 'stories',
  table: 'story',
  key: 'id',
  deleted: 'deleted_at',
  pieceKind: 'story',
  kinds: KINDS,
  pages: { folder: 'stories', kind: 'story', heading: 'Stories', page: storyPage },
  count: () => 'stories',
  check({ row }) {
    const { manifest, picture } = story(row);
    storySchema.parse(toStory(story(row), expected));
    readPicture(picture);
    if (manifest !== null) readManifest(manifest);
  },
  files({ row }) {
    const { id, narration } = story(row);
    return [
      ...coverFiles(story(row)).map((file) => ({ file, owner: coverOwner(id) })),
      ...spokenFile(narration).map((file) => ({ file, owner: voiceOwner(id) })),
    ];
  },
  without({ row, parts }, missing) {
    const cover: Row = coverFiles(story(row)).some((file) => missing.has(file)) ? { cover: null } : {};
    return { row: { ...row, ...cover, ...unspoken(story(row).narration, missing) }, parts };
  },
  async askForRest(queries, { householdId, id }, { row }, now) {
    const { cover, narration_state, narration_round } = story(row);
    const ask = (kind: string, payload: StoryJobPayload) => enqueueJob(queries, { householdId, kind, payload }, now);
    if (cover === null) await ask(COVER_JOB, { storyId: id });
    if (narration_state === 'waiting') await ask(NARRATION_JOB, { storyId: id, round: narration_round });
  },
});
