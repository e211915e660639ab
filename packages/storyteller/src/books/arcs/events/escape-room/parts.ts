import { titled } from '../../wording.ts';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { withChildBeside } from '../page.ts';

export interface Parts {
  readonly title: string;
  /** Who is quick, and sees nothing. */
  readonly A: Figure;
  readonly a: string;
  /** Who sees what there is, and is not listened to. */
  readonly B: Figure;
  readonly b: string;
  readonly G: Figure;
  readonly g: string;
  /** Who keeps the room. */
  readonly L: Figure;
  readonly l: string;
  /** What the room is made up to be. */
  readonly room: string;
  readonly refrain: string;
  readonly comesToo: string;
}

const TITLES = ['not a second too soon', 'the third door', 'the slowest ever', 'two keys and a name'] as const;

const ROOMS: readonly (readonly [RegExp, string])[] = [
  [/museum|pyramid|egypt|mummy/u, "The Pharaoh's Tomb"],
  [/castle|dungeon|knight|tower/u, 'The Castle Keep'],
  [/haunted|ghost|spooky/u, 'The Haunted Hall'],
  [/school|classroom/u, "The Headmaster's Study"],
  [/library|book/u, 'The Last Library'],
  [/pirate|ship/u, "The Captain's Cabin"],
  [/spy|spies|agent|detective/u, 'The Secret Office'],
];

export function partsOf(asked: Going): Parts {
  const going = withChildBeside(asked);
  const { A, B, a, b, G, g, raw, company, chance, comesToo } = going;
  const L = company.person([a, b].includes('Mr Turnkey') ? 'Mr Latch' : 'Mr Turnkey', 'neighbour');
  return {
    title: titled(chance.pick(...TITLES)),
    A,
    a,
    B,
    b,
    G,
    g,
    L,
    l: L.name,
    room: ROOMS.find(([word]) => word.test(raw))?.[1] ?? "The Wizard's Study",
    refrain: `"${a}, look!"`,
    comesToo,
  };
}
