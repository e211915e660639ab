import type { SettingName, ThingName } from '@storylantern/contract';

/** Something of the weather or the land that one may talk to: too much of it, too little, and what it would like. */
export interface Element {
  /** "the wind". */
  readonly it: string;
  readonly plural: boolean;
  /** What it says, without a stop: "Hooo" */
  readonly voice: string;
  /** It is too much; it has stopped altogether; it is back for one thing only, and overdoes that. */
  readonly muchNow: string;
  readonly much: string;
  readonly noneNow: string;
  readonly none: string;
  /** After "only for": "the washing". */
  readonly onlyFor: string;
  readonly onlyNow: string;
  readonly only: string;
  /** Where it goes to be alone, after "behind". */
  readonly behind: string;
  /** What it would like, in its own words, and how it gets that; whole sentences. */
  readonly wishNow: string;
  readonly wish: string;
  readonly giftNow: (a: string) => string;
  readonly gift: (a: string) => string;
  /** What that takes, and costs: "a long ribbon". */
  readonly takes: string;
  readonly thing: ThingName;
  readonly goodNow: string;
  readonly good: string;
  readonly setting: SettingName;
}

const ELEMENTS: readonly (readonly [RegExp, Element])[] = [
  [
    /\b(?:wind|winds|breeze|weather|storm|air|sky)\b/i,
    {
      it: 'the wind',
      plural: false,
      voice: 'Hooo',
      muchNow: 'It blows and blows. All the hats are gone!',
      much: 'It had blown for three days. There was not a hat left in the village.',
      noneNow: 'Now there is no wind. No kite, no boat can go.',
      none: 'Not a leaf moved. The kites lay down, and the boats stood still.',
      onlyFor: 'the washing',
      onlyNow: 'It dries the washing. And off it goes, all of it!',
      only: 'It blew on nothing but the washing. That was dry in a minute, and gone in two.',
      behind: 'the hill',
      wishNow: '"I want to hold something," says the wind. "It all flies off."',
      wish: '"I would like to hold something, once," said the wind. "Whatever I pick up, I lose."',
      giftNow: (a) => `${a} ties a long ribbon to the gate. "Hold that!"`,
      gift: (a) => `${a} tied one end of a long ribbon to the gate. "The other end is yours," said ${a}.`,
      takes: 'a long ribbon',
      thing: 'ribbon',
      goodNow: 'The wind holds the ribbon. It blows just right.',
      good: 'The wind took hold of it, and it was not lost. After that it blew just as much as you like.',
      setting: 'garden',
    },
  ],
  [
    /\b(?:sea|ocean|waves?|tide)\b/i,
    {
      it: 'the sea',
      plural: false,
      voice: 'Hush',
      muchNow: 'It comes up the street. All the shoes swim!',
      much: 'It had come up the street three nights running. Everybody had wet shoes.',
      noneNow: 'Now it is far, far out. The boats sit in mud.',
      none: 'It went out until you could not see it. The boats sat down in the mud.',
      onlyFor: 'the boats',
      onlyNow: 'It comes for the boats. Now they are in the trees!',
      only: 'It came for nothing but the boats. It lifted them, and put them in the apple trees.',
      behind: 'the rocks',
      wishNow: '"What is behind the door?" says the sea.',
      wish: '"I would like to see what is behind the houses," said the sea. "I only ever get as far as the doors."',
      giftNow: (a) => `${a} has a bucket. In goes some sea. "Come and see!"`,
      gift: (a) => `${a} filled a bucket, right to the top. Then ${a} carried it past the houses, and showed it all.`,
      takes: 'a good bucket',
      thing: 'bucket',
      goodNow: 'It sees the garden. Then it goes home, and tells it all.',
      good: 'The bucketful was poured back, and told the rest. Now it comes just as far as you like.',
      setting: 'beach',
    },
  ],
  [
    /\b(?:trees?|forest|woods?|oak|willow)\b/i,
    {
      it: 'the trees',
      plural: true,
      voice: 'Shhh',
      muchNow: 'They talk all night. Nobody can sleep!',
      much: 'They had whispered for three nights. Nobody in the village had slept.',
      noneNow: 'Now they are so still. No bird will sit there.',
      none: 'They stood as stiff as brooms. Not one bird would sit on them.',
      onlyFor: 'the birds',
      onlyNow: 'They rock the birds. All the birds fall out!',
      only: 'They rocked nothing but the birds. It was kindly meant, and all the birds fell out.',
      behind: 'the big rock',
      wishNow: '"We want to see more," say the trees.',
      wish: '"We would like to go for a walk," said the trees. "We\'ve seen this side of everything."',
      giftNow: (a) => `${a} puts an acorn in a basket. They take a walk!`,
      gift: (a) => `${a} put their smallest acorn into a basket. Then ${a} took it round the village, and up the hill.`,
      takes: 'a little basket',
      thing: 'basket',
      goodNow: 'It may stay up on the hill. It calls.',
      good: 'On the hill it was planted, and it tells them all it sees. Now they whisper just enough.',
      setting: 'forest',
    },
  ],
  [
    /\b(?:flowers?|plants?|garden|roses?|vegetables?)\b/i,
    {
      it: 'the flowers',
      plural: true,
      voice: 'Psst',
      muchNow: 'They grow in at the window. They talk and talk!',
      much: 'They had grown in at all the windows. There were three of them in the sink.',
      noneNow: 'Now they are all shut. What do the bees eat?',
      none: 'They shut themselves up, every one of them. The bees stood about, and were hungry.',
      onlyFor: 'the bees',
      onlyNow: 'They open for the bees. So much! The bees sneeze.',
      only: 'They opened for nobody but the bees. There was so much of it that the bees sneezed.',
      behind: 'the shed',
      wishNow: '"We never see the night," say the flowers.',
      wish: '"We would like to see the night," said the flowers. "We have to shut before it comes."',
      giftNow: (a) => `${a} brings a lantern. Then they do not sleep. Look, stars!`,
      gift: (a) =>
        `${a} brought out a lantern, so that they stayed awake. Then it was blown out, and there were the stars.`,
      takes: 'a lantern',
      thing: 'lantern',
      goodNow: 'They look and look. Then they grow just right.',
      good: 'They looked until it was light. After that they grew just where you like them.',
      setting: 'garden',
    },
  ],
  [
    /\b(?:rain|clouds?|raindrops?|puddles?)\b/i,
    {
      it: 'the rain',
      plural: false,
      voice: 'Plip, plop',
      muchNow: 'It rains and rains. All the boots are full!',
      much: 'It had rained for three days. The boots were full, and so were the beds.',
      noneNow: 'Now there is no rain. The ducks have no pond.',
      none: 'Not a drop fell. The ducks walked about in what had been the pond.',
      onlyFor: 'the ducks',
      onlyNow: 'It rains on the ducks. One duck floats away!',
      only: 'It rained on nothing but the ducks. It rained so hard that they were under it.',
      behind: 'the hill',
      wishNow: '"I want to come in," says the rain. "They shut the door."',
      wish: '"I would like to come in for once," said the rain. "They always shut the door."',
      giftNow: (a) => `${a} puts a bowl out. Then ${a} takes it in.`,
      gift: (a) => `${a} put out the best bowl, until it was full. Then ${a} carried it in, and put it by the lamp.`,
      takes: 'a blue bowl',
      thing: 'bowl',
      goodNow: 'It sits on the table, and looks. It rains just right.',
      good: 'It stood there all evening, and saw how people live. After that it rained just as much as you like.',
      setting: 'garden',
    },
  ],
  [
    /\b(?:rivers?|streams?|brook|water|lake)\b/i,
    {
      it: 'the river',
      plural: false,
      voice: 'Gluck',
      muchNow: 'It comes over the bank. All the chairs swim!',
      much: 'It had come over its banks three times. All the garden chairs had gone to sea.',
      noneNow: 'Now it stands still. No boat, no mill can go.',
      none: 'It stood quite still. The mill stopped, and the boats turned round and round.',
      onlyFor: 'the mill',
      onlyNow: 'It runs to the mill. The mill flies round. Crack!',
      only: 'It ran for nothing but the mill. The wheel went round so fast that it came off.',
      behind: 'the reeds',
      wishNow: '"I want to stay," says the river. "For one night."',
      wish: '"I would like to stay somewhere for a night," said the river. "I always have to go on."',
      giftNow: (a) => `${a} fills a big jar. "You can stay with us!"`,
      gift: (a) => `${a} filled a big jar, and carried it home. It might stay there until morning.`,
      takes: 'a big jar',
      thing: 'jar',
      goodNow: 'It stays one night. Then it runs on, just right.',
      good: 'In the morning it was poured back, and told the rest. After that it ran just as fast as you like.',
      setting: 'pond',
    },
  ],
  [
    /\b(?:stars?)\b/i,
    {
      it: 'the stars',
      plural: true,
      voice: 'Ting',
      muchNow: 'They are so bright. Nobody can sleep!',
      much: 'They had shone so brightly, for three nights, that nobody could sleep.',
      noneNow: 'Now they are all out. No ship can find home.',
      none: 'They all went out. The ships did not know where home was, and hooted.',
      onlyFor: 'the ships',
      onlyNow: 'They come down to the ships. Hot! Too near!',
      only: 'They shone on nothing but the ships. The sailors had to wear sunglasses.',
      behind: 'the barn',
      wishNow: '"We never see a room," say the stars.',
      wish: '"We would like to be inside a house," said the stars. "We only ever see the roofs."',
      giftNow: (a) => `${a} holds up a mirror. In they come, all of them!`,
      gift: (a) =>
        `${a} held up a mirror at the window, and turned it. Then they were all in the room, even on the bed.`,
      takes: 'a round mirror',
      thing: 'mirror',
      goodNow: 'They look at it all. Now they shine just right.',
      good: 'They looked at everything, down to the slippers. After that they shone just as much as you like.',
      setting: 'garden',
    },
  ],
];

/** What a theme says that somebody can talk to; null where it is none of these. */
export const elementIn = (raw: string): Element | null => {
  const said =
    /\b(?:talks?|talking|speaks?|speaking|whispers?|whispering|listens?|hears?|understands?|friends? with|sings?|stops?|makes?|controls?|calls?|commands?|tames?|what|language of)\b(.*)$/i.exec(
      raw,
    )?.[1] ?? raw;
  return ELEMENTS.find(([words]) => words.test(said))?.[1] ?? null;
};
