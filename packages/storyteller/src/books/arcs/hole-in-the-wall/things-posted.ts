import type { ThingName } from '@storylantern/contract';

/** What stops the draught on one side, and looks like a tongue on the other. */
export interface Plug {
  /** "an old sock", "sock". */
  readonly said: string;
  readonly it: string;
  readonly thing: ThingName;
}

/** What goes through the hole, and what is made of it by somebody who never saw one. */
export interface Posted {
  readonly said: string;
  readonly it: string;
  readonly thing: ThingName;
  /** What is done with it makes no sense under water. */
  readonly onLand?: true;
  /** After "took it for": "a very small plate". */
  readonly taken: string;
  /** A sentence of at most fourteen words about what was done with it; the name stands first. */
  used(name: string): string;
}

export const PLUGS: readonly Plug[] = [
  { said: 'an old sock', it: 'sock', thing: 'sock' },
  { said: 'one mitten', it: 'mitten', thing: 'mittens' },
  { said: 'half a scarf', it: 'scarf', thing: 'scarf' },
  { said: 'a red ribbon', it: 'ribbon', thing: 'ribbon' },
  { said: 'a bit of blanket', it: 'blanket', thing: 'blanket' },
  { said: 'an old shirt', it: 'shirt', thing: 'shirt' },
];

/** From the hero: paid over the counter, as the hero thinks. */
export const PAID: readonly Posted[] = [
  {
    said: 'a spoon',
    it: 'spoon',
    thing: 'spoon',
    taken: 'a mirror',
    used: (n) => `${n} looked in it, and was upside down.`,
  },
  {
    said: 'a key',
    it: 'key',
    thing: 'key',
    taken: 'a comb',
    used: (n) => `${n} combed with it, and not much happened.`,
  },
  { said: 'a penny', it: 'penny', thing: 'coin', taken: 'a plate', used: (n) => `${n} ate a crumb off it.` },
  {
    said: 'a pencil',
    it: 'pencil',
    onLand: true,
    thing: 'pencil',
    taken: 'a very small tree',
    used: (n) => `${n} planted it, and gave it water.`,
  },
  { said: 'a bell', it: 'bell', thing: 'bell', taken: 'a hat', used: (n) => `${n} put it on, and rang at every step.` },
  {
    said: 'a candle',
    it: 'candle',
    onLand: true,
    thing: 'candle',
    taken: 'hard butter',
    used: (n) => `${n} tried to spread it.`,
  },
];

/** From the other side: fed to the wall, as the other thinks. */
export const FED: readonly Posted[] = [
  {
    said: 'a button',
    it: 'button',
    thing: 'button',
    taken: 'a very small plate',
    used: (n) => `${n} tried it with peas. It held one.`,
  },
  { said: 'an acorn', it: 'acorn', thing: 'acorn', taken: 'an egg', used: (n) => `${n} kept it warm, and waited.` },
  { said: 'a shell', it: 'shell', thing: 'shell', taken: 'an ear', used: (n) => `${n} told it the news.` },
  {
    said: 'a feather',
    it: 'feather',
    onLand: true,
    thing: 'feather',
    taken: 'a broom',
    used: (n) => `${n} swept the step with it, and it took all day.`,
  },
  { said: 'a leaf', it: 'leaf', thing: 'leaf', taken: 'a letter', used: (n) => `${n} read it twice, on both sides.` },
  {
    said: 'a pebble',
    it: 'pebble',
    onLand: true,
    thing: 'rock',
    taken: 'a potato',
    used: (n) => `${n} boiled it until supper, and it stayed hard.`,
  },
];
