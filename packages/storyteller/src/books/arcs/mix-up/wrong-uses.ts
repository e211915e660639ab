import type { OntologyThing } from '@storylantern/library';
import type { World } from '../near-by.ts';

/** Something a thing is not for: how it is tried, and why that fails. Nothing here needs hands or a size. */
export interface WrongUse {
  /** After "Perhaps it is": "a bath". */
  readonly as: string;
  /** Past tense, after a name. "It" is the thing. */
  readonly did: string;
  /** After "But", without a stop. */
  readonly but: (name: string) => string;
  /** For the youngest: sentences of at most eight words. */
  readonly short: (name: string) => string;
  /** Not where everything is wet, or nothing has a down. */
  readonly onLand?: true;
}

type Kind = OntologyThing['like'][number] | 'any';

const USES: Readonly<Record<Kind, readonly WrongUse[]>> = {
  soft: [
    {
      as: 'a pillow',
      did: 'lay down on it and shut both eyes',
      but: () => 'it went flat in the middle and fat at both ends',
      short: () => 'Lie down. Flump. It went flat.',
    },
    {
      as: 'a cloud',
      did: 'threw it up into the air',
      but: () => 'a cloud does not come straight down again',
      short: () => 'Up it went. Down it came. Flop!',
      onLand: true,
    },
  ],
  round: [
    {
      as: 'a chair',
      did: 'sat on it, with care',
      but: (name) => `it rolled, and so did ${name}`,
      short: (name) => `Sit. Roll. Bump! Poor ${name}.`,
      onLand: true,
    },
    {
      as: 'a new moon',
      did: 'put it up on a post and waited',
      but: () => 'it did not give any light, not even at supper',
      short: () => 'Up on a post. Still dark!',
      onLand: true,
    },
  ],
  hollow: [
    {
      as: 'a bath',
      did: 'filled it to the top with water',
      but: (name) => `then there was no room in it for ${name}`,
      short: (name) => `In went the water. No room for ${name}!`,
      onLand: true,
    },
    {
      as: 'a helmet',
      did: 'put it on and went for a walk',
      but: () => 'it was dark inside, and every word came back twice',
      short: () => 'On it went. Hello, hello, hello! Too dark!',
    },
    {
      as: 'a very small house',
      did: 'tried to move in',
      but: () => 'it had no window, so nobody could be waved at',
      short: (name) => `In went a nose. Stuck! Poor ${name}.`,
    },
  ],
  flat: [
    {
      as: 'a roof',
      did: 'sat under it in the rain',
      but: () => 'the rain came in at all four sides',
      short: () => 'Drip, drip, drip. Wet on all sides!',
      onLand: true,
    },
    {
      as: 'a tray',
      did: 'carried breakfast out on it',
      but: () => 'it had no edge, so breakfast left',
      short: () => 'On went breakfast. Off went breakfast. Splat!',
      onLand: true,
    },
  ],
  shiny: [
    {
      as: 'a lamp',
      did: 'waited beside it for the dark',
      but: () => 'it could only shine when something else did',
      short: () => 'In the cupboard. Is it on? No!',
    },
    {
      as: 'a window',
      did: 'stood it up and looked through',
      but: (name) => `the only one looking back was ${name}`,
      short: (name) => `Who is in there? Only ${name}!`,
    },
  ],
  long: [
    {
      as: 'a bridge',
      did: 'laid it across the ditch',
      but: () => 'it was one step too short, and the step was in the middle',
      short: () => 'One step. Two steps. Splosh! Too short.',
      onLand: true,
    },
    {
      as: 'a washing line',
      did: 'hung all the socks on it',
      but: () => 'the socks slid down to one end and stayed there in a huddle',
      short: () => 'On went the socks. Whee! Off they slid.',
      onLand: true,
    },
  ],
  wheeled: [
    {
      as: 'a table',
      did: 'laid supper on it, forks and all',
      but: () => 'supper went past the window and down the hill',
      short: () => 'On went supper. Off rolled supper!',
      onLand: true,
    },
    {
      as: 'a horse',
      did: 'told it to giddy up',
      but: () => 'it only went when somebody pushed, and then it was too late',
      short: () => 'Giddy up! Giddy up? It stood still.',
    },
  ],
  sweet: [
    {
      as: 'a cushion',
      did: 'sat on it for a moment',
      but: () => 'when the moment was over, it came along',
      short: () => 'Sit. Squish. Oh! It came too.',
    },
    {
      as: 'a picture',
      did: 'hung it on a nail',
      but: () => 'a queue of ants came to see it, and took home the corner',
      short: () => 'Up on the wall. Here come the ants!',
      onLand: true,
    },
  ],
  any: [
    {
      as: 'a doorstop',
      did: 'put it against the door',
      but: (name) => `now nobody could come in, not even ${name}`,
      short: (name) => `There. Now the door is shut. "Help!" said ${name}.`,
    },
    {
      as: 'a pet',
      did: 'called it Steven and took it for a walk',
      but: () => 'Steven would not walk, and had to be carried home',
      short: () => 'Come on, Steven! Steven sat still.',
    },
    {
      as: 'a clock',
      did: 'looked at it all morning',
      but: () => 'it was never any later',
      short: () => 'Tick? Tock? Not a sound.',
    },
    {
      as: 'a hat',
      did: 'wore it to breakfast',
      but: () => 'it fell into the soup at the first nod',
      short: () => 'On it went. Nod. Off it fell!',
      onLand: true,
    },
    {
      as: 'a seed',
      did: 'planted it, and watered it, and stood back',
      but: () => 'the only thing that came up was a worm, to complain',
      short: () => 'In the mud. Water, water. Wait. Nothing!',
      onLand: true,
    },
  ],
};

/** Every wrong use of a thing of this shape; never as what it is. */
export function wrongUses(noun: string, like: OntologyThing['like'], world: World): readonly WrongUse[] {
  const all = [...like.flatMap((each) => USES[each]), ...USES.any];
  return all.filter(
    (each) =>
      (world === 'land' || each.onLand !== true) &&
      !noun.split(' ').some((word) => word.length > 2 && each.as.split(' ').includes(word)),
  );
}
