import type { Wish } from './wish.ts';

/** Who lives under the ground, and sees no further than the next stone. */
const OF_EARTH =
  /^(?:worm|earthworm|mole|ant|beetle|woodlouse|millipede|centipede|slug|snail|caterpillar|badger|mole rat)$/;

/** Wishes of those who live low down, to see what is high up. */
export const FROM_BELOW: readonly Wish[] = [
  {
    id: 'sky-in-a-puddle',
    asks: ({ want, hero }) =>
      want !== null &&
      /^(?:see|look at|touch|visit|be in|reach)\b.*\b(?:sky|clouds?|stars?|moon|sun)\b/.test(want) &&
      OF_EARTH.test(hero?.being?.id ?? ''),
    to: ({ want }) => want ?? 'see the sky',
    habit: {
      young: (h) => `Here is a puddle. Round it goes ${h.name}.`,
      middle: (h) => `After rain there was a puddle by the path. ${h.name} always went round it.`,
      old: (h) =>
        `On the way to everywhere there was a puddle. ${h.name} went round it, close to the wall, thinking of dinner.`,
    },
    tries: [
      {
        young: (h) => `Up, up a stalk! It bends. Plop, goes ${h.name}.`,
        middle: (h) => `${h.name} went up a stalk of grass. But the more of ${h.name} went up, the more it bent.`,
        old: (h) =>
          `There was a tall stalk of grass, and ${h.name} went up it. But grass is only tall while nobody is on it. The top came down to meet them.`,
        pose: 'stand',
        things: [],
      },
      {
        young: () => `A gap in the leaves! Look up. More leaves. Oh.`,
        middle: () => `There was a hole between two leaves. But behind the leaves were other leaves, all the way up.`,
        old: () =>
          `There was one gap between the leaves, exactly the size of an eye. But a garden is built like a roof. Behind that leaf there was another, and behind it a whole rhubarb.`,
        pose: 'look-up',
        things: [],
      },
    ],
    first: {
      young: () => `"Have it all round me," was the answer.`,
      middle: (h) =>
        `"Be right on the edge of it," said ${h.name}. "And have it go on and on, with nobody's feet in it."`,
      old: (h) =>
        `"Stand at the edge of it," said ${h.name}, at once. "I'd just like to be beside something that doesn't stop, and have a look over."`,
    },
    clue: {
      young: (h, k) => `"What is in your puddle?" said ${k.name}. "I never looked," said ${h.name}.`,
      middle: (h, k) =>
        `"What's in that puddle of yours?" said ${k.name}. "Wet," said ${h.name}. "I go round." ${k.name} lay down flat and looked in. "You might stop," said ${k.name}.`,
      old: (h, k) =>
        `"That puddle," said ${k.name}. "How deep is it?" "As deep as a crumb," said ${h.name}. "It only wets your front." ${k.name} was looking at it sideways, from low down, with one eye shut. "When you go round it," said ${k.name}, "which way do you look?" "At the wall," said ${h.name}. "One does."`,
    },
    way: {
      young: [
        (h) => `Look down, ${h.name}. There it is. All of it. In the puddle!`,
        (h) => `Down in the puddle it is all up. "Oh!" said ${h.name}. "Oh, oh!"`,
        (h) => `One small puddle. One whole sky. ${h.name} sits at the edge.`,
      ],
      middle: [
        (h) =>
          `${h.name} came to the rim of the puddle and looked over. There was no bottom. There was a cloud, going somewhere. It all went down for ever, and it was up.`,
        (h) =>
          `The puddle had the whole sky in it, right out to the corners. ${h.name} leaned. A bird went by underneath. Nobody else in the garden had ever been above a bird.`,
        (h, k) =>
          `"There you are," said ${k.name}. It filled the puddle to the edge, where ${h.name} could touch it. It was cold, and it shook, and then it went still. The sky had a bit of leaf on it.`,
      ],
      old: [
        (h) =>
          `${h.name} went up to the rim of the puddle and did not look at the wall. The ground stopped. After it came nothing, and far down in the nothing a cloud was going over, with its lights on. You could have dropped a seed in it and never heard. ${h.name} held on to the edge of the world, which was a bit muddy, and looked, and looked.`,
        (h, k) =>
          `The wind went down, and then the puddle did what ${k.name} had said that it might. It disappeared. There was only the sky, in a hole, with a thin brown edge. Swallows went by, underneath. ${h.name}, who had never been higher than a radish, was above them. It was a very long time before anybody said anything.`,
        (h) =>
          `It was not deep, that puddle. That was the strange part. It was as thin as a leaf, and it went all the way down to the evening. When ${h.name} breathed, the whole of the sky shivered and then came back. Giants had to lean their heads over to see it. ${h.name} only had to come to the edge, and there was no one so near.`,
      ],
    },
    last: {
      young: (h) => `Good night, puddle full of sky. Good night, ${h.name}.`,
      middle: (h) =>
        `There is a worn place beside the puddle, as long as ${h.name}. When it rains, the neighbours say, "Here comes the sky."`,
      old: (h) =>
        `People walk round the puddle these days, and some of them stop. It dries up in June, and that is hard. But ${h.name} knows the sound of rain from underneath better than anyone. At the first drop ${h.he} sets out, to be there when the sky gets in.`,
    },
    at: { setting: 'garden', time: 'sunset', pose: 'sit', things: ['puddle'], withChild: false },
    club: 'Sky',
  },
];
