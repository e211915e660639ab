import type { SettingName, ThingName } from '@storylantern/contract';

/** Three steps towards sleep; whoever takes them with somebody else is asleep at the end as well. */
type Steps = readonly [string, string, string];

/** Somebody outside who cannot settle, and what settles them, which is done slowly and from indoors. */
export interface Visitor {
  /** Beings that may be this visitor; the first that is not yet in the book. */
  readonly who: readonly string[];
  /** One of the noise: "Clop". */
  readonly noise: string;
  readonly setting: SettingName;
  /** Where, after "there": "on the path below the window". */
  readonly where: string;
  /** Why not asleep, said aloud; for the smallest in at most six words. */
  readonly why: string;
  readonly whyShort: string;
  readonly short: Steps;
  told(hero: string, visitor: string): Steps;
  /** The last of it in the picture, past tense, after the visitor's name. */
  readonly ends: string;
  /** True of whoever it is, and so for somebody the theme names. */
  readonly anybody: boolean;
}

/** What a noise in the night may be taken for, and why it is not that. */
export interface Guess {
  /** After "It is". */
  readonly is: string;
  /** At most eight words. */
  readonly short: string;
  /** After "But". */
  readonly but: string;
  readonly setting: SettingName;
  readonly shown: ThingName | null;
}

export const VISITORS: readonly Visitor[] = [
  {
    who: ['robin', 'bird'],
    noise: 'Tick',
    setting: 'garden',
    where: 'on the branch by the window',
    why: 'It is morning, is it not? I can see a light.',
    whyShort: 'Is it day? I see light.',
    short: [
      'The lamp goes down. It is a bit dark.',
      'Down goes the lamp again. Soft, brown dark.',
      'Click. The lamp is out. Hush.',
    ],
    told: (hero, visitor) => [
      `So ${hero} turned down the lamp, by one small click. The corners of the room went brown.`,
      `Then it was one click more. There were only the edges of things. ${visitor} fluffed up, and was round.`,
      `And then the lamp was out. The dark came in and sat down on the end of the bed.`,
    ],
    ends: 'was a small round shape against the sky',
    anybody: false,
  },
  {
    who: ['donkey', 'pony'],
    noise: 'Clop',
    setting: 'farm',
    where: 'in the lane below the window',
    why: 'My feet do not know that it is night.',
    whyShort: 'My feet are still up.',
    short: [
      '"Good night, front foot." That foot stopped.',
      '"Good night, other foot." That one stopped too.',
      '"Good night, all the feet." Hush.',
    ],
    told: (hero) => [
      `"Tell them one at a time," said ${hero}. "Good night, front foot." One foot stopped. Under the quilt, one more foot stopped too.`,
      `"Good night, other front foot." That one took longer. It had been the busy one.`,
      `"Good night, back foot. Good night, the last one." And then nobody was walking anywhere.`,
    ],
    ends: 'stood quite still, on four quiet feet',
    anybody: false,
  },
  {
    who: ['duck', 'goose'],
    noise: 'Quack',
    setting: 'pond',
    where: 'on the water, below the window',
    why: 'If I shut my eyes, who will watch?',
    whyShort: 'Who will watch, if I sleep?',
    short: ['"Shut one eye. I will watch."', '"Now I shut one. You watch."', '"Shut them all. The moon can watch."'],
    told: (hero, visitor) => [
      `"You shut one eye," said ${hero}, "and I will watch." ${visitor} shut one. It was a great relief to that side.`,
      `"Now I shall shut one, and you watch." So there were two eyes shut, and two open.`,
      `"The moon is up anyway," said ${hero}. "It may as well watch." So the others were shut as well.`,
    ],
    ends: 'had both eyes shut, at the same time',
    anybody: true,
  },
  {
    who: ['cat', 'kitten'],
    noise: 'Pad',
    setting: 'garden',
    where: 'on the sill, behind the glass',
    why: 'I have been round nine times. I cannot find the middle.',
    whyShort: 'I cannot find the soft bit.',
    short: [
      '"Go round once, and go slowly."',
      '"Go round again. Still more slowly."',
      '"Now lie down. There is the soft bit."',
    ],
    told: (hero, visitor) => [
      `"Go round," said ${hero}, "but slowly." ${visitor} went round once. In the bed, ${hero} turned over once, the same way.`,
      `"Slower," said ${hero}. The next time round took as long as a whole yawn, with both ends.`,
      `The third time, they stopped halfway. And there was the middle. It had been just underneath.`,
    ],
    ends: 'was as round as a bun',
    anybody: false,
  },
  {
    who: ['puppy', 'dog'],
    noise: 'Snuff',
    setting: 'garden',
    where: 'on the mat, outside the garden door',
    why: 'It is so quiet that I can hear my own ears.',
    whyShort: 'It is too quiet for me.',
    short: [
      '"Hear me breathe. In. Out. In. Out."',
      'They breathe together. In. Out. In. Out.',
      'In. And, by and by, out. Hush.',
    ],
    told: (hero, visitor) => [
      `"Then listen to me," said ${hero}, and breathed so as to be heard. In. Out.`,
      `In, went ${visitor}. Out, went ${hero}. You cannot hurry a breath for very long.`,
      `In. And then, after rather a long time, out.`,
    ],
    ends: 'was a warm dark heap, going gently up and down',
    anybody: true,
  },
  {
    who: ['squirrel', 'mouse'],
    noise: 'Scritch',
    setting: 'garden',
    where: 'on the wall below the window',
    why: 'I put something away, and I have forgotten where.',
    whyShort: 'Where did I put my nut?',
    short: [
      '"Is your nut by the gate? No."',
      '"Is it by the pear tree? No."',
      '"Then it is by the... by the..." Hush.',
    ],
    told: (hero, visitor) => [
      `"Think back," said ${hero}. "Was it by the gate?" "No, that was Monday," said ${visitor}. They went along the wall, in their heads.`,
      `"By the pear tree?" "No. But it was sunny there." They stopped there for a while, to think of the sun.`,
      `"It was behind," said ${hero}. "Behind," said ${visitor}. And neither of them knew what came next.`,
    ],
    ends: 'had both arms round nothing, and held it tight',
    anybody: false,
  },
];

export const GUESSES: readonly Guess[] = [
  {
    is: 'the tap',
    short: 'Is it the tap? No. It is shut.',
    but: 'the tap was shut, and the bath was dry underneath it',
    setting: 'bathroom',
    shown: 'bathtub',
  },
  {
    is: 'the clock',
    short: 'Is it the clock? No. It stopped.',
    but: 'the clock had stopped on Tuesday, at ten to three',
    setting: 'living-room',
    shown: 'clock',
  },
  {
    is: 'the kettle',
    short: 'Is it the kettle? No. It is cold.',
    but: 'the kettle was cold, and nobody was at home in it',
    setting: 'kitchen',
    shown: null,
  },
  {
    is: 'the stairs',
    short: 'Is it the stairs? No. Nobody is there.',
    but: 'stairs only talk when somebody is on them, and nobody was',
    setting: 'living-room',
    shown: null,
  },
  {
    is: 'the pipes',
    short: 'Is it the pipes? No. Pipes go gulp.',
    but: 'the pipes say gulp, and it had never been gulp',
    setting: 'bathroom',
    shown: null,
  },
  {
    is: 'the washing machine',
    short: 'The washing machine? No. Its door is open.',
    but: 'the washing machine was empty, with its mouth open',
    setting: 'kitchen',
    shown: null,
  },
];
