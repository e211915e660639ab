import { illustratedStorySchema } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import type { PictureBookPageTable, PictureBookTable } from '../../platform/database/tables.ts';
import { dateInWords, html } from '../../platform/family-data/html.ts';
import { aiLabelOf, madeOn, pictureOf, soundOf } from '../../platform/family-data/page-parts.ts';
import { rowOf, type Piece, type Row } from '../../platform/family-data/row.ts';
import { kindsOf, NARRATION_KINDS, type PiecePage, type Section } from '../../platform/family-data/section.ts';
import { spokenFile, unspoken } from '../../platform/family-data/spoken.ts';
import { askForNarration, askForPages, pageOwner, voiceOwner } from './book-jobs.ts';
import {
  readCast,
  readImage,
  readManifest,
  readSaid,
  readScene,
  readScript,
  toBook,
  type ExpectedMakers,
} from './stored-book.ts';

type PageRow = Selectable<PictureBookPageTable>;
const book = (row: Row) => rowOf<Selectable<PictureBookTable>>(row);
const page = (row: Row) => rowOf<PageRow>(row);

const imageFiles = ({ image }: PageRow): string[] =>
  image === null ? [] : readImage(image).images.map(({ file }) => file);

/** The pages that are in the book, in their order. */
const shownPages = (parts: readonly Row[]): PageRow[] =>
  parts
    .map(page)
    .filter(({ position }) => position !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));

const KINDS = kindsOf<'picture_book', 'deleted_at'>('picture_book', {
  id: 'id',
  title: 'text',
  theme: 'text',
  style: 'text',
  child_name: 'text',
  child_age: 'real',
  age_band: 'text',
  name_said: 'text?',
  said: 'json',
  search_text: 'text',
  request: 'json',
  script: 'json',
  cast_sheet: 'json',
  text_maker: 'json',
  ...NARRATION_KINDS,
  saved_at: 'time?',
  revision: 'whole',
  version: 'whole',
  created_at: 'time',
  educational_topic: 'text?',
  series_id: 'text?',
});

const PAGE_KINDS = kindsOf<'picture_book_page', 'book_id'>('picture_book_page', {
  scene_id: 'id',
  position: 'whole?',
  text: 'text',
  scene: 'json',
  seed: 'whole',
  round: 'whole',
  state: 'text',
  image: 'json?',
  image_round: 'whole?',
  description: 'text',
});

function bookPage({ row, parts }: Piece): PiecePage {
  const book = rowOf<Selectable<PictureBookTable>>(row);
  const { talk, facts } = readScript(book.script);
  const made = [book.text_maker, book.narration, ...shownPages(parts).map((page) => page.image)];
  return {
    title: book.title,
    about: [book.child_name, dateInWords(book.created_at)].filter(Boolean).join(', '),
    body: html` ${aiLabelOf(made)} ${soundOf(book.narration, 'The book read aloud')}
    ${shownPages(parts).map(
      (page) =>
        html`<figure>
          ${page.image === null ? undefined : pictureOf(readImage(page.image).images, page.description)}
          <figcaption>${page.text}</figcaption>
        </figure>`,
    )}
    ${
      talk.length === 0
        ? undefined
        : html`<h2>To talk about</h2>
            <ol>
              ${talk.map(({ question, answer }) => html`<li>${question}${answer === null ? undefined : ` ${answer}`}</li>`)}
            </ol>`
    }
    ${
      facts.length === 0
        ? undefined
        : html`<h2>What is true in it</h2>
            <ul>
              ${facts.map(({ says, source }) => html`<li>${says} (${source})</li>`)}
            </ul>`
    }
    ${madeOn(book.created_at, made)}`,
  };
}

/** How picture books are taken along, with all their pages, those taken out as well. */
export const bookSection = (expected: ExpectedMakers): Section => ({
  name: 'pictureBooks',
  table: 'picture_book',
  key: 'id',
  deleted: 'deleted_at',
  pieceKind: 'picture-book',
  kinds: KINDS,
  parts: {
    name: 'pages',
    table: 'picture_book_page',
    parent: 'book_id',
    unique: 'scene_id',
    order: 'scene_id',
    ownId: false,
    kinds: PAGE_KINDS,
  },
  pages: { folder: 'picture-books', kind: 'picture-book', heading: 'Picture books', page: bookPage },
  count: () => 'pictureBooks',
  check({ row, parts }) {
    const { manifest, said, cast_sheet } = book(row);
    // Every page at once, as those taken out can be put back.
    illustratedStorySchema.parse(toBook(book(row), parts.map(page), expected));
    for (const part of parts) readScene(page(part).scene);
    readSaid(said);
    readCast(cast_sheet);
    if (manifest !== null) readManifest(manifest);
  },
  files({ row, parts }) {
    const { id, narration } = book(row);
    return [
      ...parts.map(page).flatMap((part) => {
        const owner = pageOwner(id, part.scene_id);
        return imageFiles(part).map((file) => ({ file, owner }));
      }),
      ...spokenFile(narration).map((file) => ({ file, owner: voiceOwner(id) })),
    ];
  },
  without({ row, parts }, missing) {
    return {
      row: { ...row, ...unspoken(book(row).narration, missing) },
      parts: parts.map((part) =>
        imageFiles(page(part)).some((file) => missing.has(file))
          ? { ...part, image: null, image_round: null, state: 'drawing' }
          : part,
      ),
    };
  },
  async askForRest(queries, key, { row, parts }, now) {
    const { narration_state, narration_round } = book(row);
    const undrawn = parts.map(page).filter(({ state }) => state === 'drawing');
    await askForPages(queries, key, undrawn, now);
    if (narration_state === 'waiting') await askForNarration(queries, { ...key, round: narration_round }, now);
  },
});
