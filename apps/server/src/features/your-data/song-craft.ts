import { songSchema } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import type { SongTable } from '../../platform/database/tables.ts';
import { askForCover, askForSound, askForVariant, coverOwner, soundOwner } from '../songs/song-jobs.ts';
import { readCover, readManifest, readPicture, toPerformance, toSong } from '../songs/stored-song.ts';
import type { Craft } from './craft.ts';
import { rowOf, type Row } from './row.ts';
import { spokenFile } from './spoken.ts';

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

/** Songs with their cover and the variants of their sound. */
export const songCraft: Craft = {
  check({ row }, expected) {
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
};
