import { randomInt } from 'node:crypto';
import { ageBandOf, DEFAULT_STYLE, type Lyrics, type SongRequest, type SongWishes } from '@storylantern/contract';
import type { SongBrief } from '@storylantern/storyteller';
import { nanoid } from 'nanoid';
import type { PicturePlanner } from '../../makers.ts';
import type { Author, Musician } from '../../makers/maker.ts';
import type { BookScreen, SongReader } from '../../makers/text/embedded-author.ts';
import type { EmbeddedNarrator } from '../../makers/voice/embedded-narrator.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { claimRequest, OnceByKey, type NamedRequest } from '../../platform/requests/once-by-key.ts';
import { searchText } from '../../platform/search/search-text.ts';
import type { FamilyWork, UnderWay } from '../../platform/making/family-work.ts';
import type { Makings } from '../../platform/making/makings.ts';
import { planSong, type SongPlan } from './plan-song.ts';
import { insertSong, recentLyrics } from './repository.ts';
import { askForCover, askForSound } from './song-jobs.ts';
import { readLyrics } from './stored-song.ts';
import { wordSounds } from './word-sounds.ts';

/** How many of the family's latest songs the author is told not to repeat. */
const RECENT_SONGS = 20;
/** Waiting for a free writer, and writing: what a parent still waits for in front of the screen. */
const WRITING_MS = 30_000;
/** Seeds stay below this, as a column of whole numbers has 32 bits everywhere. */
const SEEDS = 2 ** 31 - 1;
const BUSY = 'Many songs are being written right now. Please try again in a moment.';
/** Sung to when a parent gives no age, in years: the middle of the range the product is for. */
const DEFAULT_AGE = 5;
const AS_COMPOSED: SongWishes = { transpose: 0, pace: 1, mood: 'as-composed' };

/** What songs are written with. */
export interface SongWriterParts {
  readonly database: Database;
  readonly author: Author;
  readonly reader: SongReader;
  readonly screen: BookScreen;
  readonly narrator: Pick<EmbeddedNarrator, 'sounds'>;
  readonly musician: Musician;
  readonly pictures: PicturePlanner;
  readonly families: FamilyWork;
  readonly makings: Makings;
  /** Tells the job runner that there is something new to do. */
  readonly wake: () => void;
}

/** Writes songs: each request with a key makes one song, however often and wherever it arrives. */
export class SongWriter {
  readonly #parts: SongWriterParts;
  readonly #requests: OnceByKey;
  /** Seeds next to one another give different songs, so no two requests get the same one. */
  #lastSeed = randomInt(SEEDS);

  constructor(parts: SongWriterParts) {
    this.#parts = parts;
    this.#requests = new OnceByKey(parts.database, 'song');
  }

  /**
   * Writes a song and returns its id. With a key, the same request sent again returns the same id.
   * @param sung whether it is sung whatever the request says.
   */
  async generate(
    householdId: number,
    { request, sung }: { readonly request: SongRequest; readonly sung: boolean },
    key: string | undefined,
  ): Promise<string> {
    const plan = planSong(request, sung);
    return this.#requests.run(householdId, { request: { ...request, sung: plan.sung }, key }, (named) =>
      this.#parts.families.run(householdId, (underWay) => this.#make(householdId, request, plan, { named, underWay })),
    );
  }

  async #make(
    householdId: number,
    request: SongRequest,
    plan: SongPlan,
    { named, underWay }: { readonly named: NamedRequest | undefined; readonly underWay: UnderWay },
  ): Promise<string> {
    const wanted = { householdId, key: named?.key, underWay };
    const { song, composed, maker, name, age, seed } = await this.#write(wanted, plan);
    const { lyrics, cast, scene } = song;
    const looks = this.#parts.pictures.bookLooks(name ?? request.theme, plan.appearance, {});
    const picture = { scene, cast: this.#parts.pictures.cast(cast, { looks, seed }), style: DEFAULT_STYLE, seed };
    const id = nanoid();
    const now = new Date();
    const row = {
      id,
      household_id: householdId,
      title: lyrics.title,
      style: plan.style,
      sung: plan.sung ? 1 : 0,
      theme: request.theme,
      child_name: name ?? '',
      child_age: age,
      age_band: ageBandOf(age),
      name_said: plan.nameSaid,
      search_text: searchText(`${lyrics.title} ${name ?? ''} ${request.theme}`),
      request: JSON.stringify(request),
      seed,
      lyrics: JSON.stringify(lyrics),
      composed: JSON.stringify(composed),
      wishes: JSON.stringify(AS_COMPOSED),
      not_managed: JSON.stringify(notManaged(lyrics, plan)),
      text_maker: JSON.stringify(maker),
      picture: JSON.stringify(picture),
      picture_description: this.#parts.pictures.describePage(picture),
      cover: null,
      sound_state: 'waiting',
      sound_message: null,
      sound_round: 1,
      sound: null,
      band_file: null,
      voice_file: null,
      manifest: null,
      saved_at: null,
      deleted_at: null,
      revision: 1,
      version: 1,
      created_at: now.toISOString(),
    };
    await this.#parts.database.db.transaction().execute(async (queries) => {
      await underWay.mayStore(queries);
      await insertSong(queries, row);
      await askForSound(queries, { householdId, id, round: row.sound_round }, now);
      await askForCover(queries, { householdId, id }, now);
      await claimRequest(queries, named, id, now);
    });
    this.#parts.wake();
    return id;
  }

  async #write(
    wanted: { readonly householdId: number; readonly key: string | undefined; readonly underWay: UnderWay },
    { wish, style, nameSaid }: SongPlan,
  ) {
    const { screen, author, reader, narrator, musician, makings } = this.#parts;
    return makings.inTime({ ...wanted, ms: WRITING_MS, busy: BUSY }, async ({ signal, onStep }) => {
      const verdict = await screen.wish(wish, signal);
      if (!verdict.suitable && verdict.unusableName) {
        throw new AppError('bad-request', verdict.message, { field: 'childName' });
      }
      if (!verdict.suitable) throw new AppError('unsuitable', verdict.message, { help: verdict.help });
      const { name } = verdict;
      const age = verdict.age ?? DEFAULT_AGE;
      const brief: SongBrief = { theme: wish.theme, style, childName: name, age, details: wish.details || null };
      const said = name === null || nameSaid === null ? {} : { [name]: nameSaid };
      const [recent, sounds] = await Promise.all([
        this.#recent(wanted.householdId),
        reader.unheardInSong(brief, signal).then((words) => wordSounds(narrator, words, said)),
      ]);
      const seed = (this.#lastSeed = (this.#lastSeed + 1) % SEEDS);
      const { song, maker } = await author.writeSong(brief, { seed, recent, sounds, signal, onStep });
      const composed = await musician.compose({ lyrics: song.lyrics, style, seed, wishes: AS_COMPOSED }, { signal });
      return { song, composed, maker, name, age, seed };
    });
  }

  /** The texts of the family's latest songs. */
  async #recent(householdId: number): Promise<string[]> {
    const songs = await recentLyrics(this.#parts.database.db, householdId, RECENT_SONGS);
    return songs.map((lyrics) =>
      readLyrics(lyrics)
        .sections.flatMap((section) => section.lines.map((line) => line.text))
        .join('\n'),
    );
  }
}

/** Longer words are shown by their beginning. */
const LONGEST_SHOWN = 60;

/** What found no place in the song, in the parent's own words. */
const notManaged = (lyrics: Lyrics, { unknownStyle }: SongPlan): string[] =>
  [...lyrics.notManaged, ...(unknownStyle === null ? [] : [unknownStyle])].map((word) =>
    word.length > LONGEST_SHOWN ? `${word.slice(0, LONGEST_SHOWN).toWellFormed()}…` : word,
  );
