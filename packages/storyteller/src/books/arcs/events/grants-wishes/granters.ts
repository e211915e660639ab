import type { SettingName } from '@storylantern/contract';
import type { Being } from '@storylantern/library';

/** What somebody who grants wishes takes each of them to be: a fish gives what a fish would call a bed. */
export interface Wishes {
  /** Where it lives and is met, after "in": "the pond". */
  readonly home: string;
  readonly setting: SettingName;
  /** What comes when one wishes for a bed, a ball and a hat; now and then. */
  readonly bedNow: string;
  readonly bed: string;
  readonly ballNow: string;
  readonly ball: string;
  readonly hatNow: string;
  readonly hat: string;
  /** What it would like itself: a thing that it has never had, after "I should like". */
  readonly wants: string;
  readonly wantsNow: (a: string) => string;
  readonly givenNow: (k: string, a: string) => string;
  readonly given: (k: string, a: string) => string;
}

const WATER: Wishes = {
  home: 'the pond',
  setting: 'pond',
  bedNow: 'Plop! A bed of wet weed, for fish!',
  bed: 'It was long and green and soft. It was pond weed, and it was wet.',
  ballNow: 'Blub! A ball of air. It pops!',
  ball: 'It was round, and shone, and rose up out of the water. It was a bubble, and it popped.',
  hatNow: 'Plop! A hat. It is a snail shell!',
  hat: 'It was pointed, with a pattern on it. It was a snail shell, and somebody was in.',
  wants: 'to see the moon without a wobble in it',
  wantsNow: (a) => `"I want to see the moon," says ${a}. "It always wobbles."`,
  givenNow: (k) => `${k} puts both arms round the water. It is still. There is the moon!`,
  given: (k) =>
    `${k} lay down, and made a ring of both arms in the water. Inside it nothing moved. And there was the moon, quite round, without a wobble.`,
};
/** Who is too big for a pond. */
const SEA: Wishes = {
  ...WATER,
  home: 'the bay',
  setting: 'beach',
  bed: 'It was long and green and soft. It was seaweed, and it was wet.',
};
const FROG: Wishes = {
  ...WATER,
  bedNow: 'Plop! A bed. It is a lily leaf. It sinks!',
  bed: 'It was round and green, with a turned-up edge. It was a lily leaf, and wet underneath.',
  ballNow: 'Plop! A ball. It buzzes off! It was a fly.',
  ball: 'It was small and black, and it hummed. It was a fat fly, and it was off.',
  wants: 'to be high up, for once',
  wantsNow: (a) => `"I want to be up high," says ${a}. "I only hop."`,
  givenNow: (k, a) => `Up the hill go ${k} and ${a}. "Oh! So far!"`,
  given: (k, a) =>
    `${k} carried ${a} up the hill, in a basket. From the top one saw eleven ponds at once. ${a} could not speak.`,
};
const BIRD: Wishes = {
  home: 'the tree',
  setting: 'garden',
  bedNow: 'Plop! A bed of straw, like a plate!',
  bed: 'It was soft and round, with moss in it. It was a nest, as big as a soup plate.',
  ballNow: 'Plop! A ball. It is an egg! Crack!',
  ball: 'It was round at one end, and white. It was an egg, and it did not bounce.',
  hatNow: 'Plop! A hat. It is one feather!',
  hat: 'It was light, and it tickled. It was a feather, and stood straight up.',
  wants: 'somebody to sing to me',
  wantsNow: (a) => `"I want a song," says ${a}. "I always have to sing."`,
  givenNow: (k, a) => `${k} sings a song, all of it. ${a} shuts both eyes.`,
  given: (k, a) =>
    `So ${k} sat down under the tree, and sang, all seven verses. ${a} listened, with a head under one wing.`,
};
const BEAST: Wishes = {
  home: 'the wood',
  setting: 'forest',
  bedNow: 'Plop! A bed. It is a hole with leaves!',
  bed: 'It was round, and full of dry leaves. It was a hole in the ground, and there was a beetle in it.',
  ballNow: 'Plop! A ball. It is a nut!',
  ball: 'It was round and brown, and it rattled. It was a nut, and it did not bounce.',
  hatNow: 'Plop! A hat. It is an acorn cup!',
  hat: 'It was brown, with a little stalk on top. It was the cup of an acorn, and sat on one ear.',
  wants: 'somebody to scratch me just behind there',
  wantsNow: (a) => `"Scratch me," says ${a}. "Just there. I never get there."`,
  givenNow: (k, a) => `${k} scratches, just there. "Aah!" ${a} shuts both eyes.`,
  given: (k, a) =>
    `${k} scratched, higher, and more to the left, and there. ${a} leaned further and further, and fell over, and did not mind.`,
};

/** How a being of a kind takes a wish. */
export function wishesOf(being: Being | null): Wishes {
  if (/^(?:whale|dolphin|octopus|shark|orca|narwhal|squid)$/.test(being?.id ?? '')) return SEA;
  if (being?.isa === 'sea' || /^(?:goldfish|duck|turtle|otter)$/.test(being?.id ?? '')) return WATER;
  if (/^(?:frog|toad)$/.test(being?.id ?? '')) return FROG;
  return being?.isa === 'bird' || /^(?:hen|cockerel|goose)$/.test(being?.id ?? '') ? BIRD : BEAST;
}
