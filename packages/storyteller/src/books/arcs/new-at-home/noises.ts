import type { Being } from '@storylantern/library';

/** A noise of a house at night. */
export interface Noise {
  /** As it is heard: "tick". */
  readonly heard: string;
  /** What makes it, with its article: "the clock in the hall". */
  readonly by: string;
}

/** What any house says in the dark; no page claims that all houses say all of it. */
export const HOUSE_NOISES: readonly Noise[] = [
  { heard: 'tick', by: 'the clock in the hall' },
  { heard: 'plip', by: 'the tap in the bathroom' },
  { heard: 'hum', by: 'the fridge' },
  { heard: 'creak', by: 'the seventh stair' },
  { heard: 'clink', by: 'a cold pipe' },
  { heard: 'swish', by: 'the last bus' },
  { heard: 'tap', by: 'a twig on the window' },
  { heard: 'whoo', by: 'the letter box' },
];

/** What somebody brings to the night of a house. */
export interface NewNoise {
  /** As it is heard, with a capital: "Shuff, shuff". */
  readonly heard: string;
  /** After "it was": "slippers, going for a glass of water". */
  readonly is: string;
  /** The same in at most four words. */
  readonly short: string;
}

export const OF_GROWN_UPS: readonly NewNoise[] = [
  { heard: 'Shuff, shuff', is: 'slippers, going for a glass of water', short: 'a pair of slippers' },
  { heard: 'Hrrr, phew', is: 'a snore, with a whistle at the end', short: 'a snore' },
  { heard: 'Hum-dee-hum', is: 'an old song without the words', short: 'an old song' },
];
export const OF_CHILDREN: readonly NewNoise[] = [
  { heard: 'Flump, flump', is: 'somebody turning over, and back', short: 'somebody turning over' },
  { heard: 'Mumble, mumble', is: 'talk, from somebody asleep', short: 'talk in a dream' },
];
/** For a baby of whom it is said that it cries. */
export const OF_CRYING: readonly NewNoise[] = [
  { heard: 'Waah, waah', is: 'crying, through the wall and out at the other side', short: 'a lot of crying' },
  { heard: 'Wah-ha, wah', is: 'crying, with a hiccup in the middle', short: 'crying, with a hiccup' },
];
export const OF_BABIES: readonly NewNoise[] = [
  { heard: 'Eh-heh, eh-heh', is: 'the front end of a cry', short: 'the start of crying' },
  { heard: 'Snuffle, snup', is: 'very small breathing', short: 'very small breathing' },
];

/** What a pet is heard doing in the dark, by how it lives. */
export function ofPet(being: Being): readonly NewNoise[] {
  if (/dog|pup/.test(being.id))
    return [
      { heard: 'Tip-tap, tip-tap', is: 'claws, looking for the right place to lie', short: 'claws on the floor' },
      { heard: 'Mmm? Mmm?', is: 'somebody asking where everyone had gone', short: 'a small question' },
    ];
  if (/cat|kitten/.test(being.id))
    return [
      { heard: 'Prrp? Prrp?', is: 'a question, going from room to room', short: 'a small question' },
      { heard: 'Pit, pat, pit, pat', is: 'four feet that thought they were quiet', short: 'four soft feet' },
    ];
  if (being.isa === 'bird')
    return [{ heard: 'Chip? Chip?', is: 'somebody on a perch, moving up', short: 'a small chirp' }];
  return [
    { heard: 'Scritch, scratch', is: 'straw, being moved from here to there', short: 'straw on the move' },
    { heard: 'Rustle, rustle', is: 'somebody making a bed for the third time', short: 'a bed being made' },
  ];
}
