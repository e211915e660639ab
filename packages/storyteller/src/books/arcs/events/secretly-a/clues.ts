import type { Being } from '@storylantern/library';

/** Something that is seen of somebody, and what else it may come from. */
export interface Clue {
  /** Past tense, after the name: "beeped twice". */
  readonly seen: string;
  /** What a friend says of it, without a stop. */
  readonly or: string;
  /** The same for the youngest: present tense after the name, and a whole sentence. */
  readonly short: string;
  readonly shortOr: string;
}

export interface Clues {
  readonly three: readonly [Clue, Clue, Clue];
  /** What is heard with one's eyes shut, after "There was". */
  readonly noise: string;
  /** The same in one word. */
  readonly shortNoise: string;
}

const SPY: Clues = {
  three: [
    {
      seen: 'sat behind a newspaper, and it had two small holes in it',
      or: 'Mice do that',
      short: 'has a paper with holes',
      shortOr: 'A mouse did that.',
    },
    {
      seen: 'said "The goose is home" into the telephone, and hung up',
      or: 'Perhaps somebody had lost a goose',
      short: 'whispers into the telephone',
      shortOr: 'It is only the shop.',
    },
    {
      seen: 'knew from three rooms away who had eaten the last biscuit',
      or: 'You had crumbs on your chin',
      short: 'knows who ate the biscuit',
      shortOr: 'You have crumbs on you!',
    },
  ],
  noise: 'a click, and a long, long zip',
  shortNoise: 'zip',
};

const WEREWOLF: Clues = {
  three: [
    {
      seen: 'left brown hairs all over the sofa',
      or: 'A dog can have sat there',
      short: 'leaves hairs on the sofa',
      shortOr: 'A dog sat there.',
    },
    {
      seen: 'howled in the bathroom, and outside the moon was full',
      or: 'The water was cold',
      short: 'howls in the bath',
      shortOr: 'The water is cold.',
    },
    {
      seen: 'ate four sausages, and did not use a fork',
      or: 'The forks were all in the sink',
      short: 'eats with no fork',
      shortOr: 'The forks are dirty.',
    },
  ],
  noise: 'a scrabble, and a very short howl',
  shortNoise: 'ow-oo',
};

const ALIEN: Clues = {
  three: [
    {
      seen: 'put ketchup on a banana, and said that it was delicious',
      or: 'Some people like that',
      short: 'puts ketchup on a banana',
      shortOr: 'It is good like that.',
    },
    {
      seen: 'looked up at the first star, and waved to it',
      or: 'There was a fly',
      short: 'waves at a star',
      shortOr: 'There is a fly.',
    },
    {
      seen: 'saw what was going on behind, without turning round',
      or: 'There was a mirror',
      short: 'can see behind things',
      shortOr: 'There is a mirror.',
    },
  ],
  noise: 'a hum, so low that it tickled their feet',
  shortNoise: 'hum',
};

const MAGIC: Clues = {
  three: [
    {
      seen: 'drank something green, and it bubbled',
      or: 'That was pea soup',
      short: 'drinks something green',
      shortOr: 'It is pea soup.',
    },
    {
      seen: 'talked to a black cat at the gate, and the cat nodded',
      or: 'Everybody talks to cats',
      short: 'talks to a black cat',
      shortOr: 'We all talk to cats.',
    },
    {
      seen: 'said three strange words, and the rain stopped',
      or: 'Rain always stops in the end',
      short: 'makes the rain stop',
      shortOr: 'It just stops.',
    },
  ],
  noise: 'a swish, as if somebody swept the air',
  shortNoise: 'swish',
};

const SUPERHERO: Clues = {
  three: [
    {
      seen: 'caught a falling cup just above the floor',
      or: 'That was luck',
      short: 'catches a falling cup',
      shortOr: 'That was luck.',
    },
    {
      seen: 'had something red hanging out from under a coat',
      or: 'It was a scarf',
      short: 'hides something red',
      shortOr: 'It is a scarf.',
    },
    {
      seen: 'lifted a whole cupboard with one hand, to get a pencil',
      or: 'There was nothing in it',
      short: 'lifts up a cupboard',
      shortOr: 'It is empty.',
    },
  ],
  noise: 'a whoosh, like a flag in the wind',
  shortNoise: 'whoosh',
};

const ROBOT: Clues = {
  three: [
    {
      seen: 'went beep, twice, and said that it was nothing',
      or: 'It was a watch',
      short: 'goes beep, beep',
      shortOr: 'It is a watch.',
    },
    {
      seen: 'said the same four words every morning, in the same order',
      or: 'Lots of people do',
      short: 'says "Ready, steady, shoes"',
      shortOr: 'Lots of people do.',
    },
    {
      seen: 'stood still for an hour, right beside the plug in the wall',
      or: 'It is warm there',
      short: 'stands by the plug',
      shortOr: 'It is warm there.',
    },
  ],
  noise: 'a whirr, going up and up, and a clank',
  shortNoise: 'whirr',
};

const PIRATE: Clues = {
  three: [
    {
      seen: 'walked as if the floor were going up and down',
      or: 'It was the new shoes',
      short: 'walks like a boat',
      shortOr: 'The shoes are new.',
    },
    {
      seen: 'kept a box with a padlock on it, and it clinked',
      or: 'Jam jars clink',
      short: 'has a box that clinks',
      shortOr: 'It is full of jars.',
    },
    {
      seen: 'had a map with a red cross on it',
      or: 'That was the way to the dentist',
      short: 'has a map',
      shortOr: 'It is for the bus.',
    },
  ],
  noise: 'a creak, like a rope, and a thump',
  shortNoise: 'creak',
};

const VAMPIRE: Clues = {
  three: [
    {
      seen: 'only ever sat where the sun did not come',
      or: 'It was a hot day',
      short: 'sits out of the sun',
      shortOr: 'The sun is hot.',
    },
    {
      seen: 'would not touch the garlic bread',
      or: 'Not everybody likes it',
      short: 'eats no garlic bread',
      shortOr: 'It is not nice.',
    },
    {
      seen: 'slept all day, and got up when it was dark',
      or: 'Some people work at night',
      short: 'sleeps all day',
      shortOr: 'It is a soft bed.',
    },
  ],
  noise: 'a flap, and then another flap',
  shortNoise: 'flap',
};

const BY_WORD: readonly (readonly [RegExp, Clues])[] = [
  [/\b(?:spy|spies|agents?|ninja|detective)\b/, SPY],
  [/\b(?:were)?wol(?:f|ves)\b/, WEREWOLF],
  [/\b(?:alien|martian|space|planet)\b/, ALIEN],
  [/\b(?:witch|wizard|magician|fairy|sorcerer)\b/, MAGIC],
  [/\bsuper ?-?hero(?:ine)?\b/, SUPERHERO],
  [/\b(?:robot|cyborg|android)\b/, ROBOT],
  [/\bpirate\b/, PIRATE],
  [/\bvampire\b/, VAMPIRE],
];

/** For what has no clues of its own: what is known of its kind. */
const ofKind = (being: Being | null): Clues => ({
  three: [
    {
      seen: `ate ${being?.eats ?? 'cold pudding'}, and asked for more`,
      or: 'Some people like that',
      short: 'eats very odd things',
      shortOr: 'Some people do.',
    },
    {
      seen: `said "${being?.says ?? 'Hrm'}" out of the window, when nobody was there`,
      or: 'That was a cough',
      short: `says "${being?.says ?? 'Hrm'}" at night`,
      shortOr: 'That is a cough.',
    },
    {
      seen: 'had a cupboard that nobody else could open',
      or: 'The door sticks',
      short: 'has a secret cupboard',
      shortOr: 'The door sticks.',
    },
  ],
  noise: 'a rustle, and then a sort of bump',
  shortNoise: 'bump',
});

/** What there is to be seen of somebody who may be such a one. */
export const cluesOf = (word: string, being: Being | null): Clues =>
  BY_WORD.find(([of]) => of.test(word))?.[1] ?? ofKind(being);
