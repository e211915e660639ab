import type { SettingName } from '@storylantern/contract';

/** Something on the way that is like it in all but one sign. */
interface LooksLikeIt {
  /** "a pond". */
  readonly what: string;
  /** What shows that it is not: whole sentences, now and past. */
  readonly butNow: string;
  readonly but: string;
  readonly setting: SettingName;
}

/** A thing that is worth a journey, and the three signs by which one knows it. */
export interface Sight {
  /** "the sea". */
  readonly it: string;
  /** The three signs, as they are told; whole sentences, at most seven words. */
  readonly signs: readonly [string, string, string];
  /** What is met on the way: it lacks the first sign, the second, the third. */
  readonly likes: readonly [LooksLikeIt, LooksLikeIt, LooksLikeIt];
  /** The signs again, found in a fog: now (at most seven words) and past; `k` is the child. */
  readonly feltNow: readonly [string, string, string];
  readonly felt: (k: string) => readonly [string, string, string];
  /** What is there when the fog has gone: whole sentences. */
  readonly viewNow: string;
  readonly view: string;
  /** A fourth sign, which nobody had told them; at most seven words. */
  readonly fourth: string;
  readonly setting: SettingName;
}

const SIGHTS: readonly (readonly [RegExp, Sight])[] = [
  [
    /\b(?:sea|ocean|beach|seaside)\b/i,
    {
      it: 'the sea',
      signs: ['It has no other side', 'It tastes of salt', 'It comes up to meet you'],
      likes: [
        {
          what: 'a pond',
          butNow: 'But there is the other side.',
          but: 'But over there was the other side. A duck was standing on it.',
          setting: 'pond',
        },
        {
          what: 'a lake',
          butNow: 'But it has no salt in it.',
          but: 'There was no other side to be seen at all. But it tasted only of water.',
          setting: 'pond',
        },
        {
          what: 'a marsh',
          butNow: 'It has salt. But it lies still.',
          but: 'It was very wide, and it tasted of salt. But it only lay there.',
          setting: 'pond',
        },
      ],
      feltNow: ['They call, and nothing calls back.', 'The wind tastes of salt.', 'Something wet comes up to them!'],
      felt: (k) => [
        `${k} called across it, and nothing over there called back.`,
        `The fog was wet, and ${k} licked it off a finger. It was salt.`,
        'Then something cold came up, touched them both, and ran away again.',
      ],
      viewNow: 'There it is, blue, blue, blue!',
      view: 'It was blue, and there was nothing behind it but sky. It came up to them, over and over.',
      fourth: 'It breathes',
      setting: 'beach',
    },
  ],
  [
    /\bsnow\b/i,
    {
      it: 'snow',
      signs: ['It comes out of the sky', 'It is cold', 'It puts a hat on everything'],
      likes: [
        {
          what: 'a white field',
          butNow: 'But it grows. It is daisies!',
          but: 'But it came up out of the ground. It was daisies, all of it.',
          setting: 'farm',
        },
        {
          what: 'a white cherry tree',
          butNow: 'It falls down. But it is warm.',
          but: 'It came down white, and turned in the air. But it was warm blossom, from a cherry tree.',
          setting: 'garden',
        },
        {
          what: 'a white shower',
          butNow: 'It is cold. But it hops away!',
          but: 'It came out of the sky, and it was cold. But it was hail, and it hopped off everything.',
          setting: 'farm',
        },
      ],
      feltNow: ['Something comes out of the sky.', 'It is cold on the nose.', 'It sits on both their heads!'],
      felt: (k) => [
        `Something came out of the sky, and landed on ${k}, quite softly.`,
        `${k} caught one of them, and it was as cold as a key.`,
        'Then they felt each other, and they had hats on. So had the gate, and each stone.',
      ],
      viewNow: 'Look! White, and hats on everything!',
      view: 'Everything was white, and everything had a hat on, down to the smallest twig.',
      fourth: 'It makes no noise',
      setting: 'snow',
    },
  ],
  [
    /\b(?:jungle|rainforest)\b/i,
    {
      it: 'the jungle',
      signs: ['Its leaves are as big as beds', 'It is warm, and it drips', 'Somebody is always shouting up there'],
      likes: [
        {
          what: 'a wood',
          butNow: 'But the leaves are small.',
          but: 'It was dark and green. But no leaf in it would have covered a foot.',
          setting: 'forest',
        },
        {
          what: 'a rhubarb field',
          butNow: 'Big leaves! But it is cold.',
          but: 'The leaves were as big as beds. But it was rhubarb, and a cold wind blew through.',
          setting: 'farm',
        },
        {
          what: 'a glass house',
          butNow: 'It drips. But it is so quiet.',
          but: 'It had great big leaves, and it was warm, and it dripped. But nobody shouted. There was only a tap.',
          setting: 'garden',
        },
      ],
      feltNow: ['There is a leaf like a bed.', 'It is warm. Drip, drip, drip.', 'Somebody shouts, up there!'],
      felt: (k) => [
        `${k} held out both arms, and it was all one leaf.`,
        `It was as warm as a bathroom. It dripped on ${k}, and there was no rain.`,
        'Then somebody shouted, very high up. Somebody else told them to be quiet.',
      ],
      viewNow: 'Green, green, up and up and up!',
      view: 'It was green all the way up, further than they could bend back. And in all of it there was somebody, looking down.',
      fourth: 'It looks back at you',
      setting: 'jungle',
    },
  ],
  [
    /\b(?:city|big town|london|paris|new york)\b/i,
    {
      it: 'the city',
      signs: ['Its houses stand on each other', 'It hums, all day and night', 'It has lights like stars'],
      likes: [
        {
          what: 'a village',
          butNow: 'But each house stands alone.',
          but: 'There were nine houses. But each of them stood by itself, on the ground.',
          setting: 'street',
        },
        {
          what: 'an old castle',
          butNow: 'It is high. But it is so quiet.',
          but: 'It had rooms on top of rooms. But nobody was in them, and you could hear the grass grow.',
          setting: 'castle',
        },
        {
          what: 'a mill',
          butNow: 'It hums. But it has one light.',
          but: 'It went up six floors, and it hummed. But it had just one light, over the door.',
          setting: 'farm',
        },
      ],
      feltNow: ['A door! And a window on top!', 'The ground hums.', 'So many lights, all soft!'],
      felt: (k) => [
        `${k} felt a door, and over that a window, and over that another.`,
        `The ground hummed. ${k} could feel it right up to the knees.`,
        'Then the fog began to glow, here and there, and then all over.',
      ],
      viewNow: 'Look! Lights, right up to the sky!',
      view: 'There were houses on houses, up to the clouds. There were so many lights that somebody must have spilled them.',
      fourth: 'It never goes to bed',
      setting: 'street',
    },
  ],
  [
    /\b(?:mountains?|alps)\b/i,
    {
      it: 'a mountain',
      signs: ['It goes up all day', 'It says what you say', 'It has snow on in summer'],
      likes: [
        {
          what: 'a hill',
          butNow: 'But they are up in no time.',
          but: 'It went up. But in ten minutes they were at the top, and it went down.',
          setting: 'farm',
        },
        {
          what: 'a very big hill',
          butNow: 'It goes up. But it says nothing.',
          but: 'They went up it all day long. "Hello!" they called, from the top. But it said nothing.',
          setting: 'farm',
        },
        {
          what: 'a big rock',
          butNow: 'It says hello. But no snow!',
          but: 'It was high, and it said hello when they did. But on top of it there was only grass.',
          setting: 'mountain',
        },
      ],
      feltNow: ['It goes up and up and up.', 'Hello? "Hello!" it says.', 'Snow! In summer! On the nose!'],
      felt: (k) => [
        'They had been going up since breakfast, and it was not over yet.',
        `"Hello?" said ${k}, in a small voice. "Hello?" said something, a good way off.`,
        'Then the ground went crunch. It was cold and white, and it was July.',
      ],
      viewNow: 'Look! A white top, up in the blue!',
      view: 'There it stood, with a white top, and behind it another, and another. There was no end to them.',
      fourth: 'It was there first',
      setting: 'mountain',
    },
  ],
  [
    /\b(?:deserts?|sahara)\b/i,
    {
      it: 'the desert',
      signs: ['The ground runs away under you', 'It has no end', 'It sings when the wind blows'],
      likes: [
        {
          what: 'a bare field',
          butNow: 'But the ground stays still.',
          but: 'It was brown, and nothing grew on it. But the ground stayed where it was, and so did their feet.',
          setting: 'farm',
        },
        {
          what: 'a sandpit',
          butNow: 'It runs. But here is the end.',
          but: 'It was sand, and it ran. But four steps on there was a plank, and a child.',
          setting: 'playground',
        },
        {
          what: 'a long beach',
          butNow: 'No end! But only gulls sing.',
          but: 'It was sand, and they could not see the end of it. But it did not sing. Only an ice cream van did.',
          setting: 'beach',
        },
      ],
      feltNow: ['Whish! The ground runs away.', 'They call, and nothing calls back.', 'Hmmm, sings the ground!'],
      felt: (k) => [
        `With every step ${k} slid back by half of it. The ground ran like water.`,
        `${k} called. It went on and on, and nothing sent it back.`,
        'Then the wind got up. Something began to hum, deep down, under them both.',
      ],
      viewNow: 'There it is, gold, gold, gold!',
      view: 'It was gold, and it lay there in waves, right up to the sky. Down the last of them ran one thin line. It was their own footprints.',
      fourth: 'It keeps your footprints',
      setting: 'beach',
    },
  ],
];

const SEEN = String.raw`(?:deserts?|sahara|sea|ocean|beach|seaside|snow|jungle|rainforest|city|big town|london|paris|new york|mountains?|alps)`;

/** What a theme says of somebody who would like to see one of these. */
export const LONGS = new RegExp(
  String.raw`\b(?:wants?|wanted|longs?|longed|longing|dream(?:s|ed|t|ing)?|wish(?:es|ed)?|hop(?:es|ed)|would (?:like|love)|has|had|always) (?:(?:always|never|to|of|for|about|wanted|dreamed|ever) )*(?:(?:see(?:s|n|ing)?|seeing|visit(?:s|ed|ing)?|find(?:ing)?|reach(?:ing)?|go(?:ing)? to|be(?:en)? to|get(?:ting)? to|explore) )?(?:(?:the|a|real|big|high|blue|deep|great) )*${SEEN}\b`,
  'iu',
);

export const sightIn = (raw: string): Sight | null => SIGHTS.find(([said]) => said.test(raw))?.[1] ?? null;
