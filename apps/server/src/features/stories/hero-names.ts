import type { Gender } from '@storylantern/contract';

/** Who a story is about when nobody was named. */
export interface Hero {
  readonly name: string;
  readonly gender: Gender;
}

const girl = (name: string): Hero => ({ name, gender: 'girl' });
const boy = (name: string): Hero => ({ name, gender: 'boy' });
const either = (name: string): Hero => ({ name, gender: 'non-binary' });

/** Warm, short names from many places; each is easy to say aloud at bedtime and none is a common English word. */
const HEROES: readonly Hero[] = [
  girl('Maya'),
  boy('Noah'),
  girl('Amina'),
  boy('Leo'),
  girl('Sofia'),
  boy('Arjun'),
  either('Sam'),
  girl('Yuki'),
  boy('Mateo'),
  girl('Zuri'),
  boy('Omar'),
  girl('Ingrid'),
  boy('Kofi'),
  girl('Leila'),
  boy('Kenji'),
  either('Robin'),
  girl('Nadia'),
  boy('Elias'),
  girl('Priya'),
  boy('Malik'),
  girl('Clara'),
  boy('Tomas'),
  girl('Mei'),
  either('Alex'),
];

/** The same seed always gives the same hero. */
export function heroFor(seed: number): Hero {
  const hero = HEROES[seed % HEROES.length];
  if (!hero) throw new Error('A seed must be a whole number, not negative');
  return hero;
}
