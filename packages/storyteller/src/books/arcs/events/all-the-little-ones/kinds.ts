import type { SettingName } from '@storylantern/contract';

/** What the young of a kind do all day, and what of one looks out when the rest is hidden. */
export interface LittleOnes {
  readonly of: RegExp;
  readonly setting: SettingName;
  /** How they go, said three times: "Hop". */
  readonly go: string;
  /** "hop", "hopped". */
  readonly move: string;
  readonly moved: string;
  /** Three things they do: now and then. */
  readonly does: readonly [
    readonly [now: string, then: string],
    readonly [now: string, then: string],
    readonly [now: string, then: string],
  ];
  /** "two long ears". */
  readonly part: string;
  /** Where they sleep: "the hole". */
  readonly bed: string;
}

/** Habits are those of any book on keeping them: rabbits wash their ears with their paws and leap when they are happy, ducklings tip up to feed, lambs jump with four feet at once. */
const KINDS: readonly LittleOnes[] = [
  {
    of: /\b(?:bunn(?:y|ies)|rabbits?|hares?|leverets?)\b/i,
    setting: 'garden',
    go: 'Hop',
    move: 'hop',
    moved: 'hopped',
    does: [
      ['nibble the clover', 'nibbled the clover, from the top to the bottom'],
      ['wash their ears', 'washed their long ears, with both paws'],
      ['jump up high', 'jumped straight up and turned round in the air'],
    ],
    part: 'two long ears',
    bed: 'the hole',
  },
  {
    of: /\b(?:kittens?|kitties|kitty)\b/i,
    setting: 'garden',
    go: 'Pounce',
    move: 'pounce',
    moved: 'pounced',
    does: [
      ['jump on a leaf', 'jumped on a leaf, and it got away'],
      ['wash their paws', 'washed their paws, and then behind the ears'],
      ['climb up a log', 'climbed up a log and forgot how to climb down'],
    ],
    part: 'a thin tail',
    bed: 'the basket',
  },
  {
    of: /\bpupp(?:y|ies)\b/i,
    setting: 'garden',
    go: 'Tumble',
    move: 'tumble',
    moved: 'tumbled',
    does: [
      ['pull at a stick', 'all pulled at one stick, and nobody won'],
      ['dig a hole', 'dug a hole, and looked in it, and dug some more'],
      ['run after their tails', 'ran after their own tails until they fell over'],
    ],
    part: 'a tail that wags',
    bed: 'the basket',
  },
  {
    of: /\b(?:ducklings?|ducks?|goslings?|cygnets?)\b/i,
    setting: 'farm',
    go: 'Waddle',
    move: 'waddle',
    moved: 'waddled',
    does: [
      ['nibble the grass', 'nibbled the wet grass along the wall'],
      ['put their tails up', 'put their heads into the tub and their tails up'],
      ['shake off the drops', 'came out and shook off every drop'],
    ],
    part: 'a small flat beak',
    bed: 'the nest',
  },
  {
    of: /\bchicks?\b/i,
    setting: 'farm',
    go: 'Peep',
    move: 'run',
    moved: 'ran',
    does: [
      ['peck at the seeds', 'pecked at the seeds, and at a button, by mistake'],
      ['scratch with their feet', 'scratched in the sand, and looked what there was'],
      ['flap and flap', 'flapped as hard as they could, and stayed where they were'],
    ],
    part: 'a small sharp beak',
    bed: 'the straw',
  },
  {
    of: /\blambs?\b/i,
    setting: 'farm',
    go: 'Skip',
    move: 'skip',
    moved: 'skipped',
    does: [
      ['nibble the grass', 'nibbled at the grass, as the big ones do'],
      ['jump with four feet', 'jumped with all four feet at once'],
      ['climb up a bank', 'ran up the bank and down the bank, all together'],
    ],
    part: 'a woolly ear',
    bed: 'the straw',
  },
  {
    of: /\bpiglets?\b/i,
    setting: 'farm',
    go: 'Trot',
    move: 'trot',
    moved: 'trotted',
    does: [
      ['dig with their noses', 'dug with their noses, and found half a carrot'],
      ['roll in the mud', 'rolled in the mud, on this side and on that'],
      ['run round and round', 'ran round and round the trough, and squeaked'],
    ],
    part: 'a curly tail',
    bed: 'the straw',
  },
  {
    of: /\b(?:mice|mouse)\b/i,
    setting: 'garden',
    go: 'Pitter',
    move: 'run',
    moved: 'ran',
    does: [
      ['nibble the seeds', 'nibbled the seeds, with a seed in both hands'],
      ['wash their whiskers', 'washed their whiskers, left and right'],
      ['climb up a stalk', 'climbed up a stalk until it bent down again'],
    ],
    part: 'a long thin tail',
    bed: 'the nest',
  },
  {
    of: /\b(?:hedgehogs?|hoglets?)\b/i,
    setting: 'garden',
    go: 'Snuffle',
    move: 'snuffle',
    moved: 'snuffled',
    does: [
      ['sniff at the leaves', 'sniffed under every leaf for beetles'],
      ['roll up tight', 'rolled up tight, and looked out to see who was there'],
      ['run through the grass', 'ran through the long grass, so that it shook'],
    ],
    part: 'a small wet nose',
    bed: 'the leaves',
  },
];

/** Their kind, where a theme is about them and nothing else; null for all others. */
export const littleOnesIn = (raw: string): LittleOnes | null => KINDS.find(({ of }) => of.test(raw)) ?? null;
