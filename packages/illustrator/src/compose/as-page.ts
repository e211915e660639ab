import type { Character, PagePicture, Picture } from '@storylantern/contract';
import { castSheet } from '../cast/cast-sheet.ts';
import { beside } from './cast.ts';

/** Poses and places in which a picture is more than a child that stands somewhere: they are composed as pages are. */
const POSES_OF_PAGES: readonly Picture['pose'][] = ['sleep', 'hide', 'float', 'jump', 'dance', 'run'];
const PLACES_OF_PAGES: readonly Picture['setting'][] = ['undersea', 'space', 'sky', 'swimming-pool', 'snow'];

export const isLikeAPage = ({ pose, setting }: Picture): boolean =>
  POSES_OF_PAGES.includes(pose) || PLACES_OF_PAGES.includes(setting);

const COMPANY: Readonly<Record<NonNullable<Picture['companion']>, (age: number) => Character>> = {
  'grown-up': () => ({ is: 'adult', id: 'company', name: 'a grown-up', role: 'parent', costume: null }),
  teacher: () => ({ is: 'adult', id: 'company', name: 'a teacher', role: 'teacher', costume: null }),
  child: (age) => ({ is: 'other-child', id: 'company', name: 'another child', age, costume: null }),
  baby: () => ({ is: 'baby', id: 'company', name: 'a baby' }),
  dog: () => animal('dog'),
  cat: () => animal('cat'),
  rabbit: () => animal('rabbit'),
  bear: () => animal('bear'),
  fox: () => animal('fox'),
};

const animal = (kind: 'dog' | 'cat' | 'rabbit' | 'bear' | 'fox'): Character => ({
  is: 'animal',
  id: 'company',
  name: `a ${kind}`,
  animal: kind,
  coat: null,
  size: null,
});

/** A cover told as a page of a book: the child and whoever is with it. */
export function asPage(picture: Picture): PagePicture {
  const { setting, time, pose, feeling, companion, props, looks, age, style, seed } = picture;
  const characters: Character[] = [{ is: 'child', id: 'child', name: 'A child', age, costume: null }];
  if (companion) characters.push(COMPANY[companion](age));
  const animalOrChild = companion !== 'grown-up' && companion !== 'teacher';
  return {
    scene: {
      setting,
      time,
      weather: 'clear',
      camera: 'medium',
      actors: [
        { who: 'child', pose, feeling, holds: null },
        ...(companion
          ? [
              {
                who: 'company',
                pose: animalOrChild && pose !== 'hide' ? pose : ('stand' as const),
                feeling: beside(feeling, !animalOrChild),
                holds: null,
              },
            ]
          : []),
      ],
      things: [...new Set(props)],
    },
    cast: castSheet(characters, { looks, seed }),
    style,
    seed,
  };
}
