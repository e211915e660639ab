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
        ({ a, n, noise }) => `${cap(a)} had a book. In came ${n}. ${noise}! "I can't read!"`,
        ({ a, noise, n }) => `Shh! ${cap(a)} was asleep. ${noise}! went ${n}. Up jumped ${a}.`,
      ],
      [
        ({ noise, n, a }) => `They played hide and seek. ${noise}! went ${n}. So ${a} found ${n}.`,
        ({ n, noise, a }) => `${n} hid so well. Then ${n} went ${noise}! "There you are," said ${a}.`,
      ],
    ],
    need: [
      ({ b, murk }) => `${b} went out to play. Then came ${murk}. Which way was home?`,
      ({ murk, b }) => `There was ${murk} all round ${b}. "I am lost!" said ${b}.`,
    ],
  },
  seen: {
    nuisances: [
      [
        ({ a, n, x }) => `${cap(a)} made soup. ${n} came to help. Now ${x} is in the soup!`,
        ({ x, n, a }) => `There is ${x} on the spoon! "That was ${n}!" said ${a}.`,
      ],
      [
        ({ n, a, x }) => `${n} hid by the hedge. But ${a} saw the ${x}. "Got you!"`,
        ({ n, x, a }) => `Hide, ${n}! But ${x} shows the way. "Too easy," said ${a}.`,
      ],
    ],
    need: [
      ({ murk, b }) => `Then came ${murk}. ${b} could not see the path home.`,
      ({ b, murk }) => `${b} went for a walk. Then there was ${murk}. ${b} was lost.`,
    ],
  },
  finder: {
    nuisances: [
      [
        ({ a, x, noise, n }) => `${cap(a)} had a picnic. There was ${x}. ${noise}! went ${n}. What a mess!`,
        ({ x, noise, n, a }) => `Out came the ${x}. ${noise}! went ${n}. "My plate!" said ${a}.`,
      ],
      [
        ({ x, noise, n, a }) => `The shop sells ${x}. ${noise}! went ${n}. "Go out, ${n}," said ${a}.`,
        ({ a, x, noise, n }) => `${cap(a)} had ${x} in a basket. ${noise}! went ${n}. Down fell the basket.`,
      ],
    ],
    need: [
      ({ b, x }) => `${b} must not eat ${x}. It is in one pot. But which?`,
      ({ x, b }) => `There are so many pots! One has ${x}. ${b} gets spots from that.`,
    ],
  },
  map: {
    nuisances: [
      [
        ({ n, x, a }) => `${n} looked round every corner for ${x}. So ${a} was late again.`,
        ({ n, x, a }) => `${n} stopped, to look for ${x}. "Do come on, ${n}!" said ${a}.`,
      ],
      [
        ({ n, a }) => `${n} put a map on the table. "Where is my tea?" said ${a}.`,
        ({ n, a }) => `${n} had pins for the map. "I sat on a pin!" said ${a}.`,
      ],
    ],
    need: [
      ({ b, x }) => `${b} had paint. ${b} wanted to paint ${x}. But where was some?`,
      ({ x, b }) => `"Who has seen ${x}?" said ${b}. "I want to paint that."`,
    ],
  },
  'does-not': {
    nuisances: [
      [
        ({ kinds, n, a }) => `The ${kinds} had a show. But ${n} could not do it. "Oh," said ${a}.`,
        ({ a, n }) => `"One, two, three, go!" said ${a}. They all did it. But not ${n}.`,
      ],
      [
        ({ n, a }) => `"Please do it, ${n}," said ${a}. ${n} tried. ${n} could not.`,
        ({ a, n }) => `"Try it once," said ${a}. ${n} tried, and went red.`,
      ],
    ],
    need: [
      ({ b }) => `Snip, snip. ${b} made a town of paper. Who could keep it safe?`,
      ({ b }) => `${b} had a whole paper town. "Who can look after it?" said ${b}.`,
    ],
  },
  play: {
    nuisances: [
      [
        ({ a, n }) => `${cap(a)} took a photo. "You look so odd, ${n}," said ${a}.`,
        ({ a, n }) => `Click, went ${a}. "All look alike. But not you, ${n}!"`,
      ],
      [
        ({ n, a }) => `The drum went boom. They looked at ${n}. Bump! ${cap(a)} fell over.`,
        ({ n, a }) => `They all went left. ${n} went right. "Stop, ${n}!" said ${a}.`,
      ],
    ],
    need: [
      ({ b, clause }) =>
        fitting(
          8,
          `"Somebody who ${clause}!" said ${b}. "I need one for my play!"`,
          `"I have a play!" said ${b}. "I need one who is odd."`,
        ),
      ({ b, clause }) =>
        fitting(
          8,
          `${b} had a play, with a king. "But who ${clause}?" said ${b}.`,
          `${b} had a play. But somebody odd was missing. Poor ${b}!`,
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
