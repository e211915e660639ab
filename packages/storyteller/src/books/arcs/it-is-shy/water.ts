import type { Told } from '../../arc.ts';
import type { Duty, DutyTold } from './duty.ts';

/** Whoever is made for it and will not go in: a duckling, and never a child by itself beside a pond. */
const WATER: Duty = {
  setting: 'pond',
  fear: {
    young: () => `"It is so flat. And we all jump on it."`,
    older: [
      () => `"It lies there all by itself," was the answer. "And then everybody jumps on it."`,
      ({ n }) => `"One leaf falls in, and it shivers all over," was the answer. "It has never had ${n}."`,
    ],
  },
  shown: {
    young: ({ n }) => `${n} put down one leaf. "See? I am light."`,
    older: [
      ({ n, y }) =>
        `${n} leaned out over ${y}, and somebody down there leaned up. "That's only me," said ${n}. "And so is that."`,
      ({ n, y }) => `${n} put a leaf on ${y}, and blew, and off it went. "I'm not much heavier than that," said ${n}.`,
    ],
  },
  first: {
    young: () => `In went one toe. Rings! "Was that you?"`,
    older: [
      ({ n, y }) =>
        `Then ${n} put in one toe. A ring came round it, and then another, all the way across ${y}. It seemed to mean yes.`,
      ({ n, Y }) =>
        `${n} sat down where it was only as deep as a saucer. ${Y} came up round ${n}, a bit at a time, to see.`,
    ],
  },
  wobble: [
    ({ n, Y }) =>
      `Then a fish jumped, and so did ${n}, right back to the bank. ${Y} shook all over. "I know," said ${n}. "It wasn't me."`,
    ({ n, y }) => `Then ${n} sneezed, and ${y} went everywhere. "Sorry," said ${n}. "That was a big one."`,
  ],
  whole: {
    young: ({ n }) => `Toes. Tummy. Tail. Look! ${n} got in!`,
    older: [
      ({ n, Y }) =>
        `So ${n} got in, up to the knees, and up to the middle. Then there was nothing left to stand on. ${Y} held ${n} up, as if it had only been waiting to be asked.`,
      ({ n, Y }) =>
        `${n} got in, and pushed off from the side. One kick, and two. ${Y} was underneath the whole way, and did not let go once.`,
    ],
  },
};

const OF_WATER =
  /\b(?:duck(?:ling)?|swan|cygnet|goose|gosling|frog|toad|newt|otter|beaver|hippo(?:potamus)?|penguin|seal|turtle|moorhen|puffin|platypus|water vole)s?\b/i;
const GETS_IN =
  /\b(?:(?:get(?:s|ting)?|go(?:es|ing)?|jump(?:s|ing)?) (?:in|into|on|near)(?: to)? (?:the |any )?(?:water|pond|sea|lake|river|pool|puddles?)|swim(?:s|ming)?|(?:get(?:s|ting)?|being) wet|water)\b/i;

/** "a duckling who won't get in the water"; null for whoever does not live in it. */
export const waterFor = (raw: string, what: string): DutyTold | null =>
  OF_WATER.test(raw) && GETS_IN.test(what) ? { duty: WATER, word: 'water', drawn: null } : null;

/** By a pond there is no door to come round, and no table to be under. */
const OUT_OF_DOORS: readonly (readonly [RegExp, string])[] = [
  [/\b(from|is) under the table\b/g, '$1 under a bush'],
  [/\bsaid the table\b/g, 'said the bush'],
  [/\bin the door\b|\bat the door\b/g, 'on the bank'],
  [/\boutside the door\b|\bstand outside\b/g, 'stand by the reeds'],
  [/\bstand stand by\b/g, 'stand by'],
  [/\bBehind the door\b/g, 'Behind the reeds'],
  [/\bcalled up the stairs\b/g, 'called over the reeds'],
  [/\bonly a water\b/g, 'only water'],
  [/\bon the floor\b/g, 'on the grass'],
  [/\blooked at the door\b/g, 'looked along the path'],
];
const INDOORS = /\b(?:door|window|table|stairs|chair|carpet|house)\b/;

/** The same book out of doors; a wording that only a house can hold is left out. */
export const outOfDoors = (told: Told): Told => ({
  ...told,
  pages: told.pages.map(({ text, scene }) => {
    const texts = (typeof text === 'string' ? [text] : text).map((each) =>
      OUT_OF_DOORS.reduce((made, [indoors, out]) => made.replace(indoors, out), each),
    );
    const open = texts.filter((each) => !INDOORS.test(each));
    const place = scene.setting === 'bedroom' ? { setting: WATER.setting } : {};
    return { text: open.length > 0 ? open : texts, scene: { ...scene, ...place } };
  }),
});
