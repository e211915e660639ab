import { fitting } from '../wording.ts';
import type { Oddness, OddWords } from './oddness.ts';

type OddLine = (words: OddWords) => string;
type More = readonly [OddLine, OddLine];

/** More whole tellings for the smallest: the two places where it will not do, and how the day comes. */
interface MoreForTheSmallest {
  readonly nuisances: readonly [More, More];
  readonly need: More;
}

const cap = (text: string): string => `${text.charAt(0).toLocaleUpperCase('en')}${text.slice(1)}`;

/** By the id of an oddness. Each telling fits every other one of its oddness. */
const MORE: Readonly<Record<Oddness['id'], MoreForTheSmallest>> = {
  heard: {
    nuisances: [
      [
        ({ noise, a }) => `${cap(a)} has a book. Quiet, now. ${noise}!`,
        ({ noise, a }) => `Tip, toe, past the shelf. ${noise}! Down fell ${a}.`,
      ],
      [
        ({ noise, a }) => `${cap(a)} counts to ten. Who is behind the tree? ${noise}!`,
        ({ noise, n, a }) => `${n} hid so well. Then: ${noise}! "There," said ${a}.`,
      ],
    ],
    need: [
      ({ b, murk }) => `In came ${murk}. Out went ${b}. Which way is home?`,
      ({ b, murk }) => `${cap(murk)} is all over. "I can't see me!" said ${b}.`,
    ],
  },
  seen: {
    nuisances: [
      [
        ({ x, a }) => `${cap(a)} cooks. A pinch of salt. A pinch of ${x}! Who did that?`,
        ({ x, a }) => `What is on the spoon? ${cap(x)}! "Not for me," said ${a}.`,
      ],
      [
        ({ x, a }) => `${cap(x)} by the hedge. ${cap(x)} by the shed. "Got you!" said ${a}.`,
        ({ x, n, a }) => `Hide, ${n}! But ${x} points the way. "Too easy," said ${a}.`,
      ],
    ],
    need: [
      ({ b, murk }) => `In came ${murk}. No path. No wall. No ${b}.`,
      ({ b, murk }) => `${b} went for a walk. Then came ${murk}. Oh dear.`,
    ],
  },
  finder: {
    nuisances: [
      [
        ({ noise, a }) => `Lunch on the rug. ${cap(a)} opens the basket. ${noise}!`,
        ({ noise, a, x }) => `Out comes the ${x}. ${noise}! "My plate!" said ${a}.`,
      ],
      [
        ({ noise, a }) => `Shelf one. Shelf two. ${noise}, by shelf three! "Out," said ${a}.`,
        ({ noise, a }) => `${cap(a)} had a full basket. ${noise}! Now it is on the floor.`,
      ],
    ],
    need: [
      ({ x, b }) => `${b} must not have ${x}. But which pot has it?`,
      ({ x, b }) => `Pots, pots, pots! Somewhere is ${x}. ${b} gets spots from it.`,
    ],
  },
  map: {
    nuisances: [
      [
        ({ n, a }) => `${n} peeps round every corner. ${cap(a)} is late again.`,
        ({ n, a }) => `Stop. Look. Look again. "Come on, ${n}!" said ${a}.`,
      ],
      [
        ({ n, a }) => `The table is full of map. ${cap(a)} has no room, ${n}.`,
        ({ n, a }) => `Pens, paper, pins! "I sat on one, ${n}," said ${a}.`,
      ],
    ],
    need: [
      ({ b, x }) => `${b} has paint. ${b} needs some ${x}. Up the road? Down?`,
      ({ b, x }) => `"Who has seen ${x}?" said ${b}. "I have a brush."`,
    ],
  },
  'does-not': {
    nuisances: [
      [
        ({ n, kinds, a }) => `Big day for ${kinds}! They all can. But ${n}? "Um," said ${a}.`,
        ({ n, a }) => `One, two, three, all together! Not ${n}. ${cap(a)} looked.`,
      ],
      [
        ({ n, a }) => `${cap(a)} said please. ${n} tried and tried. No.`,
        ({ n, a }) => `"Just a little one," said ${a}. ${n} went red.`,
      ],
    ],
    need: [
      ({ b }) => `Snip, snip. ${b} cut out a town. It must be kept safe.`,
      ({ b }) => `A whole town, in paper! "I must go out," said ${b}. "Who can stay?"`,
    ],
  },
  play: {
    nuisances: [
      [
        ({ n, a }) => `Stand in a row. Say cheese! ${n} stands out. ${cap(a)} sighs.`,
        ({ n, a }) => `Click! "Again," said ${a}. "Behind the post, ${n}. All of you."`,
      ],
      [
        ({ n, a }) => `Boom, boom, goes the drum. They look at ${n}. Bump! ${cap(a)} is down.`,
        ({ n, a }) => `Left, left, left. And ${n} goes right. "Carry coats," said ${a}.`,
      ],
    ],
    need: [
      ({ b, clause }) =>
        fitting(
          8,
          `"Somebody who ${clause}!" said ${b}. "For my play!"`,
          `"The play is tonight!" said ${b}. "I need one like that."`,
        ),
      ({ b, clause }) =>
        fitting(
          8,
          `${b} has a moon. ${b} has a king. Who ${clause}? No one?`,
          `A moon? Yes. A king? Yes. But one is missing. Poor ${b}.`,
        ),
    ],
  },
};

/** Every telling for the smallest of one of the two places where it will not do. */
export const nuisanceYoung = (odd: Oddness, which: 0 | 1, words: OddWords): readonly string[] =>
  [odd.nuisances[which].young, ...MORE[odd.id].nuisances[which]].map((line) => line(words));

/** Every telling for the smallest of how the day comes. */
export const needYoung = (odd: Oddness, words: OddWords): readonly string[] =>
  [odd.need.young, ...MORE[odd.id].need].map((line) => line(words));
