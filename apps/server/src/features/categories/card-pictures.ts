import { createHash } from 'node:crypto';
import type { PagePicture, Picture, Scene } from '@storylantern/contract';
import { ADVENTURE_TOPIC_CARDS, CATEGORIES, CHALLENGES } from '@storylantern/library';
import type { PicturePlanner } from '../../makers.ts';
import type { Illustrator } from '../../makers/maker.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { MediaLibrary } from '../../platform/media/media-library.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';

const CARD_KINDS = { category: CATEGORIES, topic: CHALLENGES, adventure: ADVENTURE_TOPIC_CARDS } as const;
type CardKind = keyof typeof CARD_KINDS;

/** The children on the cards are six years old: neither a toddler nor nearly grown. */
const CARD_AGE = 6;

/** Cards are at most 400 pixels wide on screen; twice that for dense screens. */
const CARD_WIDTH = 800;

/** Every card there is, by the name of its picture: what is not here is never drawn, whatever is asked for. */
const CARDS: ReadonlyMap<string, Scene> = new Map(
  (Object.keys(CARD_KINDS) as CardKind[]).flatMap((kind) =>
    CARD_KINDS[kind].map((card): [string, Scene] => [`${kind}-${card.id}.webp`, card.scene]),
  ),
);

/** The pictures of the cards and of authored stories, each drawn when it is asked for the first time and kept. */
export class CardPictures {
  readonly store: MediaStore;
  readonly #database: Database;
  readonly #media: MediaLibrary;
  readonly #illustrator: Illustrator;
  readonly #pictures: PicturePlanner;
  readonly #version: string;
  readonly #page: (name: string) => PagePicture | undefined;
  readonly #files = new Map<string, Promise<string>>();

  constructor(parts: {
    database: Database;
    media: MediaLibrary;
    illustrator: Illustrator;
    pictures: PicturePlanner;
    version: string;
    /** Pictures beside the cards that are kept in the same way: what a name shows, if it is one of theirs. */
    page: (name: string) => PagePicture | undefined;
  }) {
    this.store = parts.media.store;
    this.#database = parts.database;
    this.#media = parts.media;
    this.#illustrator = parts.illustrator;
    this.#pictures = parts.pictures;
    this.#version = parts.version;
    this.#page = parts.page;
  }

  /** The media file of a card's picture; undefined when there is no such picture. */
  async file(name: string): Promise<string | undefined> {
    const begun = this.#files.get(name);
    const picture = begun ? undefined : this.#picture(name);
    // Asked for by a whole page of cards, and by several pages: drawn once.
    const known = begun ?? (picture && this.#findOrDraw(name, picture));
    if (!known) return undefined;
    this.#files.set(name, known);
    try {
      return await known;
    } catch (error) {
      this.#files.delete(name);
      throw error;
    }
  }

  #picture(name: string): Picture | PagePicture | undefined {
    const scene = CARDS.get(name);
    if (!scene) return this.#page(name);
    const seed = Number.parseInt(createHash('sha256').update(name).digest('hex').slice(0, 7), 16);
    return { ...scene, seed, style: "children's book", looks: this.#pictures.looks(name, '', {}), age: CARD_AGE };
  }

  async #findOrDraw(name: string, picture: Picture | PagePicture): Promise<string> {
    // A new version of the server may draw better, and a changed scene must be drawn anew.
    const id = createHash('sha256')
      .update(JSON.stringify([this.#version, name, picture]))
      .digest('hex');
    const before = await this.#database.db
      .selectFrom('card_picture')
      .select('file')
      .where('id', '=', id)
      .executeTakeFirst();
    if (before && (await this.store.size(before.file)) !== undefined) return before.file;

    const drawn = await ('cast' in picture ? this.#illustrator.drawPage(picture) : this.#illustrator.draw(picture));
    const image = drawn.images.toSorted((a, b) => a.width - b.width).find((each) => each.width >= CARD_WIDTH);
    const bytes = (image ?? drawn.images.at(-1))?.bytes;
    if (!bytes) throw new Error('The illustrator drew nothing');
    const file = await this.#media.put(bytes, 'webp', new Date());
    await this.#database.db
      .insertInto('card_picture')
      .values({ id, file })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ file }))
      .execute();
    return file;
  }
}
