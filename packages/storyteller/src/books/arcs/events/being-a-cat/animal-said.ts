import type { Being } from '@storylantern/library';
import { beingNamed } from '../../../theme/entries.ts';
import type { Theme } from '../../../theme.ts';

/** Noises by which a child says what it is. */
const BY_NOISE: Readonly<Record<string, string>> = {
  miaow: 'cat',
  meow: 'cat',
  miaows: 'cat',
  meows: 'cat',
  purrs: 'cat',
  barks: 'dog',
  woof: 'dog',
  bark: 'dog',
  roars: 'dinosaur',
  moo: 'cow',
  ribbit: 'frog',
  neighs: 'horse',
};

const ANIMAL = /^(?:pet|farm|wild|bird|magic|sea|insect)$/;
const OF_OURS = /\b(?:sister|brother|cousin|twin)\b/i;

/** The animal that a child of a theme is for the day: the last one that it names, so that "a bear of a boy" is none. */
export function animalSaid({ raw }: Pick<Theme, 'raw'>): Being | null {
  const words = raw.toLowerCase().split(/[^\p{L}'-]+/u);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const one = words[at] ?? '';
    const before = words[at - 1] ?? '';
    const being = beingNamed(`${before} ${one}`) ?? beingNamed(one) ?? beingNamed(BY_NOISE[one] ?? '');
    if (being && ANIMAL.test(being.isa) && being.id !== 'ghost') return being;
  }
  return null;
}

/** Whether it is a brother or a sister who is one, and not the child of the book. */
export const isSibling = (raw: string): boolean => OF_OURS.test(raw);
