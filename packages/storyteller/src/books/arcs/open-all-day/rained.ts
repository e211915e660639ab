import type { Spoilt } from './spoilt.ts';

/** It rains at the place itself. */
export const RAINED: Spoilt = {
  here: 'in the bus shelter',
  top: 'the bench',
  stuckAt: 'street',
  weather: 'rain',
  isAtPlaceFirst: true,
  young: {
    trouble: ({ to, asks, k }) => [
      `Here is ${to}! Plip. Plop. Down comes the rain.`,
      `Out they get at ${to}. "${asks}" says ${k}. Splash! So much rain!`,
    ],
    tried: ({ k, g }) => [
      `Under one coat go ${k} and ${g}. Drip, drip. It is a thin coat.`,
      `Run, ${k}! Run to the tree! Plop. It rains under the tree.`,
    ],
    end: ({ k, to }) => [
      `The rain stops. "Look, ${k}!" The sun is at ${to}. They go and see.`,
      `Drip. And stop. No more rain! ${k} jumps in the last puddle. Splash!`,
    ],
  },
  middle: {
    trouble: ({ to, asks, answer, k, g }) => [
      `They got out at ${to}, and so did the rain. It had been waiting. It came down on ${to} and the sandwiches alike. "${asks}" said ${k}. "We are," said ${g}, "but I can't see it."`,
      `There was ${to}, and over it hung one black cloud. It was exactly as big as ${to}. "${asks}" said ${k}. "${answer}," said ${g}. Then the cloud tipped over, like a bucket.`,
      `It began with one drop, on ${g}. "That was a bird," said ${g}. Then it was a thousand birds. All at once ${to} was empty, and grey, and full of holes. "${asks}" said ${k}.`,
    ],
    tried: ({ g }) => [
      `First they sat under a towel. But a towel only holds the rain until it is full. Then it lets go, all at once, down the back of ${g}. So they ran, with the sandwiches on top.`,
      `"We'll do it all the same," said ${g}. They walked about in it. They were the only ones. But a day out is hard to see with your hood up. There was mostly hood. So they ran.`,
      `They stood under a tree, and that was better. But a tree saves up. When the wind came, it gave them all of it together. "Run," said ${g}, and took the sandwiches, and ran.`,
    ],
    end: ({ k, g, to }) => [
      `About six the rain got tired. They looked out. There was ${to}, washed, with a low sun on it. They had it to themselves for ten minutes. "It's bigger than ours," said ${k}, "but it has no bench."`,
      `Then it stopped, in the middle of a drop. They went across and had a look at ${to}. It was very nice, and very wet. "I like ours as well," said ${k}. "So do I," said ${g}.`,
    ],
  },
  old: {
    trouble: ({ to, asks, answer, k, g }) => [
      `They stepped out at ${to} at eleven, on the dot, and the first drop stepped out with them. It landed on the envelope, right on the word for eleven o'clock, and turned it into a small blue lake. "That's nothing," said ${g}. Then came the rest of it. It did not fall so much as arrive. People ran by with chairs on their heads. In a minute there was nobody there but the two of them. "${asks}" said ${k}. "In a way," said ${g}, "we are."`,
      `All along the way ${g} had said that it would clear. It is true that it got lighter, once, for the length of a field. But when they stood before ${to} there was a cloud on it, like a lid on a pan. "${asks}" said ${k}. "${answer}," said ${g}, "not until it stops." They waited for it to stop. It had the look of something that had come for the day, and had brought its own lunch.`,
    ],
    tried: ({ k, g }) => [
      `"It's only water," said ${g}, and they did what was down for eleven, as well as they could. But you need your hands for a day out, and theirs were up their sleeves. You need your eyes, and there was rain in them. They saw a good deal of the ground. At last ${g} held the towel over both of them. It was a fine big towel. It held all that fell on it for ten minutes, and then it let them have it back. So they ran for the bus shelter.`,
      `They tried under a tree first, because that is what you try. It was dry there, nearly, for as long as the tree could carry it. Then a gust came, and the tree shook itself like a dog. They tried walking about as if it were fine. But ${g} could not see out, and ${k} could not be heard. They lost each other twice, hand in hand. "Right," said ${g}. "The shelter." It was the only roof for a mile, and smelled of other people's umbrellas.`,
    ],
    end: ({ k, g, to }) => [
      `When the rain had quite used itself up, there were twenty minutes left before the bus. They crossed the road. There was ${to}, with nobody in it, and every single thing on it shone. They walked up and down and did not say much. "It's a good one," said ${k}, in the end, as you do of other people's. "They've more of it than we had." "They've no shelter, though," said ${g}. From over here you could see a light in theirs, where somebody was still reading the labels.`,
      `It left off about six. Nobody noticed, at first, for they had got used to shouting. Then a long yellow light came in under the cloud. They all went over the road to see what they had been missing. It was ${to}. It steamed a little. It was just as big as ${k} had thought on Tuesday. "Well?" said ${g}. ${k} looked for some time. "You'd have to be quick," said ${k}, "to see it all in one go. Ours was better for looking at."`,
    ],
  },
};
