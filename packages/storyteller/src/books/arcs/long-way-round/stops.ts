import type { SettingName, ThingName } from '@storylantern/contract';

/** A place they did not mean to come to. */
interface Stop {
  /** Beings that may live there; the first that is not yet in the book. */
  readonly who: readonly string[];
  readonly setting: SettingName;
  /** After "It was". */
  readonly where: string;
  /** For the smallest, after "It is". */
  readonly short: string;
  /** After "It smelled of". */
  readonly smell: string;
}

/** Where something is given away that turns out to be what a gate wants. */
export interface GiftStop extends Stop {
  /** A small help that is asked for, and what was done, past tense. */
  readonly asks: string;
  readonly did: string;
  /** With its article; and after "the", for the smallest. */
  readonly gift: string;
  readonly noun: string;
  readonly shown: ThingName | null;
  /** What is the matter with the gate, and how the gift ends that, past tense after a name; for the smallest, whole. */
  readonly gate: string;
  readonly gateShort: string;
  readonly opens: string;
  readonly opensShort: string;
}

/** Where something is always said that turns out to be the answer. */
export interface WordStop extends Stop {
  /** The saying, without a stop. */
  readonly word: string;
  /** When it is said there: a sentence with "it". */
  readonly custom: string;
  /** What the keeper asks, to which it is the answer, and why that will do. */
  readonly asks: string;
  readonly why: string;
}

/** Why they came out somewhere else. */
export interface Miss {
  readonly short: string;
  told(map: string): string;
  long(map: string): string;
  /** True without a road. */
  readonly anywhere: boolean;
}

export const GIFT_STOPS: readonly GiftStop[] = [
  {
    who: ['sheep', 'lamb'],
    setting: 'farm',
    where: 'a field with a sheep in it, knitting',
    short: 'only a sheep',
    smell: 'wet wool',
    asks: 'Could you hold the other end?',
    did: 'held the other end, until the sleeve was done',
    gift: 'a ball of blue wool',
    noun: 'wool',
    shown: 'yarn',
    gate: 'It had a strong spring. You pushed it open, and it banged shut in your face.',
    gateShort: 'Open. Bang! Open. Bang!',
    opens: 'tied the gate back with the blue wool',
    opensShort: 'Tie it up with wool. It stays!',
  },
  {
    who: ['goat', 'donkey'],
    setting: 'mountain',
    where: 'a hill with a goat on it, looking for something',
    short: 'only a hill',
    smell: 'thyme and goat',
    asks: 'Could you listen for my bell? I have dropped it.',
    did: 'walked up and down in the long grass, until it rang',
    gift: 'a small brass bell',
    noun: 'bell',
    shown: 'bell',
    gate: 'There was a hook for a bell, and no bell. It was much too far to shout.',
    gateShort: 'No bell! Who will hear us?',
    opens: 'hung up the brass bell, and rang it',
    opensShort: 'Hang up the bell. Ding, ding!',
  },
  {
    who: ['bear', 'badger'],
    setting: 'forest',
    where: 'a wood with somebody in it, making soup',
    short: 'only somebody making soup',
    smell: 'onions',
    asks: 'Could you stir, while I look for the salt?',
    did: 'stirred it, right down to the bottom',
    gift: 'a very long spoon',
    noun: 'spoon',
    shown: 'spoon',
    gate: 'The latch was on the inside, low down. Nobody had an arm as long as that.',
    gateShort: 'The latch is inside. Too far!',
    opens: 'lifted the latch with the long spoon',
    opensShort: 'Reach with the spoon. Up! Click!',
  },
  {
    who: ['cow', 'horse'],
    setting: 'farm',
    where: 'a yard with a butter churn in it',
    short: 'only a farm',
    smell: 'warm milk',
    asks: 'Could you turn the handle? I have no hands.',
    did: 'turned the handle, until it went thud instead of splash',
    gift: 'a small pot of butter',
    noun: 'pot of butter',
    shown: 'jar',
    gate: 'It was so rusty that it did not move, however hard they pushed.',
    gateShort: 'It is rusty. Push! No.',
    opens: 'rubbed butter into both the hinges',
    opensShort: 'Butter it. Butter it. Swish!',
  },
  {
    who: ['mouse', 'hamster'],
    setting: 'classroom',
    where: 'an empty school, on a Saturday',
    short: 'only a school',
    smell: 'chalk',
    asks: 'Could you wipe the top of the board?',
    did: 'wiped the board, right up to the top',
    gift: 'a stub of white chalk',
    noun: 'chalk',
    shown: null,
    gate: 'A board on it said CLOSED. "It ought to say OPEN," said a voice inside. "But I am out of chalk."',
    gateShort: 'SHUT, it says. No chalk inside!',
    opens: 'wrote OPEN on the board with the chalk',
    opensShort: 'Write with the chalk. OPEN! There.',
  },
  {
    who: ['mole', 'bat'],
    setting: 'cave',
    where: 'a tunnel with somebody in it, digging',
    short: 'only a tunnel',
    smell: 'earth',
    asks: 'Could you hold the lantern? I need both hands.',
    did: 'held the lantern, and did not let it swing',
    gift: 'a small tin lantern',
    noun: 'lantern',
    shown: 'lantern',
    gate: 'Nine keys hung on a nail. It was far too dark in there to tell them apart.',
    gateShort: 'Nine keys. Too dark to see!',
    opens: 'held up the lantern, and saw the right key',
    opensShort: 'Up with the lantern. That one! Click.',
  },
];

export const WORD_STOPS: readonly WordStop[] = [
  {
    who: ['hen', 'cockerel'],
    setting: 'farm',
    where: 'a shed full of hens',
    short: 'only some hens',
    smell: 'warm straw',
    word: 'Only us',
    custom: 'Everybody who came in said it, and then the rest moved along.',
    asks: 'Who is it?',
    why: 'Strangers tell you their names. It is friends who say that.',
  },
  {
    who: ['tortoise', 'snail'],
    setting: 'garden',
    where: 'a garden, with somebody crossing the path',
    short: 'only a garden',
    smell: 'lettuces',
    word: 'No hurry',
    custom: 'You said it before each step, and after it too.',
    asks: 'Can you wait?',
    why: 'Then you may come in at once. It is the quick ones who break things.',
  },
  {
    who: ['otter', 'beaver'],
    setting: 'pond',
    where: 'a river, with one plank over it',
    short: 'only a river',
    smell: 'river mud',
    word: 'After you',
    custom: 'They said it from both ends of the plank, and it took all day.',
    asks: 'Who is coming in first?',
    why: 'How nice. I do like to go first in my own house.',
  },
  {
    who: ['pigeon', 'crow'],
    setting: 'street',
    where: 'a square with a fountain, and a great many steps',
    short: 'only a street',
    smell: 'wet roofs',
    word: 'Just looking',
    custom: 'It was said to every shop, and every crumb.',
    asks: 'What do you want?',
    why: 'Good. That is what it is all for.',
  },
  {
    who: ['bat', 'mole'],
    setting: 'cave',
    where: 'a cave, where you heard everything twice',
    short: 'only a cave',
    smell: 'wet stone',
    word: 'Same to you',
    custom: 'It is the only way to be polite to an echo.',
    asks: 'Good evening to you!',
    why: 'Nobody ever says it back. They all just come in.',
  },
  {
    who: ['badger', 'hedgehog'],
    setting: 'forest',
    where: 'a front door, underneath a tree',
    short: 'only a front door',
    smell: 'floor polish',
    word: 'Feet wiped',
    custom: 'You said it at the mat, and then you showed them, all of them.',
    asks: 'What about the floor?',
    why: 'It was done this morning. You are the first to think of it.',
  },
];

export const MISSES: readonly Miss[] = [
  {
    short: 'The map was upside down.',
    told: (map) => `But ${map} had the map upside down.`,
    long: (map) => `It was not for some time that ${map} saw that the words on the map were upside down.`,
    anywhere: true,
  },
  {
    short: 'They turned left. It was not left.',
    told: () => 'The map said to turn left. But they all turned right.',
    long: () =>
      'They had all agreed to turn left. But they were facing each other at the time, so half of them turned right.',
    anywhere: true,
  },
  {
    short: 'There was fog. They could not see.',
    told: () => 'Then there was thick fog. They could not see where they were going.',
    long: () => 'Then there was fog. They kept the thick part to one side of them, but it kept changing sides.',
    anywhere: true,
  },
  {
    short: 'The map had a fold in it.',
    told: () => 'But the map was folded, and the right road was inside the fold.',
    long: () => 'The map had been folded and put back so often that the way was now inside a fold.',
    anywhere: true,
  },
  {
    short: 'Nobody looked where they were going.',
    told: () => 'They were all singing. So nobody looked where they were going.',
    long: () => 'Everybody had thought that somebody else was looking out, and somebody else had been asleep.',
    anywhere: true,
  },
  {
    short: 'They all looked at a bird.',
    told: () => 'They all looked up at a bird. So they missed the turning.',
    long: () => 'There was a large bird overhead, and they all looked up at it. That was how they missed the turning.',
    anywhere: true,
  },
  {
    short: 'The wind had turned the sign.',
    told: () => 'They followed the sign. But the wind had turned the sign.',
    long: () => 'They followed the sign, and did not know that the sign had been following the wind.',
    anywhere: false,
  },
  {
    short: 'Follow the arrows! Oh. Wrong arrows.',
    told: () => 'They followed yellow arrows for miles. But the arrows were for a race.',
    long: () => 'They followed the yellow arrows for miles, and were even clapped. The arrows were for a race.',
    anywhere: false,
  },
  {
    short: 'A scarecrow pointed. Both ways!',
    told: (map) => `Here ${map} asked a scarecrow the way. But it pointed with both arms.`,
    long: (map) => `They had asked nobody but a scarecrow. It had pointed with both arms, and ${map} had picked one.`,
    anywhere: false,
  },
];
