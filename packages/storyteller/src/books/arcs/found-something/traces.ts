import type { ThingName } from '@storylantern/contract';

/** A smell that points at the wrong owner, who smells in it what the finder did not: somebody's table. */
export interface Smell {
  /** Beings that may be asked; the first that is not yet in the book. */
  readonly who: readonly string[];
  /** After "It smelled of". */
  readonly of: string;
  /** What it really is, as the one who is asked says it. */
  readonly dish: string;
  /** After "It": the harmless habit that put it there. */
  readonly planted: string;
  /** Why it is not theirs, said aloud. */
  readonly not: string;
  readonly shown: ThingName | null;
}

/** Something stuck to it that points at the wrong owner, who reads in it somebody's bed. */
export interface Stuck {
  readonly who: readonly string[];
  /** With its article. */
  readonly bit: string;
  /** Without its article and adjectives, for the smallest. */
  readonly noun: string;
  readonly planted: string;
  readonly not: string;
  /** What they see in it, said aloud. */
  readonly reads: string;
  readonly shown: ThingName | null;
}

/** What its owner does with it day after day, which has left a mark; and does with nothing when it is gone. */
export interface Gesture {
  /** Past tense, after the owner's name. */
  readonly did: string;
  readonly noise: string;
  /** The mark, as a clause: "the top was worn smooth"; and after "It is", for the smallest. */
  readonly mark: string;
  readonly markShort: string;
  /** The same done with nothing there, after "was". */
  readonly empty: string;
  /** It takes something with a top, a front and an underneath, which a feather and a key have not. */
  readonly bulky?: true;
}

export const SMELLS: readonly Smell[] = [
  {
    who: ['bear', 'badger'],
    of: 'honey',
    dish: 'honey on toast',
    planted: 'sat by the honey at breakfast',
    not: 'I have mine without the toast.',
    shown: 'honey',
  },
  {
    who: ['rabbit', 'donkey'],
    of: 'carrots',
    dish: 'carrot soup',
    planted: 'sat by the carrot soup at lunch',
    not: 'I have mine with the tops on.',
    shown: 'carrot',
  },
  {
    who: ['otter', 'heron'],
    of: 'fish',
    dish: 'fish pie',
    planted: 'sat by the fish pie at supper',
    not: 'I have mine cold, and still wet.',
    shown: null,
  },
  {
    who: ['mouse', 'rat'],
    of: 'cheese',
    dish: 'cheese on toast',
    planted: 'sat by the cheese on toast at tea',
    not: 'I have mine off the floor.',
    shown: 'cheese',
  },
  {
    who: ['pony', 'deer'],
    of: 'apples',
    dish: 'apple pie',
    planted: 'sat by the apple pie at supper',
    not: 'I have mine off the tree.',
    shown: 'apple',
  },
  {
    who: ['hen', 'turkey'],
    of: 'sweetcorn',
    dish: 'sweetcorn with butter on',
    planted: 'sat by the sweetcorn at supper',
    not: 'I have mine without butter.',
    shown: 'sweetcorn',
  },
  {
    who: ['cat', 'kitten'],
    of: 'milk',
    dish: 'warm milk with cinnamon',
    planted: 'sat by the warm milk at bedtime',
    not: 'I have mine cold, in a saucer.',
    shown: 'milk',
  },
];

export const STUCK: readonly Stuck[] = [
  {
    who: ['goose', 'swan'],
    bit: 'a white feather',
    noun: 'feather',
    planted: 'slept on a pillow that leaked feathers',
    not: 'Mine are all on. I have counted.',
    reads: 'And this one is flat. It has been in a pillow.',
    shown: 'feather',
  },
  {
    who: ['sheep', 'lamb'],
    bit: 'a curl of blue wool',
    noun: 'wool',
    planted: 'slept under a blue wool blanket',
    not: 'I have never been blue.',
    reads: 'This has been a blanket, or a bit of one.',
    shown: 'yarn',
  },
  {
    who: ['spider'],
    bit: 'a silver thread',
    noun: 'thread',
    planted: 'hung from the bedpost by a silver thread',
    not: 'Mine is much finer, and it sticks.',
    reads: 'This is for hanging things on a bedpost.',
    shown: 'string',
  },
  {
    who: ['hedgehog', 'dormouse', 'tortoise'],
    bit: 'a dry brown leaf',
    noun: 'leaf',
    planted: 'slept on a book with leaves pressed in it',
    not: 'Mine are all in my bed. I know them.',
    reads: 'And this one has been pressed, in a book by a bed.',
    shown: 'leaf',
  },
  {
    who: ['ladybird'],
    bit: 'a spot of red paint',
    noun: 'paint',
    planted: 'slept by a bedpost that was painted red',
    not: 'My red does not come off.',
    reads: 'This has come off a bed. Look, there is some bed on it.',
    shown: null,
  },
  {
    who: ['cow', 'horse'],
    bit: 'a piece of straw',
    noun: 'straw',
    planted: 'slept in a straw basket beside the bed',
    not: 'I would have eaten it.',
    reads: 'It is bent. This was woven, for somebody to keep by a bed.',
    shown: null,
  },
];

export const GESTURES: readonly Gesture[] = [
  {
    did: 'patted it on the top',
    noise: 'Pat, pat, pat',
    mark: 'the top was worn smooth',
    markShort: 'smooth on top',
    empty: 'patting the cold step',
    bulky: true,
  },
  {
    did: 'rubbed it on one cheek',
    noise: 'Rub, rub, rub',
    mark: 'one side was rubbed shiny',
    markShort: 'shiny on one side',
    empty: 'rubbing one cheek with nothing',
  },
  {
    did: 'tapped it on the front',
    noise: 'Tap, tap, tap',
    mark: 'there was one small worn place at the front',
    markShort: 'worn at the front',
    empty: 'tapping on the step',
    bulky: true,
  },
  {
    did: 'stroked it from end to end',
    noise: 'Swish, swish, swish',
    mark: 'a pale line ran all the way along it',
    markShort: 'pale all along',
    empty: 'stroking the step, end to end',
  },
  {
    did: 'rocked it to and fro',
    noise: 'Rock, rock, rock',
    mark: 'underneath it was worn round',
    markShort: 'round underneath',
    empty: 'rocking nothing, to and fro',
    bulky: true,
  },
  {
    did: 'swung it by one edge',
    noise: 'Swing, swing, swing',
    mark: 'one edge was worn pale and thin',
    markShort: 'pale at one edge',
    empty: 'swinging nothing at all',
  },
];
