import {
  songSchema,
  songStyleSchema,
  type changeSongSound,
  type editSongLine,
  type LyricLine,
  type Lyrics,
  type Song,
  type SongWishes,
} from '@storylantern/contract';
import type * as z from 'zod/mini';
import type { Musician } from '../../makers/maker.ts';
import type { BookScreen, SongReader } from '../../makers/text/embedded-author.ts';
import type { EmbeddedNarrator } from '../../makers/voice/embedded-narrator.ts';
import type { Database, Queries } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { render, type Rendered } from '../../platform/http/rendered.ts';
import { inTime } from '../../platform/workers/in-time.ts';
import * as stored from './repository.ts';
import { unknownSong } from './service.ts';
import { askForSound, askForVariant } from './song-jobs.ts';
import { readLyrics, readWishes, soundOf, toSong, type ExpectedMakers, type SongRow } from './stored-song.ts';
import { wordSounds } from './word-sounds.ts';
import { withLine, writtenSong } from './written-song.ts';

type SoundChange = z.output<typeof changeSongSound.body>;
type LineEdit = z.output<typeof editSongLine.body>;

/** Reading a line and composing take milliseconds; a parent waits no longer than this. */
const EDITING_MS = 15_000;
const BUSY = 'The server is busy right now. Please try again in a moment.';

/** What songs are changed with. */
export interface SongEditorParts {
  readonly database: Database;
  readonly expected: ExpectedMakers;
  readonly screen: BookScreen;
  readonly reader: SongReader;
  readonly narrator: Pick<EmbeddedNarrator, 'sounds'>;
  readonly musician: Musician;
  /** Tells the job runner that there is something new to do. */
  readonly wake: () => void;
}

/** What a parent changes in a song. Each change is one transaction, with the sound that is made anew. */
export class SongEditor {
  readonly #parts: SongEditorParts;

  constructor(parts: SongEditorParts) {
    this.#parts = parts;
  }

  /**
   * Has a song heard another way; what was not named stays. `nameSaid` undefined: as before; null or '': as spelled.
   * @throws AppError `conflict` when the song was changed since it was read.
   */
  async hearAnotherWay(householdId: number, id: string, change: SoundChange): Promise<Rendered<Song>> {
    const key = { householdId, id };
    const song = await this.#read(key, change.revision);
    const before = readWishes(song.wishes);
    const wishes: SongWishes = { ...before, ...change.wishes };
    const sung = change.isMusicalGeneration ?? song.sung === 1;
    const nameSaid = change.nameSaid === undefined ? song.name_said : change.nameSaid || null;
    const same =
      JSON.stringify(wishes) === JSON.stringify(before) && sung === (song.sung === 1) && nameSaid === song.name_said;
    if (same) return this.#render(song);
    const lyrics = nameSaid === song.name_said ? readLyrics(song.lyrics) : await this.#renamed(song, nameSaid);
    return this.#sing(key, song, { lyrics, wishes, sung, nameSaid });
  }

  /**
   * Gives one line other words, wherever it is sung.
   * @throws AppError `conflict` when the song was changed since it was read, `unsuitable` for words that must not reach
   * a child or cannot be sung.
   */
  async edit(householdId: number, id: string, { revision, section, line, text }: LineEdit): Promise<Rendered<Song>> {
    const key = { householdId, id };
    const song = await this.#read(key, revision);
    const lyrics = readLyrics(song.lyrics);
    const before = writtenSong(lyrics).sections[section]?.lines[line];
    if (before === undefined) {
      throw new AppError('bad-request', 'This change names a line that is not in the song.', { field: 'line' });
    }
    if (before === text) return this.#render(song);
    const verdict = await inTime(EDITING_MS, BUSY, (signal) => this.#parts.screen.text(text, signal));
    if (!verdict.suitable) throw new AppError('unsuitable', verdict.message, { help: verdict.help, field: 'text' });
    const [scan] = await this.#scan([text], song, song.name_said);
    if (!scan || !('line' in scan)) {
      throw new AppError('unsuitable', scan?.reason ?? 'This line cannot be sung.', { field: 'text' });
    }
    return this.#sing(key, song, {
      lyrics: withLine(lyrics, { section, line }, scan.line),
      wishes: readWishes(song.wishes),
      sung: song.sung === 1,
      nameSaid: song.name_said,
    });
  }

  /** Has what could not be made made again: the sound, or only its missing variants. What is there stays. */
  async makeAgain(householdId: number, id: string): Promise<Song['sound']> {
    const key = { householdId, id };
    const sound = await this.#parts.database.db.transaction().execute(async (queries) => {
      const song = await stored.findSong(queries, key);
      if (!song) throw unknownSong();
      if (song.sound_state === 'failed') {
        await this.#begin(queries, key, {});
        return { state: 'waiting' } as const;
      }
      if (song.sound_state === 'waiting' || song.sound_message === null) return soundOf(song);
      const round = { ...key, round: song.sound_round };
      await stored.setVariant(queries, round, { sound_message: null });
      for (const [variant, file] of [
        ['band', song.band_file],
        ['voice', song.voice_file],
      ] as const) {
        if (file === null) await askForVariant(queries, round, variant, new Date());
      }
      return { state: 'ready' } as const;
    });
    this.#parts.wake();
    return sound;
  }

  async #read(key: stored.SongKey, revision: number): Promise<SongRow> {
    const song = await stored.findSong(this.#parts.database.db, key);
    if (!song) throw unknownSong();
    if (song.revision !== revision) throw changed();
    return song;
  }

  /** The lyrics with the name's own syllables where it sounds otherwise now. */
  async #renamed(song: SongRow, nameSaid: string | null): Promise<Lyrics> {
    const lyrics = readLyrics(song.lyrics);
    const name = song.child_name.split(' ')[0]?.toLowerCase() ?? '';
    const texts = new Set(lyrics.sections.flatMap((section) => section.lines.map((line) => line.text)));
    const named = name === '' ? [] : [...texts].filter((text) => text.toLowerCase().includes(name));
    const scans = await this.#scan(named, song, nameSaid);
    const lines = new Map<string, LyricLine>(
      scans.flatMap((scan) => ('line' in scan ? [[scan.line.text, scan.line] as const] : [])),
    );
    return {
      ...lyrics,
      sections: lyrics.sections.map((section) => ({
        ...section,
        lines: section.lines.map((line) => lines.get(line.text) ?? line),
      })),
    };
  }

  async #scan(texts: readonly string[], { child_name: name }: SongRow, nameSaid: string | null) {
    const { reader, narrator } = this.#parts;
    const said = name === '' || nameSaid === null ? {} : { [name]: nameSaid };
    return inTime(EDITING_MS, BUSY, async (signal) => {
      const unheard = await Promise.all(texts.map((text) => reader.unheardInLine(text, signal)));
      const sounds = await wordSounds(narrator, unheard.flat(), said);
      return reader.scanLines(texts, name || null, sounds, signal);
    });
  }

  /** Composes the changed song and writes it, with its next round of sound. */
  async #sing(
    key: stored.SongKey,
    song: SongRow,
    to: {
      readonly lyrics: Lyrics;
      readonly wishes: SongWishes;
      readonly sung: boolean;
      readonly nameSaid: string | null;
    },
  ): Promise<Rendered<Song>> {
    const { lyrics, wishes } = to;
    const sheet = { lyrics, style: songStyleSchema.parse(song.style), seed: song.seed, wishes };
    const composed = await inTime(EDITING_MS, BUSY, (signal) => this.#parts.musician.compose(sheet, { signal }));
    const after = await this.#parts.database.db.transaction().execute(async (queries) => {
      const held = await stored.beginChange(queries, key);
      if (!held) throw unknownSong();
      if (held.revision !== song.revision + 1) throw changed();
      await this.#begin(queries, key, {
        lyrics: JSON.stringify(lyrics),
        composed: JSON.stringify(composed),
        wishes: JSON.stringify(wishes),
        sung: to.sung ? 1 : 0,
        name_said: to.nameSaid,
      });
      const row = await stored.findSong(queries, key);
      if (!row) throw unknownSong();
      return row;
    });
    this.#parts.wake();
    return this.#render(after);
  }

  async #begin(queries: Queries, key: stored.SongKey, changes: stored.SongChanges): Promise<void> {
    const begun = await stored.beginSound(queries, key, changes);
    if (!begun) throw unknownSong();
    await askForSound(queries, { ...key, round: begun.sound_round }, new Date());
  }

  #render(song: SongRow): Rendered<Song> {
    return render(songSchema, toSong(song, this.#parts.expected));
  }
}

const changed = () =>
  new AppError(
    'conflict',
    'This song was changed somewhere else in the meantime. Please look at it again before you change it.',
  );
