import type { Ability } from '@storylantern/library';
import type { Figure } from '../../arc.ts';

/** What somebody cannot help doing, wherever they are; and how just that brings back a thing from under the floor. */
export interface Habit {
  /** A nuisance among people who sit: at most 14 words a sentence; and at most 8. */
  nuisance(n: string, k: string): string;
  nuisanceShort(n: string): string;
  /** How the thing comes up again; `t` is "the whistle". The same limits. */
  rescue(n: string, t: string): string;
  rescueShort(n: string, t: string): string;
  /** What the keeper says of it at last, at most 12 words, after "One". */
  readonly may: string;
}

const habit = (
  nuisance: Habit['nuisance'],
  nuisanceShort: Habit['nuisanceShort'],
  rescue: Habit['rescue'],
  rescueShort: Habit['rescueShort'],
  may: string,
): Habit => ({ nuisance, nuisanceShort, rescue, rescueShort, may });

export const HABITS: Readonly<Record<Ability, Habit>> = {
  warm: habit(
    (n) => `Everybody near ${n} took off a coat, and then a jumper. There was nowhere to put them.`,
    (n) => `Off came all the coats. ${n} was too warm.`,
    (n, t) => `It had stuck in some very old toffee. ${n} lay down on top, until the toffee let go of ${t}.`,
    (n, t) => `It stuck in toffee. ${n} was warm. Out slid ${t}!`,
    'may be as warm as one likes',
  ),
  fly: habit(
    (n) => `${n} took the short way in, which was over all the hats.`,
    (n) => `Over the hats went ${n}. Whoosh!`,
    (n, t) => `${n} flapped, just above the crack. Out of the far end came a cloud of dust, and in it ${t}.`,
    (_, t) => `Flap, flap! Dust, dust! And out came ${t}.`,
    'may flap when it is called for',
  ),
  strong: habit(
    (n) => `${n} shut the door behind everybody, and it came off. It was put against the wall.`,
    (n) => `Off came the door. ${n} still had it.`,
    (n, t) => `${n} took hold of the floor, and lifted that bit like a lid. Underneath lay ${t}.`,
    (n, t) => `Up came the floor! ${n} held it. There lay ${t}.`,
    'may lift things when asked',
  ),
  small: habit(
    (n) => `Nobody saw ${n}. Two people nearly trod there, and a third put down a bag.`,
    (n) => `"Oh! That is ${n}! I nearly stood there!"`,
    (n, t) => `${n} went down the crack without breathing in. There was a bump or two. Up came ${t}, and then ${n}.`,
    (n, t) => `In went ${n}. All of ${n}! Up came ${t}.`,
    'may be as small as one is',
  ),
  light: habit(
    (n) => `There was a calm sort of light in there. But round ${n} it was noon. Somebody put up an umbrella.`,
    (n) => `How bright! It was ${n}. Blink, blink, blink.`,
    (n, t) =>
      `${n} shone down the crack. It was the first time that anybody had seen in. And there, on its side, was ${t}.`,
    (n, t) => `${n} shone down the crack. There! Hook up ${t}.`,
    'may shine, a little, when it is needed',
  ),
  dig: habit(
    (n) => `To pass the time ${n} began a hole in the corner. It was quite a small one.`,
    (n) => `${n} dug a hole. It was just a small one.`,
    (n, t) => `${n} went out, and down, and came up from below with a good deal of earth. On top of it lay ${t}.`,
    (_, t) => `Dig, dig, dig. Pop! Up came ${t}.`,
    'may dig, if one fills it in',
  ),
  swim: habit(
    (n) => `${n} had come by the pond, and still had some of it. It went under all the seats.`,
    (n) => `Drip, drip, drip. ${n} had come by the pond.`,
    (n, t) =>
      `There was water down there, as there is under most things. ${n} slipped in at the drain, and came up with ${t}.`,
    (n, t) => `It was wet down there. In went ${n}! Up came ${t}.`,
    'may drip, on the way out',
  ),
  loud: habit(
    (n, k) => `${n} whispered something to ${k}. All the lamps swung, and somewhere a baby began.`,
    (n) => `${n} whispered. The lamps all shook.`,
    (n, t) => `${n} put one whisper down the crack. Everything in there jumped. Out hopped a button, a bean and ${t}.`,
    (_, t) => `"HELLO!" down the crack. Out hopped ${t}!`,
    'may whisper, now and then',
  ),
  gentle: habit(
    (n) => `${n} let everybody else go first, so as not to push. Behind ${n} the line went out into the road.`,
    (n) => `"After you," said ${n}. "And you. And you."`,
    (n, t) => `${n} reached in so softly that nothing rolled. It took a long time. Nobody breathed. Then up came ${t}.`,
    (n, t) => `Softly, softly. ${n} did not bump. Up came ${t}.`,
    'may take as long as one takes',
  ),
  climb: habit(
    (n) => `${n} could not see from down there. So ${n} went up the tallest lamp, and saw very well.`,
    (n) => `Up the lamp went ${n}. What a view!`,
    (n, t) =>
      `${n} went up the wall, and along, and down the inside. There was a knock from under the floor, and ${t}.`,
    (_, t) => `Up, along, and down inside. Out came ${t}!`,
    'may go up, if one comes down',
  ),
  fast: habit(
    (n) => `${n} was here, and over there, and here. Hats went too.`,
    (n) => `Zoom! ${n} was here. No, there. Hats flew!`,
    (n, t) =>
      `It was still rolling, down there under the floor. ${n} heard which way, and was at the far end first. Out rolled ${t}.`,
    (n, t) => `It rolled. ${n} ran. Out it rolled. Got ${t}!`,
    'may run, if something is rolling',
  ),
  sniff: habit(
    (n) => `${n} sniffed along all the bags, and told people what was in them.`,
    (n) => `Sniff, sniff. "Egg," said ${n}. "Ham. One bun."`,
    (n, t) =>
      `There were forty cracks, and nobody knew which. ${n} sniffed. "Polish, polish, mouse. Here." And there was ${t}.`,
    (_, t) => `Which crack? Sniff, sniff. "This one!" There was ${t}.`,
    'may sniff, with the mouth shut',
  ),
  bounce: habit(
    (n) => `${n} was happy to be there, up and down. Everything near went up and down as well.`,
    (n) => `Boing! Up went ${n}. Up went the lamps!`,
    (n, t) => `${n} bounced, once, in the right place. Everything there was went up, and last of all came ${t}.`,
    (_, t) => `Boing! All of it went up. Catch ${t}!`,
    'may bounce once, in the right place',
  ),
  string: habit(
    (n) => `${n} tied string to everybody's bag, so that none would be lost. Then they all got up.`,
    (n) => `${n} had string. Now all the bags had string.`,
    (n, t) => `${n} let down a string, with some chewed toffee at the end. It was like fishing. Up came ${t}.`,
    (_, t) => `Down went the string. Tug, tug! Up came ${t}.`,
    'may bring string',
  ),
  nibble: habit(
    (n) => `It was a long wait. ${n} had eaten the corners off nine papers before anybody saw.`,
    () => `Nibble, nibble. There went nine corners.`,
    (n, t) => `${n} nibbled along the crack, very neatly, until it was just wide enough. Then one could lift out ${t}.`,
    (_, t) => `Nibble, nibble. A bigger crack! Out came ${t}.`,
    'may have the corners',
  ),
};

/** Whoever is larger than a door goes down no drain. */
const LARGEST_BELOW = 3;
/** What of somebody's nature is told here; null when nothing is known of them that could be told. */
export function abilityOf({ being }: Figure, pick: (abilities: readonly Ability[]) => Ability): Ability | null {
  const all = (being?.can ?? []).filter(
    (each) => (being?.size ?? 1) <= LARGEST_BELOW || !/^(?:swim|small|dig)$/.test(each),
  );
  return all.length === 0 ? null : pick(all);
}
