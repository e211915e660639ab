import type { SettingName, ThingName } from '@storylantern/contract';

/** What somebody does to things without meaning to, because of what they are, and the one time when that is wanted. */
export interface Harm {
  readonly now: string;
  readonly did: string;
  readonly to: string;
  readonly things: string;
  readonly one: string;
  /** How it sounds: "bang". */
  readonly sound: string;
  /** How it comes to that even when one stands quite still; whole sentences. */
  readonly stillNow: (a: string) => string;
  readonly still: (a: string) => string;
  /** What will be wanted, as it is at first; what becomes of it; how others try, and fail; and how it ends. */
  readonly needNow: string;
  readonly need: string;
  readonly stuckNow: string;
  readonly stuck: string;
  readonly triedNow: string;
  readonly tried: string;
  readonly doItNow: string;
  readonly doIt: string;
  readonly freedNow: string;
  readonly freed: string;
  readonly thing: ThingName | null;
  readonly setting: SettingName;
}

const HARMS: readonly (readonly [RegExp, Harm])[] = [
  [
    /\b(?:pop(?:s|ped|ping)?|burst(?:s|ing)?)\b/i,
    {
      now: 'pops',
      did: 'popped',
      to: 'pop',
      things: 'balloons',
      one: 'balloon',
      sound: 'bang',
      stillNow: () => 'The wind brings a balloon.',
      still: (a) => `The wind brought a balloon along, straight at ${a}.`,
      needNow: 'One is as big as the gate.',
      need: 'The biggest balloon was just as wide as the garden gate.',
      stuckNow: 'The big balloon is in the gate! Nobody can come in.',
      stuck: 'Then the biggest balloon blew into the gateway, and there it stuck. All the guests were outside.',
      triedNow: 'They push. They pull. It only squeaks.',
      tried: 'They pushed it from inside, and the guests pulled from outside. It squeaked, and sat there.',
      doItNow: 'Pop it!',
      doIt: 'Pop it, as hard as you can!',
      freedNow: 'The gate is free!',
      freed: 'Nothing was left but a scrap of rubber, and in came the guests.',
      thing: 'balloon',
      setting: 'garden',
    },
  ],
  [
    /\b(?:s[ai]t(?:s|ting)? (?:down )?on)\b/i,
    {
      now: 'sits on',
      did: 'sat on',
      to: 'sit on',
      things: 'party hats',
      one: 'hat',
      sound: 'crump',
      stillNow: (a) => `${a} sits down to wait.`,
      still: (a) => `So ${a} sat down, to be out of the way. There was a hat under ${a}.`,
      needNow: 'The big box will not shut.',
      need: 'The big box with the tent in it had never yet been shut.',
      stuckNow: 'Rain comes! And the big box will not shut.',
      stuck: 'Then the sky went black. Everything had to go into the big box, and the lid would not shut.',
      triedNow: 'They push the lid down. Up it comes!',
      tried: 'They all leaned on the lid. It went down at one corner, and came up at the other.',
      doItNow: 'Sit on it!',
      doIt: 'Sit on it, as hard as you can!',
      freedNow: 'The box is shut! All is dry!',
      freed: 'Click, said the lock. Then it rained, and not one thing got wet.',
      thing: 'hat',
      setting: 'garden',
    },
  ],
  [
    /\b(?:squash(?:es|ed|ing)?|tr[eo]ad(?:s|ing)? on|trod on|step(?:s|ped|ping)? on|flatten\w*|trampl\w*|stomp\w*)\b/i,
    {
      now: 'treads on',
      did: 'trod on',
      to: 'tread on',
      things: 'sandcastles',
      one: 'sandcastle',
      sound: 'squelch',
      stillNow: (a) => `${a} takes one step back.`,
      still: (a) => `Then ${a} took one step back, so as to see better.`,
      needNow: 'The road is full of lumps.',
      need: 'The road down to the beach was all lumps. Nobody was thinking of that.',
      stuckNow: 'The ice-cream van is stuck! The road has lumps.',
      stuck: 'Then one could hear the ice-cream van. It had stopped on the hill, with a wheel against a lump.',
      triedNow: 'They dig with spoons. It is too slow.',
      tried: 'They dug at the lumps with spades and spoons. They would have been done by winter.',
      doItNow: 'Tread on it!',
      doIt: 'Tread on it, as hard as you can!',
      freedNow: 'The road is flat! Ice cream!',
      freed: 'The road lay there like a tablecloth, and down it came the van, ringing.',
      thing: null,
      setting: 'beach',
    },
  ],
  [
    /\b(?:pinch(?:es|ed|ing|y)?|nip(?:s|ped|ping)|snip(?:s|ped|ping))\b/i,
    {
      now: 'pinches',
      did: 'pinched',
      to: 'pinch',
      things: 'beach balls',
      one: 'beach ball',
      sound: 'pfft',
      stillNow: () => 'The wind brings a ball.',
      still: (a) => `The wind rolled a ball along, straight at ${a}.`,
      needNow: 'The flags have one last peg.',
      need: 'The string of flags hung on one last old peg.',
      stuckNow: 'The peg breaks! The flags fly away.',
      stuck: 'Then the wind got up, and the old peg broke. All the flags were off, over the sand and out to sea.',
      triedNow: 'They run. They hold on. It slips!',
      tried: 'They caught the end of it and held on. It was wet, and it slid through every hand.',
      doItNow: 'Pinch it!',
      doIt: 'Pinch it, as hard as you can!',
      freedNow: 'It holds! The flags are back!',
      freed: 'It held like a lock. The wind pulled once, and gave up, and the flags were saved.',
      thing: 'ball',
      setting: 'beach',
    },
  ],
  [
    /\b(?:knock(?:s|ed|ing)? (?:\p{L}+ ){0,2}(?:over|down|off)|knocks? everything|clumsy|bump(?:s|ed|ing)? into)\b/iu,
    {
      now: 'knocks over',
      did: 'knocked over',
      to: 'knock',
      things: 'chairs',
      one: 'chair',
      sound: 'clatter',
      stillNow: (a) => `${a} only turns round.`,
      still: (a) => `Then ${a} turned round, to see whether it was all right so.`,
      needNow: 'A kite hangs in the tree.',
      need: 'Up in the pear tree hung a kite, but nobody was thinking of that.',
      stuckNow: 'The wind blows. Now the flags hang there, too.',
      stuck: 'Then the wind took all the flags. It hung them in the pear tree, next to the kite.',
      triedNow: 'They throw a shoe. Now that hangs there.',
      tried: 'They threw up a shoe to get it down, and then the other shoe. Both of them stayed there.',
      doItNow: 'Bump the tree!',
      doIt: 'Bump into the tree, as hard as you can!',
      freedNow: 'Down comes the kite! Down comes all!',
      freed: 'Down came the flags, two shoes, the kite, and a great many pears.',
      thing: 'chair',
      setting: 'garden',
    },
  ],
  [
    /\b(?:china shop|tea ?shop|br(?:eak|oke)\w* (?:\p{L}+ )?(?:everything|things|cups?|plates?|all)|smash\w*)\b/iu,
    {
      now: 'breaks',
      did: 'broke',
      to: 'break',
      things: 'cups',
      one: 'cup',
      sound: 'crash',
      stillNow: (a) => `${a} only turns round.`,
      still: (a) => `Then ${a} turned round, to see whether it was all right so.`,
      needNow: 'One tall jar is there, too.',
      need: 'In the corner stood a tall, thin, yellow jar that nobody ever bought.',
      stuckNow: 'Plop! The cake key falls into the jar.',
      stuck: 'Then the key of the cake cupboard slid off its hook. Plop! It was down in the tall jar.',
      triedNow: 'They reach in. It is too thin.',
      tried: 'They put in a hand, and then a spoon on a string. The key only lay there and looked at them.',
      doItNow: 'Break it!',
      doIt: 'Break it, as hard as you can!',
      freedNow: 'There is the key! Cake!',
      freed: 'There were nine pieces, and in the middle lay the key.',
      thing: 'cup',
      setting: 'shop',
    },
  ],
];

/** What a theme says that its hero does to things. */
export const harmIn = (raw: string): Harm | null => HARMS.find(([said]) => said.test(raw))?.[1] ?? null;
