import type { BeatPage, SceneHint } from '../../arc.ts';
import type { Entity } from '../../theme.ts';
import { THING_WORDS } from '../../theme/entries.ts';
import type { Going } from './event.ts';

/** A page of an event: its picture, and its wordings. */
export const page = (scene: SceneHint, ...text: readonly string[]): BeatPage => ({ text, scene });

/** A sentence about the family's grown-up who comes along, where the parent named one; where nobody did, none is needed. */
export const ifNamed = ({ B, G, g }: Going, text: string): string =>
  g === 'the grown-up' || B === G ? '' : ` ${text}`;

/** The same with somebody small as the second one where that would be the grown-up, who has a part of their own. */
export const apart = (going: Going): Going =>
  going.B === going.G ? { ...going, B: going.company.friend, b: going.company.friend.name } : going;

const CLASSMATES = ['Sal', 'Robin', 'Noor', 'Jess', 'Tobi'] as const;

/** The same with another child as the second one, where that would be the family's pet or grown-up: at school, at a party. */
export function withClassmate(going: Going): Going {
  const { A, K, company, chance } = going;
  if (company.other || A !== K) return apart(going);
  const B = company.person(chance.pick(...CLASSMATES.filter((each) => each !== K.name)), 'child');
  return { ...going, B, b: B.name, all: `${K.name} and ${B.name}` };
}

/** The same at school, where whom the parent calls a friend is the classmate, and a brother is in another class. */
export const withSchoolFriend = (going: Going): Going =>
  /\bfriend\b/u.test(going.B.introduced) ? withChildBeside(going) : withClassmate(going);

/** The same, but for a child whom the parent names: a brother, "her best friend Amira". */
export const withChildBeside = (going: Going): Going => {
  const { A, B, K } = going;
  return A === K && B !== K && B.isChild ? going : withClassmate(going);
};

/** What an event is about, where its theme names nobody and nothing else: a theme with nothing in it would be given a hero. */
export const about = (word: string): Entity => ({
  word,
  adjectives: [],
  plural: false,
  name: null,
  being: null,
  place: null,
  thing: THING_WORDS.get(word)?.entry ?? null,
  known: true,
});

/** The second being of a theme where it is somebody: no plughole and no digger plays with anybody. */
export const somebody = (other: Entity | null): Entity | null =>
  other?.known === true && other.being && !/^(?:thing|vehicle)$/.test(other.being.isa) ? other : null;
