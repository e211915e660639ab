import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const NOISES: Readonly<Record<string, string>> = {
  roar: 'Roar',
  growl: 'Grrr',
  bark: 'Woof',
  moo: 'Moo',
  quack: 'Quack',
  meow: 'Miaow',
  miaow: 'Miaow',
  howl: 'Aooo',
  squeak: 'Squeak',
  hoot: 'Hoo',
  neigh: 'Neigh',
  baa: 'Baa',
  oink: 'Oink',
  crow: 'Cock-a-doodle-doo',
};

/** The noises that both plots are about: either is as good as made for them. */
export const VOICE = /\b(?:growl|voice|bark|quack|mi?aow|meow|howl|squeak|hoot|neigh|baa|oink|crow)\b/i;

/** What is lost, in one word ("roar"), and how it sounds ("Roar", without a stop). */
export function lostNoise({ A, raw }: Going): { readonly S: string; readonly noise: string } {
  const word = Object.keys(NOISES).find((each) => new RegExp(String.raw`\b${each}(?:s|ing)?\b`).test(raw));
  if (word) return { S: word, noise: NOISES[word] ?? A.says };
  return { S: 'voice', noise: A.says === 'Oh' ? 'Hello' : A.says };
}

/** Two neighbours with voices of their own, neither of the hero's kind nor the friend's. */
export function lenders({ A, B, company }: Going): readonly [Figure, Figure] {
  const [first = 'duck', second = 'cow'] = ['duck', 'cow', 'frog', 'owl'].filter(
    (each) => each !== A.kind && each !== B.kind,
  );
  return [company.meet(first), company.meet(second)];
}
