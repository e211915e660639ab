import type { Looks, Picture } from '@storylantern/contract';

const PLAIN = { hearingAid: false, wheelchair: false } as const;

/** The children of this page. No two share hair and skin. */
const ZOE: Looks = {
  hairStyle: 'afro',
  hairColour: 'black',
  skin: 'deep-brown',
  eyes: 'dark-brown',
  glasses: false,
  ...PLAIN,
};
const MIA: Looks = {
  hairStyle: 'pigtails',
  hairColour: 'chestnut',
  skin: 'peach',
  eyes: 'green',
  glasses: false,
  ...PLAIN,
};
const TOM: Looks = { hairStyle: 'short', hairColour: 'red', skin: 'porcelain', eyes: 'blue', glasses: true, ...PLAIN };
const ANA: Looks = {
  hairStyle: 'braids',
  hairColour: 'dark-brown',
  skin: 'caramel',
  eyes: 'brown',
  glasses: false,
  hearingAid: true,
  wheelchair: false,
};
const NOOR: Looks = {
  hairStyle: 'hijab',
  hairColour: 'purple',
  skin: 'honey',
  eyes: 'hazel',
  glasses: false,
  ...PLAIN,
};
const LEO: Looks = { hairStyle: 'curly', hairColour: 'blonde', skin: 'peach', eyes: 'blue', glasses: false, ...PLAIN };
const SAM: Looks = {
  hairStyle: 'spiky',
  hairColour: 'black',
  skin: 'brown',
  eyes: 'brown',
  glasses: true,
  hearingAid: false,
  wheelchair: true,
};

const page = (picture: Omit<Picture, 'style'>): Picture => ({ ...picture, style: "children's book" });

/** The page of the hero. */
export const HERO = page({
  setting: 'bedroom',
  time: 'night',
  pose: 'hug',
  feeling: 'calm',
  companion: 'fox',
  props: ['teddy', 'lamp'],
  seed: 7,
  looks: ZOE,
  age: 6,
});

/** The page that is drawn again with every choice; only the looks change. */
export const yours = (looks: Looks): Picture =>
  page({
    setting: 'forest',
    time: 'day',
    pose: 'wave',
    feeling: 'happy',
    companion: 'fox',
    props: [],
    seed: 21,
    looks,
    age: 6,
  });

/** The looks the controls start from. */
export const FIRST_LOOKS: Looks = ANA;

/** The child beside the benefits. */
export const BENEFIT_CHILD = { kind: 'child', looks: MIA, age: 6, pose: 'sit', feeling: 'happy' } as const;

/** Asleep under the last call, all but one. */
export const SLEEPERS = [
  { kind: 'bear', asleep: true },
  { kind: 'rabbit', asleep: false },
  { kind: 'cat', asleep: true },
] as const;

/** Five pages from five stories, for the fan, each painted another way. */
export const FAN: readonly { readonly name: string; readonly picture: Picture }[] = [
  {
    name: 'A trip to the sea',
    picture: {
      style: 'watercolor',
      setting: 'beach',
      time: 'sunset',
      pose: 'point',
      feeling: 'curious',
      companion: 'dog',
      props: ['bucket'],
      seed: 3,
      looks: LEO,
      age: 5,
    },
  },
  {
    name: 'The first morning',
    picture: {
      style: "children's book",
      setting: 'classroom',
      time: 'day',
      pose: 'wave',
      feeling: 'happy',
      companion: 'child',
      props: ['backpack'],
      seed: 5,
      looks: NOOR,
      age: 7,
    },
  },
  {
    name: 'A place to play',
    picture: {
      style: 'paper cut-out',
      setting: 'playground',
      time: 'day',
      pose: 'cheer',
      feeling: 'proud',
      companion: 'child',
      props: ['kite'],
      seed: 9,
      looks: SAM,
      age: 8,
    },
  },
  {
    name: 'Seeing the doctor',
    picture: {
      style: 'crayon',
      setting: 'doctor',
      time: 'day',
      pose: 'sit',
      feeling: 'calm',
      companion: 'grown-up',
      props: ['teddy'],
      seed: 11,
      looks: TOM,
      age: 5,
    },
  },
  {
    name: 'Something green',
    picture: {
      style: 'block print',
      setting: 'garden',
      time: 'day',
      pose: 'hold',
      feeling: 'curious',
      companion: 'rabbit',
      props: ['apple', 'flower'],
      seed: 13,
      looks: MIA,
      age: 4,
    },
  },
];
