import { cap } from '../wording.ts';

/** Why somebody asks to come in. Nothing here needs feet, fur or a size. */
export interface Reason {
  /** At most eight words a sentence, said aloud, with its stop. */
  readonly short: string;
  /** Said aloud, with its stop. */
  readonly said: string;
}

/** What is said at the door; any of them by anybody. */
export const REASONS: readonly Reason[] = [
  { short: 'It is cold out here.', said: 'It is cold out here, and I am out in it.' },
  { short: 'I am lost.', said: 'I was going home, but home has moved.' },
  { short: 'My house is full of wind.', said: 'My house has a visitor, and it is the wind.' },
  { short: 'You look so warm.', said: 'You look warm, and I have only got my own warm.' },
  { short: 'I am all alone.', said: 'There is only one of me at home.' },
  { short: 'My bed is too big.', said: 'I have a whole bed, and nobody to be warm with.' },
  { short: 'Is it a party?', said: 'I heard a party. Is it a party?' },
  { short: 'I will be very, very thin.', said: 'I shall be so thin that you will not notice.' },
];

/** A habit that is a nuisance at close quarters. */
export interface Nuisance {
  /** The noise it makes, without a stop. */
  readonly sound: string;
  /** For the youngest, after the name: "has hiccups". */
  readonly short: string;
  /** Past tense, after the name. */
  readonly did: string;
  /** What the host says to it, with its stop. */
  readonly reply: string;
}

/** Habits that anybody may have, whatever they are. */
export const NUISANCES: readonly Nuisance[] = [
  {
    sound: 'Hic',
    short: 'has hiccups',
    did: 'had hiccups, and everybody else had to have them too',
    reply: 'Bless you.',
  },
  {
    sound: 'Hum',
    short: 'hums and hums',
    did: 'hummed one note, and it was not a nice one',
    reply: 'Do you know another?',
  },
  {
    sound: 'Wriggle',
    short: 'wriggles',
    did: 'could not say a word without wriggling first',
    reply: 'That was my ear.',
  },
  {
    sound: 'Tap',
    short: 'taps and taps',
    did: 'tapped everything, to find out what it was made of',
    reply: 'That is my knee.',
  },
  {
    sound: 'Drip',
    short: 'drips',
    did: 'was wet, and dripped on whoever was driest',
    reply: 'That was me you dripped on.',
  },
  {
    sound: 'Ha-ha',
    short: 'laughs and laughs',
    did: 'told a joke, and laughed before the end of it',
    reply: 'And then what happened?',
  },
  {
    sound: 'Crunch',
    short: 'eats a loud biscuit',
    did: 'ate a very loud biscuit in very small bites',
    reply: 'Is there much left?',
  },
  {
    sound: 'Sniff',
    short: 'sniffs and sniffs',
    did: 'sniffed, and was always just about to sneeze',
    reply: 'Not this way, please.',
  },
  { sound: 'Why', short: 'asks why', did: 'asked why, and then asked why that was', reply: 'I do not know why.' },
  { sound: 'Snore', short: 'snores', did: 'fell asleep at once, and snored like a gate', reply: 'It must be nice.' },
];

/** The last to come in: the habit that everybody minds, and how it holds things together. */
export interface Mender {
  /** A being, or null when it may be anybody of the crowd. */
  readonly being: string | null;
  readonly sound: string;
  /** For the youngest: a sentence of at most eight words. */
  readonly short: (name: string) => string;
  /** Past tense, after the name. */
  readonly did: string;
  /** How it is told off, with its stop. */
  readonly reply: string;
  /** For the youngest, sentences of at most eight words. */
  readonly fixShort: (name: string) => string;
  /** Sentences of at most fourteen words. */
  readonly fix: (name: string, noun: string) => string;
  /** For older listeners: what is seen from outside. */
  readonly seen: (name: string, noun: string) => string;
}

/** The smallest ones, each with the only thing it knows how to do. */
export const MENDERS: readonly Mender[] = [
  {
    being: 'spider',
    sound: 'Spin',
    short: (name) => `${cap(name)} spins thread on every nose.`,
    did: 'could not sit anywhere without hanging up threads, noses first',
    reply: 'Not on my nose, please.',
    fixShort: (name) => `Spin, spin, spin went ${name}. No more hole!`,
    fix: (name, noun) =>
      `Round the ${noun} went ${name}, over and under, and back. Each thread was thin. All of them together were not.`,
    seen: (name, noun) =>
      `From one edge of the ${noun} to the other ran a hundred threads, too fine to see from the front. ${cap(name)} had been hanging them up all evening.`,
  },
  {
    being: 'snail',
    sound: 'Stick',
    short: (name) => `${cap(name)} makes everybody sticky.`,
    did: 'went round to say good evening, and everybody was sticky afterwards',
    reply: 'You have been down my sleeve.',
    fixShort: (name) => `Stick, stick, stick went ${name}. No more hole!`,
    fix: (name, noun) =>
      `Along the split went ${name}, not fast. Behind came a shiny line. The ${noun} shut like a letter.`,
    seen: (name, noun) =>
      `All along the back of the ${noun}, up and down and across, went a shiny line, like glue. That was where ${name} had been, saying good evening.`,
  },
  {
    being: 'mouse',
    sound: 'Stuff',
    short: (name) => `${cap(name)} puts fluff in every ear.`,
    did: 'stuffed every gap with fluff, and some of them were ears',
    reply: 'That was not a gap. That was my ear.',
    fixShort: (name) => `Stuff, stuff, stuff went ${name}. No more hole!`,
    fix: (name, noun) =>
      `${cap(name)} put fluff in the split, and fluff on the fluff. Soon the ${noun} was thicker there than anywhere.`,
    seen: (name, noun) =>
      `Every crack in the ${noun} was packed with fluff, as tight as a drum. It was that, and nothing else, that was keeping it up. ${cap(name)} had been busy.`,
  },
  {
    being: 'robin',
    sound: 'Poke',
    short: (name) => `${cap(name)} pokes straw in every sleeve.`,
    did: 'had brought straw, and poked it in wherever it would go',
    reply: 'That is my sleeve, not a nest.',
    fixShort: (name) => `Poke, poke, poke went ${name}. No more hole!`,
    fix: (name, noun) =>
      `In and out went ${name}, with straw, in and out and round. The ${noun} was sewn up like a nest.`,
    seen: (name, noun) =>
      `The whole side of the ${noun} had been woven, in and out, like the side of a nest. That was where the straw had been going. ${cap(name)} never said.`,
  },
];

/** For a crowd of one kind and for the sea: somebody who hangs on. */
export const HOLDER: Mender = {
  being: null,
  sound: 'Hold',
  short: (name) => `${cap(name)} holds on to every sleeve.`,
  did: 'had hold of the nearest sleeve, and would not let go',
  reply: 'You may have it back later, I suppose.',
  fixShort: (name) => `Hold, hold, hold tight went ${name}. No more hole!`,
  fix: (name, noun) =>
    `${cap(name)} took hold of one edge. ${cap(name)} took hold of the other. And the ${noun} was whole again.`,
  seen: (name, noun) =>
    `There at the very back, where the ${noun} had split, was ${name}. One edge was held tight, and so was the other. It must have been like that for an hour.`,
};
