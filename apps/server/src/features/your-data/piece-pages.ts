import { READING_ORDER } from '@storylantern/contract';
import { shelvedStoryById } from '@storylantern/library';
import type { Selectable } from 'kysely';
import type {
  LibraryStoryTable,
  LumiMessageTable,
  LumiThreadTable,
  PictureBookTable,
  SongTable,
  StoryTable,
} from '../../platform/database/tables.ts';
import { fileForWidth, type ImageSet } from '../../platform/media/image-set.ts';
import { readImage } from '../illustrated-stories/stored-book.ts';
import { readCover as readSongCover, readLyrics } from '../songs/stored-song.ts';
import { writtenSong } from '../songs/written-song.ts';
import { readCover, readText } from '../stories/stored-story.ts';
import { shownPages } from './book-craft.ts';
import { dateInWords, html, type Html } from './html.ts';
import { rowOf, type Piece } from './row.ts';
import { spokenFile } from './spoken.ts';

/** A readable page of one piece. */
export interface PiecePage {
  readonly title: string;
  /** Said of it in the table of contents. */
  readonly about: string;
  readonly body: Html;
}

/** The pages of pieces are one folder below the index, as the media are. */
const media = (file: string): string => `../media/${file}`;
const picture = (images: ImageSet, description: string): Html =>
  html`<img src="${media(fileForWidth(images, undefined) ?? '')}" alt="${description}">`;
const sound = (narration: string | null, label: string): Html[] =>
  spokenFile(narration).map(
    (file) => html`<p class="sound"><audio controls preload="none" src="${media(file)}" aria-label="${label}"></audio></p>`,
  );
const made = (time: string): Html => html`<p class="soft">Made on ${dateInWords(time)}.</p>`;

function storyPage({ row }: Piece): PiecePage {
  const story = rowOf<Selectable<StoryTable>>(row);
  const cover = story.cover === null ? undefined : readCover(story.cover);
  const { content, developmentalBenefits, talkTogether } = readText(story.text);
  return {
    title: story.title,
    about: `${story.child_name}, ${dateInWords(story.created_at)}`,
    body: html`
${cover?.drawn ? picture(cover.images, story.picture_description) : undefined}
${sound(story.narration, 'The story read aloud')}
${READING_ORDER.map((kind) => html`<p>${content[kind]}</p>`)}
${talkTogether.length > 0 ? html`<h2>To talk about together</h2><ul>${talkTogether.map((each) => html`<li>${each}</li>`)}</ul>` : undefined}
<h2>What this story does</h2><p>${developmentalBenefits}</p>
${made(story.created_at)}`,
  };
}

function bookPage({ row, parts }: Piece): PiecePage {
  const book = rowOf<Selectable<PictureBookTable>>(row);
  return {
    title: book.title,
    about: [book.child_name, dateInWords(book.created_at)].filter(Boolean).join(', '),
    body: html`
${sound(book.narration, 'The book read aloud')}
${shownPages(parts).map(
  (page) => html`<figure>${page.image === null ? undefined : picture(readImage(page.image).images, page.description)}<figcaption>${page.text}</figcaption></figure>`,
)}
${made(book.created_at)}`,
  };
}

const SECTION_NAMES = { verse: 'Verse', chorus: 'Chorus', bridge: 'Bridge' } as const;

function songPage({ row }: Piece): PiecePage {
  const song = rowOf<Selectable<SongTable>>(row);
  const cover = song.cover === null ? undefined : readSongCover(song.cover);
  const variant = (file: string | null, label: string) =>
    file === null ? undefined : html`<h3 class="sound">${label}</h3>${sound(JSON.stringify({ file }), label)}`;
  return {
    title: song.title,
    about: [song.child_name, dateInWords(song.created_at)].filter(Boolean).join(', '),
    body: html`
${cover?.drawn ? picture(cover.images, song.picture_description) : undefined}
${sound(song.sound, 'The whole song')}
${variant(song.band_file, 'The band alone, to sing along')}
${variant(song.voice_file, 'The voice alone')}
${writtenSong(readLyrics(song.lyrics)).sections.map(
  ({ kind, lines }) => html`<h3>${SECTION_NAMES[kind]}</h3><p class="verse">${lines.join('\n')}</p>`,
)}
${made(song.created_at)}`,
  };
}

/** A story of the expert library, if the family saved it. `image` is its picture among the media of the download. */
function expertPage({ row }: Piece, image: string | undefined): PiecePage | undefined {
  const opened = rowOf<Selectable<LibraryStoryTable>>(row);
  const story = shelvedStoryById(opened.story_id)?.story;
  if (opened.saved_at === null || !story) return undefined;
  return {
    title: story.title,
    about: opened.situation_name,
    body: html`
${image === undefined ? undefined : html`<img src="${media(image)}" alt="">`}
${sound(opened.narration, 'The story read aloud')}
${READING_ORDER.map((kind) => html`<p>${story.content[kind]}</p>`)}
<h2>To talk about together</h2><ul>${story.talkTogether.map((each) => html`<li>${each}</li>`)}</ul>
<p class="soft">From the expert library of Storylantern, saved on ${dateInWords(opened.saved_at)}.</p>`,
  };
}

function conversationPage({ row, parts }: Piece): PiecePage {
  const thread = rowOf<Selectable<LumiThreadTable>>(row);
  return {
    title: thread.title,
    about: dateInWords(thread.updated_at),
    body: html`${parts
      .map((part) => rowOf<Selectable<LumiMessageTable>>(part))
      .map(({ role, content, created_at }) =>
        role === 'user'
          ? html`<h2>You asked, ${dateInWords(created_at)}</h2><p class="said asked">${content}</p>`
          : html`<h2>Lumi</h2><p class="said">${content}</p>`,
      )}`,
  };
}

/** The readable page of a piece of a section; undefined where it has none. */
export function pageOf(section: string, piece: Piece, image: string | undefined): PiecePage | undefined {
  if (section === 'stories') return storyPage(piece);
  if (section === 'pictureBooks') return bookPage(piece);
  if (section === 'songs') return songPage(piece);
  if (section === 'libraryStories') return expertPage(piece, image);
  if (section === 'conversations') return conversationPage(piece);
  return undefined;
}
