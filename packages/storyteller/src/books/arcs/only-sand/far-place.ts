import type { SettingName } from '@storylantern/contract';

/** Something that everybody of a place goes past, and a stranger stops at. */
interface Wonder {
  /** After "only": "sand", "a dune". */
  readonly it: string;
  /** What it is like, of at most eight, fourteen and twenty words. */
  readonly young: string;
  readonly middle: string;
  readonly old: string;
}

/** A place that is not made for everybody. */
export interface FarPlace {
  readonly words: RegExp;
  /** After "in": "the desert", unless the theme says it otherwise. */
  readonly setting: SettingName;
  /** Who lives there: ids of beings. */
  readonly residents: readonly string[];
  /** What there is all over it: who has this at home is not far away. */
  readonly own: string;
  /** From where one strays in now and then, which is nothing to stare at: a fox in the city. */
  readonly knows: RegExp;
  readonly wonders: readonly [Wonder, Wonder, Wonder];
}

export const FAR_PLACES: readonly FarPlace[] = [
  {
    words: /^(?:desert|sahara)$/i,
    setting: 'beach',
    residents: ['camel', 'lizard', 'tortoise'],
    own: 'sand',
    knows: /^$/,
    wonders: [
      {
        it: 'sand',
        young: 'It is warm. It runs away!',
        middle: 'It was warm, and it ran downhill all by itself, with a small hiss.',
        old: 'It was hot on top and cool underneath, and it ran downhill like water that had forgotten to be wet.',
      },
      {
        it: 'a palm tree',
        young: 'It has all its hair on top!',
        middle: 'It had no branches at all. It kept all its hair on top.',
        old: 'It had no branches whatever, and went straight up, and at the top it burst, like a green firework.',
      },
      {
        it: 'a dune',
        young: 'It is a hill of sand!',
        middle: 'It was a whole hill of sand, with an edge like a roof.',
        old: 'It was a hill without one stone in it, and the wind was busy moving it over to the left.',
      },
    ],
  },
  {
    words: /^(?:snow|arctic|antarctic|antarctica|north pole|south pole|ice|frozen north)$/i,
    setting: 'snow',
    residents: ['walrus', 'seal', 'reindeer'],
    own: 'ice',
    knows: /^(?:forest|garden|field|mountain|pond)$/,
    wonders: [
      {
        it: 'snow',
        young: 'It is white. It is so soft!',
        middle: 'It came down without any noise. Each bit of it was a star, if you were quick.',
        old: 'It came down without a sound, in very small stars, and no two of them could agree on a pattern.',
      },
      {
        it: 'an icicle',
        young: 'It is a carrot of glass!',
        middle: 'It hung there like a carrot made of glass, with one drop below.',
        old: 'It hung from the rock like a carrot made of glass, and the whole sky was in it, upside down.',
      },
      {
        it: 'breath',
        young: 'I made a little cloud!',
        middle: 'It came out of each mouth as a little cloud, and went away.',
        old: 'It came out of everybody in a little cloud of their own, hung about for a bit, and went home.',
      },
    ],
  },
  {
    words: /^(?:jungle|rainforest)$/i,
    setting: 'jungle',
    residents: ['monkey', 'parrot', 'sloth', 'toucan'],
    own: 'jungle',
    knows: /^$/,
    wonders: [
      {
        it: 'a leaf',
        young: 'It is as big as a boat!',
        middle: 'It was as big as a boat, and it had a pond inside.',
        old: 'It was as big as a boat, and it had a pond of its own, with somebody small in it.',
      },
      {
        it: 'a creeper',
        young: 'It is a rope with no top!',
        middle: 'It was a rope that hung down from nowhere. Nobody could see the top.',
        old: 'It was a rope, and alive, and it hung from so high up that nobody had seen the top.',
      },
      {
        it: 'rain',
        young: 'It is warm! Plip, plop, plip!',
        middle: 'It was as warm as a bath, and it knocked on every leaf.',
        old: 'It was as warm as a bath, and you could hear it coming, knocking on one leaf after another.',
      },
    ],
  },
  {
    words: /^(?:city|town|big city|london|new york|paris)$/i,
    setting: 'street',
    residents: ['pigeon', 'cat', 'dog', 'rat'],
    own: 'street',
    knows: /^(?:forest|garden|pond)$/,
    wonders: [
      {
        it: 'a puddle',
        young: 'It has a house in it!',
        middle: 'There was a whole street in it, upside down, with the lights on.',
        old: 'There was a whole street in it, upside down, with all its lamps lit, and nobody there got wet.',
      },
      {
        it: 'a traffic light',
        young: 'Red! Now green! Now red!',
        middle: 'A red man stood in it. Then came a green man, who was walking.',
        old: 'A red man stood in it, until a green one took over, and walked without getting anywhere.',
      },
      {
        it: 'a lift',
        young: 'Ping! Now you are upstairs!',
        middle: 'It was a very small room. It shut, and it opened, and it was somewhere else.',
        old: 'It was a cupboard. One went in, and the doors shut, and somebody changed everything outside and went ping.',
      },
    ],
  },
  {
    words: /^(?:farm|farmyard|barn)$/i,
    setting: 'farm',
    residents: ['cow', 'hen', 'pig', 'goat'],
    own: 'field',
    knows: /^(?:garden|pond|forest)$/,
    wonders: [
      {
        it: 'mud',
        young: 'Squelch! It goes up and down!',
        middle: 'It said squelch, and it kept the shape of everybody who had gone by.',
        old: 'It said squelch, and it had kept a copy of every foot that had been that way since Tuesday.',
      },
      {
        it: 'an egg',
        young: 'It is warm. It has no door!',
        middle: 'It was warm and smooth, and there was no door in it anywhere.',
        old: 'It was warm and smooth all over, and there was neither a door in it nor a lid.',
      },
      {
        it: 'hay',
        young: 'Sniff! It smells of summer!',
        middle: 'It smelled of a whole summer, if you put your nose right in.',
        old: 'There was a whole summer packed into it, and if one breathed in slowly one got to June.',
      },
    ],
  },
];

/** What there is at somebody's home, all over, by where it lives: "ice", and how far it goes. */
export const AT_HOME: Readonly<Partial<Record<SettingName, string>>> = {
  snow: 'ice',
  beach: 'sand',
  jungle: 'jungle',
  forest: 'forest',
  farm: 'field',
  garden: 'garden',
  pond: 'pond',
  mountain: 'mountain',
};
