import { LIMITS, READING_ORDER, storySchema, storyVersionSchema } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import type { StoryTable, StoryVersionTable } from '../../platform/database/tables.ts';
import { dateInWords, html, type Html } from '../../platform/family-data/html.ts';
import { aiLabelOf, madeOn, pictureOf, soundOf, talkTogetherOf } from '../../platform/family-data/page-parts.ts';
import { rowOf, type Piece, type Row } from '../../platform/family-data/row.ts';
import { kindsOf, NARRATION_KINDS, type PiecePage, type Section } from '../../platform/family-data/section.ts';
import { spokenFile, unspoken } from '../../platform/family-data/spoken.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { COVER_JOB, coverOwner, NARRATION_JOB, voiceOwner, type StoryJobPayload } from './story-jobs.ts';
import { readCover, readManifest, readPicture, readText, toStory, type ExpectedMakers } from './stored-story.ts';
import { toVersion } from './stored-version.ts';
import { readKept } from './told-brief.ts';

type Pictured = Pick<Selectable<StoryTable>, 'cover' | 'picture_round'>;

const story = (row: Row) => rowOf<Selectable<StoryTable>>(row);
const version = (row: Row) => rowOf<Selectable<StoryVersionTable>>(row);

const coverFiles = ({ cover }: Pictured): string[] => {
  const read = cover === null ? undefined : readCover(cover);
  return read?.drawn ? read.images.map(({ file }) => file) : [];
};

/** The story as it is read and its versions, one for each of its pictures. */
const pictured = ({ row, parts }: Piece): Pictured[] => [
  ...new Map([...parts.map(version), story(row)].map((each) => [each.picture_round, each])).values(),
];

/** A row without its picture when files of it are no longer there: it is drawn anew. */
const withoutLost = (row: Row, { cover, picture_round }: Pictured, missing: ReadonlySet<string>): Row =>
  coverFiles({ cover, picture_round }).some((file) => missing.has(file)) ? { ...row, cover: null } : row;

/** @throws Error when the versions could not be listed, or a change could not count on from them. */
function checkVersions({ row, parts }: Piece): void {
  const { version: current, picture_round } = story(row);
  for (const part of parts.map(version)) {
    storyVersionSchema.parse(toVersion(part, current));
    readPicture(part.picture);
    if (part.number < 1) throw new Error('A version has no number');
  }
  const counted = [
    current,
    picture_round,
    ...parts.flatMap((part) => [version(part).number, version(part).picture_round]),
  ];
  if (Math.max(...counted) > MOST_COUNTED) throw new Error('More versions than there can be');
}

/** Every version may have a picture of its own; a count far beyond them is no count of ours. */
const MOST_COUNTED = 10 * LIMITS.storyVersions;

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
  occasion: 'text?',
  version: 'ordinal',
  picture_round: 'ordinal',
});

const VERSION_KINDS = kindsOf<'story_version', 'story_id'>('story_version', {
  number: 'whole',
  origin: 'text',
  of_number: 'whole?',
  from_number: 'whole?',
  title: 'text',
  thread: 'text',
  text: 'json',
  audit: 'json',
  text_maker: 'json',
  picture: 'json',
  picture_description: 'text',
  picture_round: 'ordinal',
  cover: 'json?',
  created_at: 'time',
});

/** What the other versions of a story say, for whoever wants to read them once more. */
function earlierVersions({ row, parts }: Piece): Html | undefined {
  const others = parts.map(version).filter((each) => each.number !== story(row).version);
  if (others.length === 0) return undefined;
  return html`<h2>Its other versions</h2>
    ${others.map((each) => {
      const { content } = readText(each.text);
      return html`<details>
        <summary>Version ${each.number}: ${each.title}, ${dateInWords(each.created_at)}</summary>
        ${READING_ORDER.map((kind) => html`<p>${content[kind]}</p>`)}
      </details>`;
    })}`;
}

function storyPage(piece: Piece): PiecePage {
  const story = rowOf<Selectable<StoryTable>>(piece.row);
  const cover = story.cover === null ? undefined : readCover(story.cover);
  const { content, developmentalBenefits, talkTogether } = readText(story.text);
  const made = [story.text_maker, story.cover, story.narration];
  return {
    title: story.title,
    about: `${story.child_name}, ${dateInWords(story.created_at)}`,
    body: html` ${aiLabelOf(made)} ${cover?.drawn ? pictureOf(cover.images, story.picture_description) : undefined}
      ${soundOf(story.narration, 'The story read aloud')} ${READING_ORDER.map((kind) => html`<p>${content[kind]}</p>`)}
      ${talkTogetherOf(talkTogether)}
      <h2>What this story does</h2>
      <p>${developmentalBenefits}</p>
      ${earlierVersions(piece)} ${madeOn(story.created_at, made)}`,
  };
}

/** How stories are taken along, with every version, their pictures and their voice. */
export const storySection = (expected: ExpectedMakers): Section => ({
  name: 'stories',
  table: 'story',
  key: 'id',
  deleted: 'deleted_at',
  pieceKind: 'story',
  kinds: KINDS,
  parts: {
    name: 'versions',
    table: 'story_version',
    parent: 'story_id',
    unique: 'number',
    order: 'number',
    ownId: false,
    addedLater: true,
    kinds: VERSION_KINDS,
  },
  pages: { folder: 'stories', kind: 'story', heading: 'Stories', page: storyPage },
  count: () => 'stories',
  check(piece) {
    const { manifest, picture, request } = story(piece.row);
    storySchema.parse(toStory(story(piece.row), expected));
    readPicture(picture);
    readKept(request);
    checkVersions(piece);
    if (manifest !== null) readManifest(manifest);
  },
  files(piece) {
    const { id, narration } = story(piece.row);
    return [
      ...pictured(piece).flatMap((each) =>
        coverFiles(each).map((file) => ({ file, owner: coverOwner(id, each.picture_round) })),
      ),
      ...spokenFile(narration).map((file) => ({ file, owner: voiceOwner(id) })),
    ];
  },
  without({ row, parts }, missing) {
    return {
      row: { ...withoutLost(row, story(row), missing), ...unspoken(story(row).narration, missing) },
      parts: parts.map((part) => withoutLost(part, version(part), missing)),
    };
  },
  async askForRest(queries, { householdId, id }, piece, now) {
    const { narration_state, narration_round } = story(piece.row);
    const ask = (kind: string, payload: StoryJobPayload) => enqueueJob(queries, { householdId, kind, payload }, now);
    for (const { cover, picture_round } of pictured(piece)) {
      if (cover === null) await ask(COVER_JOB, { storyId: id, picture: picture_round });
    }
    if (narration_state === 'waiting') await ask(NARRATION_JOB, { storyId: id, round: narration_round });
  },
});
