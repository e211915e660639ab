import type { ThingName } from '@storylantern/contract';
import type { OwnPart } from '../../theme/meant/own-part.ts';

/** Words for the part that is gone, as they stand in sentences. */
export interface PartWords {
  /** Who lost it. */
  readonly n: string;
  /** "stripes". */
  readonly x: string;
  /** "they" or "it". */
  readonly they: string;
  readonly them: string;
  readonly were: string;
  /** "is" or "are". */
  readonly is: string;
  /** To whom it is missing too: "the goat". */
  readonly a: string;
  /** The same at the head of a sentence. */
  readonly A: string;
  readonly k: string;
}

/** Something put in the place of what is gone, and why it is not the same. */
export interface StandIn {
  readonly young: (w: PartWords) => string;
  readonly middle: (w: PartWords) => string;
  readonly old: (w: PartWords) => string;
  readonly things: readonly ThingName[];
}

/** What is known of one sort of part. */
export interface Part {
  readonly standIns: readonly StandIn[];
  /** What nobody noticed that it was good for, until it was not there. Three for each age. */
  readonly missed: {
    readonly young: readonly ((w: PartWords) => string)[];
    readonly middle: readonly ((w: PartWords) => string)[];
    readonly old: readonly ((w: PartWords) => string)[];
  };
  /** How it looks when it is back, a sentence of at most eight words, and a longer one. */
  readonly back: { readonly young: (w: PartWords) => string; readonly older: (w: PartWords) => string };
}

const PATTERN: Part = {
  standIns: [
    {
      young: ({ k }) => `${k} got the paint. Now it was raining. Drip!`,
      middle: ({ n, x, k }) =>
        `${k} painted new ${x} on ${n}, with a big brush. They looked very fine. Then it rained, and they ran down and made a puddle.`,
      old: ({ n, x, k }) =>
        `${k} painted new ${x} on ${n}, and took all morning over it. From across the road you would never have known. Then a small cloud came over, no bigger than a tea towel. By lunch the ${x} were all in one puddle, and ${n} was standing in it.`,
      things: ['paint', 'puddle'],
    },
    {
      young: ({ n }) => `${n} put on a scarf. It fell off. Flop!`,
      middle: ({ n, x }) =>
        `Then they wound a scarf round and round ${n}, all the way down. It was nearly the same. But every time ${n} took a step, the ${x} came undone.`,
      old: ({ n, x }) =>
        `Next they tried scarves. It took eleven, and they had to be borrowed. As long as ${n} stood quite still, they did very well for ${x}. But one cannot stand still for ever. At the first step the whole of ${n} began to unwind.`,
      things: ['scarf'],
    },
    {
      young: ({ n }) => `${n} put on leaves. The wind took them. Whoosh!`,
      middle: ({ n, x }) =>
        `They stuck leaves all over ${n} with honey. They made good ${x}, too. But the bees came for the honey. The wind came for the leaves.`,
      old: ({ n, x }) =>
        `"Leaves," said ${n}. So they stuck them on with honey, one by one, and they were the best ${x} yet. There were only two things wrong with them. The wind wanted the leaves, and nine bees wanted the honey.`,
      things: ['leaf'],
    },
  ],
  missed: {
    young: [
      ({ n, a }) => `"Who are you?" said ${a}. "It is me! ${n}!"`,
      ({ n, A }) => `${A} went by. No hello for ${n}.`,
      ({ n, a }) => `"Have you seen ${n}?" said ${a}. Oh, dear!`,
    ],
    middle: [
      ({ n, x, a }) =>
        `That afternoon ${a} came to play, and walked straight past. "I'm looking for ${n}," said ${a}. "You can't miss ${n}. You look for the ${x}."`,
      ({ n, x, a }) =>
        `"Good morning," said ${a}, as one does to a stranger. ${n} had known ${a} for years. So that was what the ${x} were for. They were how you said ${n} from far off.`,
      ({ n, x, a }) =>
        `There was hide and seek, and ${n} was found first every time. "It's easy today," said ${a}. All those years ${n} had been so good at it. It had been the ${x}, and nobody had said thank you.`,
    ],
    old: [
      ({ n, x, a }) =>
        `In the afternoon ${a} came by, and stopped, and asked ${n} the way to the house of ${n}. "You can't miss it," said ${a}. "There is somebody outside with ${x}." It is a curious thing to be told how to find yourself.`,
      ({ n, x, a }) =>
        `They played hide and seek by the hedge, where ${n} had always been the best of them all. ${n} was found in four seconds. "What's different?" said ${a}. It had never been cleverness. It had been the ${x}, quietly looking like the hedge.`,
      ({ n, x, a }) =>
        `"Good morning," said ${a}, in the polite voice that is for strangers. They had known each other for years. So ${n} found out what the ${x} had been for. They were a kind of name, that could be read from a long way off.`,
    ],
  },
  back: {
    young: ({ x }) => `Here are the ${x}! All a bit sandy.`,
    older: ({ x }) =>
      `The ${x} were all there, though not quite in the old order. One of them was a little sunburnt, and there was sand in the rest.`,
  },
};

const LIGHT: Part = {
  standIns: [
    {
      young: ({ n }) => `${n} got a lantern. Huff! Out it went.`,
      middle: ({ n }) =>
        `${n} tried a lantern instead. It was bright, certainly. But you had to hold it, and then you could not wave. Then the wind came, and puffed.`,
      old: ({ n }) =>
        `First they tried a lantern. It was a good one, with a handle, and it was as bright as anybody could ask. But a lantern is only beside you. It is never you. Towards evening the wind found it, and there was nothing beside ${n} at all.`,
      things: ['lantern'],
    },
    {
      young: ({ k }) => `${k} had some glitter. Atishoo! All gone.`,
      middle: ({ n, x, k }) =>
        `${k} shook a whole pot of glitter over ${n}. For a moment it was just like the old ${x}. Then ${n} sneezed. They were finding glitter in the butter until Friday.`,
      old: ({ n, x, k }) =>
        `${k} had a pot of glitter, left over from something, and shook it all out over ${n}. There! It was the old ${x} to the life. Then somebody sneezed. It is in the butter still, and in all the beds, and it has never once been any use there.`,
      things: ['jar'],
    },
    {
      young: ({ n }) => `${n} put on ten buttons. They fell off. Plink!`,
      middle: () =>
        `Next came buttons, the shiny sort, on a long string. They did shine, as long as somebody else did. When the sun went in, they were just buttons.`,
      old: ({ n }) =>
        `Then they sewed on buttons, forty of them, and rubbed each one with a sleeve. In the sun it was splendid. But a button only gives back what it is lent. As soon as the sun went in, ${n} was a person with a great many buttons.`,
      things: ['button'],
    },
  ],
  missed: {
    young: [
      ({ a }) => `"I went bump last night," said ${a}.`,
      ({ a }) => `"It was so dark!" said ${a}. "Too dark!"`,
      ({ n, a }) => `"No ${n} last night?" said ${a}. "How dark!"`,
    ],
    middle: [
      ({ n, x, a, A }) =>
        `${A} came by all wet. "I walked into the pond last night," said ${a}. "I always go by ${n}. You see the ${x}, and then you turn left." Nobody had ever told ${n} that.`,
      ({ n, a, A }) =>
        `${A} had not slept. "The baby would not go to bed," said ${a}. "One look at ${n}, and it shuts both eyes. But last night there was nothing to look at."`,
      ({ n, x, a }) =>
        `"When is bedtime?" said ${a}, yawning. "I never know, without the ${x}." All down the road they had sat up half the night. They had been waiting for ${n} to begin.`,
    ],
    old: [
      ({ n, x, a, A }) =>
        `${A} came by in wet boots. "I walked into the pond last night," said ${a}. "I go by ${n}, you see. Straight on to the ${x}, and then left. I thought everybody did." It turned out that everybody did. ${n} had been a signpost for years, and had never been told.`,
      ({ n, a, A }) =>
        `${A} had not slept, and nor had anybody two doors down. "It was the baby," said ${a}. "${n} is always the last thing that it looks at. One look, and then it sleeps. Last night it looked and looked." And ${n} had thought that nobody was watching.`,
      ({ n, x, is, a }) =>
        `The whole road was late that morning. They stood about in their slippers and yawned. "We waited for ${n} to start," said ${a}. "When the ${x} ${is} there, we draw the curtains. It's how we know that it is night." ${n} had always thought that it was only for show.`,
    ],
  },
  back: {
    young: ({ x, is }) => `Here ${is} the ${x}! All a bit wet.`,
    older: ({ x, were }) => `The ${x} ${were} back. And there was a bit of green in it now, from the waves.`,
  },
};

const MAGIC: Part = {
  standIns: [
    {
      young: ({ n }) => `${n} waved a spoon. It was only a spoon.`,
      middle: ({ n }) =>
        `${n} tried to do it without. First there was a big wave with a spoon, and all the words. Nothing happened to the pumpkin. But it did look surprised.`,
      old: ({ n }) =>
        `${n} tried to manage without. There were the words, and the wave, and for want of anything better there was a wooden spoon. They aimed it at a pumpkin. A good minute went by. "It may be thinking," said ${n}. It was a pumpkin, though, and it went on being one.`,
      things: ['spoon'],
    },
    {
      young: ({ n, k }) => `"Jump!" said ${k}. ${n} jumped. Only a bit.`,
      middle: ({ k }) =>
        `"Perhaps you can learn it," said ${k}, and got a book from the library. It had a hundred tricks in it. They did the first one. They never found that egg again.`,
      old: ({ k }) =>
        `${k} brought a book of tricks from the library, with a hundred in it. "It's only practice," said ${k}. They practised the first one until supper. It was done with an egg and a hat. By supper they had no egg, and nobody wanted the hat.`,
      things: ['book'],
    },
    {
      young: ({ n }) => `${n} put on a cape. It was only red.`,
      middle: ({ n }) =>
        `Then ${n} put on a cape, a long one. "A cape does half of it," said ${n}. It was the other half that was missing. ${n} trod on the end and sat down.`,
      old: ({ n }) =>
        `"Half of it is the cape," said ${n}, and put one on. It was long, and it swept. ${n} swept in at the gate, and swept up the steps. Then ${n} trod on the end of it and sat down. So now they knew which half it was.`,
      things: [],
    },
  ],
  missed: {
    young: [
      ({ n, a }) => `"My roof is wet," said ${a}. "Help, ${n}!"`,
      ({ n, a }) => `"My boot is stuck," said ${a}. "Oh, ${n}!"`,
      ({ a }) => `"No songs from my kettle?" said ${a}. "How sad!"`,
    ],
    middle: [
      ({ x, a, A }) =>
        `Now it turned out what the ${x} had done all day, with nobody looking. ${A} had always had dry socks. "Don't they just do that?" said ${a}, and stood there in wet ones.`,
      ({ n, x, a }) =>
        `"My kettle has stopped humming," said ${a}. "It used to do tunes." Then the gate began to squeak. ${n} had never asked the ${x} to see to such things. They had just been seen to.`,
      ({ x, a }) =>
        `All over the place small things went wrong. Toast fell jam side down. ${a} lost one glove, and then the other. "It never used to," said ${a}. So that was what the ${x} did in the mornings.`,
    ],
    old: [
      ({ x, a }) =>
        `By then the small things had begun. Toast fell with the jam side down. Kettles boiled when one was looking, and not when one was not. "It used not to be like this," said ${a}, with two left gloves. So that was what the ${x} had done in the mornings. It had never been mentioned, because it had always been done.`,
      ({ n, x, a }) =>
        `"My gate has started to squeak," said ${a}, "and my socks are wet." It was the same all down the road. ${n} had only ever used the ${x} for large things, on Saturdays. The rest of the week, it seemed, the ${x} had been busy.`,
      ({ x, a }) =>
        `Nobody had known how much of it was ${x}. The clock had been five minutes slow for years, and somebody had been holding it up. Letters had found the right door. Now ${a} had a letter for the moon, and stood in the road with it, and did not know whom to ask.`,
    ],
  },
  back: {
    young: ({ x, is }) => `Pop! Here ${is} the ${x}! All a bit sandy.`,
    older: ({ x, were }) => `The ${x} ${were} back. The bed was an inch off the floor, and there was sand on it.`,
  },
};

const SHADOW: Part = {
  standIns: [
    {
      young: ({ k }) => `${k} cut one from paper. The wind took it.`,
      middle: ({ n, k }) =>
        `${k} cut one out of black paper and tied it to ${n} with string. It was the right shape. But it waved when it felt like it, and then it blew into a tree.`,
      old: ({ n, k }) =>
        `${k} cut a new one out of black paper, and tied it on with string. It was the right shape and the right size. But it had no manners. It waved at people when ${n} did not, and round the corner it went up a tree and would not come down.`,
      things: ['string'],
    },
    {
      young: ({ n, a }) => `${n} lay on ${a}'s. "That is mine!" said ${a}.`,
      middle: ({ n, a }) =>
        `"You can share mine," said ${a}. So ${n} walked along in it. It was kind of ${a}, and it was no use. It kept turning left when ${n} turned right.`,
      old: ({ n, a }) =>
        `"Get into mine," said ${a}, who was kind, and wide. So ${n} walked about in that. It was very like living in somebody else's coat. It went in when ${n} wanted to be out, and it was fond of the butcher's.`,
      things: [],
    },
  ],
  missed: {
    young: [
      ({ n }) => `${n} played tag, all alone. It was no fun.`,
      ({ n }) => `${n} hopped. Nobody hopped along. Oh.`,
      ({ n }) => `${n} waved at the wall. Nobody waved back.`,
    ],
    middle: [
      ({ n }) =>
        `${n} waved at the wall, and nobody waved back. It is odd how quiet a wall can be. There had always been somebody there, going the same way, and never once in front on purpose.`,
      ({ n, a }) =>
        `"You look sort of thin," said ${a}. "As if you might blow off." ${n} felt that too. There had been somebody at the end of both feet, all those years, holding on.`,
      ({ n }) =>
        `At noon ${n} ran along the wall, where they always raced. ${n} won. It was no good at all to win by that much.`,
    ],
    old: [
      ({ n }) =>
        `At noon ${n} ran along the wall, where the two of them had always raced. ${n} won by the whole length of the wall. There was nobody to be beaten, and nobody to say that it had not been ready. ${n} had never thought of it as company before.`,
      ({ n, a }) =>
        `"You look unfinished," said ${a}, not unkindly. "As if somebody had forgotten to put you down." That was just how it felt. Somebody had held ${n} on at the feet, all those years, and had never had a word for it.`,
      ({ n }) =>
        `There is a good deal of wall in the world, and ${n} had never been alone beside any of it. Now ${n} waved, and the wall stayed a wall. Whoever had been there had gone the same way every day, and had never once complained of the stairs.`,
    ],
  },
  back: {
    young: () => `A wet black foot. And one more. The shadow!`,
    older: () => `The shadow was back, and fast asleep. It was a little wet at the edges, and it had caught the sun.`,
  },
};

export const PARTS: Readonly<Record<OwnPart['sort'], Part>> = {
  pattern: PATTERN,
  light: LIGHT,
  magic: MAGIC,
  shadow: SHADOW,
};
