import { songSchema } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import type { SongTable } from '../../platform/database/tables.ts';
import { dateInWords, html } from '../../platform/family-data/html.ts';
import { aiLabelOf, madeOn, pictureOf, playerOf, soundOf } from '../../platform/family-data/page-parts.ts';
import { rowOf, type Piece, type Row } from '../../platform/family-data/row.ts';
import { kindsOf, type PiecePage, type Section } from '../../platform/family-data/section.ts';
import { spokenFile } from '../../platform/family-data/spoken.ts';
import { askForCover, askForSound, askForVariant, coverOwner, soundOwner } from './song-jobs.ts';
import {
  readCover,
  readLyrics,
  readManifest,
  readPicture,
  toPerformance,
  toSong,
  type ExpectedMakers,
} from './stored-song.ts';
import { writtenSong } from './written-song.ts';

const song = (row: Row) => rowOf<Selectable<SongTable>>(row);
const present = (file: string | null): string[] => (file === null ? [] : [file]);

const coverFiles = ({ cover }: Selectable<SongTable>): string[] => {
  const read = cover === null ? undefined : readCover(cover);
  return read?.drawn ? read.images.map(({ file }) => file) : [];
};

/** What a song is without the files that have gone. The variants go with the whole song, as they run in time with it. */
function withoutSound(row: Row, missing: ReadonlySet<string>): Row {
  const { sound, band_file, voice_file } = song(row);
  if (spokenFile(sound).some((file) => missing.has(file))) {
    const nothing = { sound: null, manifest: null, band_file: null, voice_file: null };
    return { ...nothing, sound_state: 'waiting', sound_message: null };
  }
  return {
    ...(band_file !== null && missing.has(band_file) ? { band_file: null, sound_message: null } : {}),
    ...(voice_file !== null && missing.has(voice_file) ? { voice_file: null, sound_message: null } : {}),
  };
}

const KINDS = kindsOf<'song', 'deleted_at'>('song', {
  id: 'id',
  title: 'text',
  style: 'text',
  sung: 'whole',
  theme: 'text',
  child_name: 'text',
  child_age: 'real',
  age_band: 'text',
  name_said: 'text?',
  search_text: 'text',
  request: 'json',
  seed: 'whole',
  lyrics: 'json',
  composed: 'json',
  wishes: 'json',
  not_managed: 'json',
  text_maker: 'json',
  picture: 'json',
  picture_description: 'text',
  cover: 'json?',
  sound_state: 'text',
  sound_message: 'text?',
  sound_round: 'whole',
  sound: 'json?',
  band_file: 'text?',
  voice_file: 'text?',
  manifest: 'json?',
  saved_at: 'time?',
  revision: 'whole',
  version: 'whole',
  created_at: 'time',
});

const SECTION_NAMES = { verse: 'Verse', chorus: 'Chorus', bridge: 'Bridge' } as const;

function songPage({ row }: Piece): PiecePage {
  const song = rowOf<Selectable<SongTable>>(row);
  const cover = song.cover === null ? undefined : readCover(song.cover);
  const made = [song.text_maker, song.cover, song.sound];
  const variant = (file: string | null, label: string) =>
    file === null
      ? undefined
      : html`<h3 class="sound">${label}</h3>
          ${playerOf(file, label)}`;
  return {
    title: song.title,
    about: [song.child_name, dateInWords(song.created_at)].filter(Boolean).join(', '),
    body: html` ${aiLabelOf(made)} ${cover?.drawn ? pictureOf(cover.images, song.picture_description) : undefined}
    ${soundOf(song.sound, 'The whole song')} ${variant(song.band_file, 'The band alone, to sing along')}
    ${variant(song.voice_file, 'The voice alone')}
    ${writtenSong(readLyrics(song.lyrics)).sections.map(
      ({ kind, lines }) =>
        html`<h3>${SECTION_NAMES[kind]}</h3>
          <p class="verse">${lines.join('\n')}</p>`,
    )}
    ${madeOn(song.created_at, made)}`,
  };
}

/** How songs are taken along, with their cover and the variants of their sound. */
export const songSection = (expected: ExpectedMakers): Section => ({
  name: 'songs',
  table: 'song',
  key: 'id',
  deleted: 'deleted_at',
  pieceKind: 'song',
  kinds: KINDS,
  pages: { folder: 'songs', kind: 'song', heading: 'Songs', page: songPage },
  count: () => 'songs',
  check({ row }) {
    const { manifest, picture } = song(row);
    songSchema.parse(toSong(song(row), expected));
    toPerformance(song(row));
    readPicture(picture);
    if (manifest !== null) readManifest(manifest);
  },
  files({ row }) {
    const { id, sound, band_file, voice_file } = song(row);
    return [
      ...coverFiles(song(row)).map((file) => ({ file, owner: coverOwner(id) })),
      ...spokenFile(sound).map((file) => ({ file, owner: soundOwner(id, 'full') })),
      ...present(band_file).map((file) => ({ file, owner: soundOwner(id, 'band') })),
      ...present(voice_file).map((file) => ({ file, owner: soundOwner(id, 'voice') })),
    ];
  },
  without({ row, parts }, missing) {
    const cover: Row = coverFiles(song(row)).some((file) => missing.has(file)) ? { cover: null } : {};
    return { row: { ...row, ...cover, ...withoutSound(row, missing) }, parts };
  },
  async askForRest(queries, { householdId, id }, { row }, now) {
    const { cover, sound_state, sound_message, sound_round: round, band_file, voice_file } = song(row);
    if (cover === null) await askForCover(queries, { householdId, id }, now);
    if (sound_state === 'waiting') await askForSound(queries, { householdId, id, round }, now);
    // With a message a variant was given up, and the song's page offers to make it again.
    if (sound_state !== 'ready' || sound_message !== null) return;
    if (band_file === null) await askForVariant(queries, { householdId, id, round }, 'band', now);
    if (voice_file === null) await askForVariant(queries, { householdId, id, round }, 'voice', now);
  },
});
