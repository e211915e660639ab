import { storySchema } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import type { StoryTable } from '../../platform/database/tables.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { COVER_JOB, coverOwner, NARRATION_JOB, voiceOwner, type StoryJobPayload } from '../stories/story-jobs.ts';
import { readCover, readManifest, readPicture, toStory } from '../stories/stored-story.ts';
import type { Craft } from './craft.ts';
import { rowOf, type Row } from './row.ts';
import { spokenFile, unspoken } from './spoken.ts';

const story = (row: Row) => rowOf<Selectable<StoryTable>>(row);

const coverFiles = ({ cover }: Selectable<StoryTable>): string[] => {
  const read = cover === null ? undefined : readCover(cover);
  return read?.drawn ? read.images.map(({ file }) => file) : [];
};

/** Stories with their cover and voice. */
export const storyCraft: Craft = {
  check({ row }, expected) {
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
};
