import { createHash } from 'node:crypto';
import type { Character, PagePicture } from '@storylantern/contract';
import { shelvedStoryById, type ShelvedStory } from '@storylantern/library';
import type { PicturePlanner } from '../../makers.ts';

/** The name a story's picture is kept under. */
export const libraryPictureName = (id: string): string => `story-${id}.webp`;

/** Where a story's picture is. */
export const libraryPictureUrl = (id: string): string => `/api/pictures/${libraryPictureName(id)}`;

/** What the picture of a story shows: one moment of it, with its hero as the library describes them. */
export function libraryPicture({ id, story }: ShelvedStory, pictures: PicturePlanner): PagePicture {
  const seed = Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 7), 16);
  const { name, age, looks } = story.hero;
  const hero: Character = { is: 'child', id: 'hero', name, age, costume: story.picture.costume ?? null };
  return {
    scene: story.picture.scene,
    cast: pictures.cast([hero, ...story.picture.others], {
      looks: pictures.looks(name, '', looks),
      seed,
    }),
    style: "children's book",
    seed,
  };
}

const NAME = /^story-(.+)\.webp$/;

/** What a picture's name shows; undefined when it is not the name of a library story's picture. */
export function libraryPictureOfName(name: string, pictures: PicturePlanner): PagePicture | undefined {
  const shelved = shelvedStoryById(NAME.exec(name)?.[1] ?? '');
  return shelved && libraryPicture(shelved, pictures);
}
