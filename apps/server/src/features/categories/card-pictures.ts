import { createHash } from 'node:crypto';
import type { Picture, Scene } from '@storylantern/contract';
import { CATEGORIES, CHALLENGES } from '@storylantern/library';
import type { PicturePlanner } from '../../makers.ts';
import type { Illustrator } from '../../makers/maker.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { MediaLibrary } from '../../platform/media/media-library.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';

const CARD_KINDS = { category: CATEGORIES, topic: CHALLENGES } as const;
type CardKind = keyof typeof CARD_KINDS;

/** Where a card's picture is. */
export const cardPictureUrl = (kind: CardKind, id: string): string => `/api/pictures/${kind}-${id}.webp`;

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

/** The pictures of the cards, each drawn when it is asked for the first time and kept. */
export class CardPictures {
  readonly store: MediaStore;
  readonly #database: Database;
  readonly #media: MediaLibrary;
  readonly #illustrator: Illustrator;
  readonly #pictures: PicturePlanner;
  readonly #version: string;
  readonly #files = new Map<string, Promise<string>>();

  constructor(parts: {
    database: Database;
    media: MediaLibrary;
    illustrator: Illustrator;
    pictures: PicturePlanner;
    version: string;
  }) {
    this.store = parts.media.store;
    this.#database = parts.database;
    this.#media = parts.media;
    this.#illustrator = parts.illustrator;
    this.#pictures = parts.pictures;
    this.#version = parts.version;
  }

  /** The media file of a card's picture; undefined when there is no such card. */
  async file(name: string): Promise<string | undefined> {
    const scene = CARDS.get(name);
    if (!scene) return undefined;
    // Asked for by a whole page of cards, and by several pages: drawn once.
    const known = this.#files.get(name) ?? this.#findOrDraw(name, scene);
    this.#files.set(name, known);
    try {
      return await known;
    } catch (error) {
      this.#files.delete(name);
      throw error;
    }
  }

  async #findOrDraw(name: string, scene: Scene): Promise<string> {
    const seed = Number.parseInt(createHash('sha256').update(name).digest('hex').slice(0, 7), 16);
    const looks = this.#pictures.looks(name, '', {});
    const picture: Picture = { ...scene, seed, style: "children's book", looks, age: CARD_AGE };
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

    const drawn = await this.#illustrator.draw(picture);
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
