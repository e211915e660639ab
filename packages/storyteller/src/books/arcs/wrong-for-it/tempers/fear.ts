import type { Temper } from '../temper.ts';

/** Somebody who is afraid of what the job is full of, and is the only one who knows what that is like. */
export const FEAR: Temper = {
  id: 'fear',
  short: ({ a }) => `Oh, ${a} is so scared!`,
  young: {
    happens: [
      ({ a, x }) => [`"What about ${x}?" said ${a}.`, `"Is it ${x}?" said ${a}.`],
      ({ a }) => [`${a} hid in a box.`, `${a} sat in a box.`],
      ({ a, x }) => [`"Help! It's ${x}!" said ${a}.`, `"Oh no, ${x}!" said ${a}.`],
    ],
    need: ({ q, x }) => [
      `Who is that on the step? It is ${q}. "I am scared of ${x}."`,
      `${q} sat on the step. "I can't," said ${q}. "It's ${x}!"`,
    ],
    tries: ({ p, q }) => [
      `"It's nothing," said ${p}. "It's nothing at all." But ${q} held on tight.`,
      `"Don't be silly," said ${p}. That was no help to ${q}.`,
    ],
    turn: ({ a, q }) => [
      `"I am scared too," said ${a}. "Hold on to me." One step. Two. "Three!" said ${q}.`,
      `"So am I," said ${a}. "Let's go together." One step. Stop. "One more!" said ${q}.`,
    ],
    last: ({ a, q }) => [
      `Now ${q} comes each day. ${a} and ${q} are scared together.`,
      `"Are you scared?" says ${q}. "Yes," says ${a}. "Good. Me too."`,
    ],
  },
  middle: {
    happens: [
      ({ a, he, x }) => [
        `${a} put out one foot, in case of ${x}. Then ${he} took it back again.`,
        `"Is it safe?" said ${a}. "I thought I saw ${x}." The door was shut again, to be sure.`,
      ],
      ({ a, he, x }) => [
        `${a} had thought of that. ${a} did it from inside a barrel, because of ${x}.`,
        `${a} did it with both eyes shut. If it was ${x}, then ${he} would not see.`,
      ],
      ({ a, x }) => [
        `Half-way there somebody said "${x}", only in passing. ${a} was found in a cupboard.`,
        `"And what about ${x}?" said ${a}. Nobody could promise. So ${a} went back to bed.`,
      ],
    ],
    need: ({ q, x }) => [
      `On Friday there was somebody on the doorstep, all in a heap. It was ${q}, from next door. "I can't go on," said ${q}. "It's ${x}."`,
      `On Friday they found ${q} behind the umbrellas. ${q} was small, and had been there since eight. "I can't come out," said ${q}. "It's ${x}."`,
    ],
    tries: ({ p, q }) => [
      `${p} looked it up. "There is nothing to be afraid of," read ${p}. ${q} held on tighter. "It's really nothing," said everybody else. That made it worse.`,
      `"Just be brave," said ${p}. That was on page two. "Look, I'm not scared at all," said a man with a dog. ${q} looked at him, and shook.`,
    ],
    turn: ({ a, q, x }) => [
      `${a} sat down on the step. "It's ${x}, isn't it?" said ${a}. "I go cold. Do you go cold?" "I go hot," said ${q}. Nobody had ever asked. "I hold on to something," said ${a}. "You can have me."`,
      `"I know," said ${a}, and crept in beside ${q}. "First my knees go." "Then mine do," said ${q}. They thought about ${x}, and shook, both at once. It was much better than shaking alone. "Shall we?" said ${a}.`,
    ],
    last: ({ a, q }) => [
      `They went all the way, one step and then one step. And on Fridays there is a queue for ${a}. ${q} is at the front, holding on.`,
      `It was forty steps, and they shook for all of them. Now people come from other streets, to be scared with ${a}. ${q} shows them where to hold on.`,
    ],
  },
  old: {
    happens: [
      ({ a, x }) => [
        `${a} got as far as the door, and stopped with one foot out. "What if it's ${x}?" Nobody could say for certain that it wouldn't be. One never can. ${a} took the foot in again, and shut the door on the matter.`,
        `${a} had a way of coming round a corner, nose first, in case of ${x}. It took eleven minutes to get out of the house. Then something moved by the wall. It took one minute to get back.`,
      ],
      ({ a, x }) => [
        `${a} said that it could be done from inside a barrel, and had brought one. It had a hole to look out by. Nobody had said a word about ${x}. "That proves nothing," said the barrel.`,
        `This time ${a} kept both eyes shut. If it came to ${x}, there would be nothing to see. It went better than one might think, as far as the wall.`,
      ],
      ({ a, x }) => [
        `There was a crowd, and it had brought sandwiches. ${a} came out, and bowed, and might have done it. But at the back somebody said "${x}" to somebody else, only in passing. They found ${a} on top of the cupboard.`,
        `They all held their breath, and so did ${a}. "I keep thinking about ${x}," said ${a}. Then there was only the place where ${a} had been.`,
      ],
    ],
    trick: ({ a, k, x }) => [
      `It was ${k} who thought of the custard. "There's only so much room in one head," said ${k}. "If it's full of custard, then ${x} can't get in." So ${a} thought of custard, from morning to night, and wore a smile that was not quite anybody's.`,
      `"Think of something else," said ${k}. "Think of custard. Don't stop for anything." It worked. All Thursday ${a} thought of custard, hot and cold, and nothing could get in past it. "Was it ${x}?" said ${k}, at tea. "Was what?" said ${a}, with a strange smile.`,
    ],
    need: ({ q, x }) => [
      `On Friday there was somebody on the doorstep, all in a heap. It was ${q}, from next door, who was small and had been sent out for eggs. "I can't go on," said ${q}. "And I can't go back. It's ${x}."`,
      `On Friday they found ${q} in behind the umbrellas. ${q} was small, and had been there since eight, by the look of it. "I'm not coming out," said ${q}. "It's ${x}. I'll live here. I've got an apple."`,
    ],
    tries: ({ p, q }) => [
      `${p} looked it up at once. "There is nothing to be afraid of," ${p} read out, in a clear voice. ${q} held on tighter. "It's really nothing," said a lady. "I never mind it," said a man. The more of them there were who did not mind it, the smaller ${q} got.`,
      `"Be brave," said ${p}, for that was the whole of page two. They all told ${q} how easy it was. They walked up and down, to show it. From behind the umbrellas it looked like a lot of legs, and not one of them was shaking.`,
    ],
    choice: ({ a, he, x }) => [
      `${a} had gone by, with the badge on, thinking of custard. It was seven steps before ${he} stopped. One can't think of custard and hear that as well. To go back meant letting it all in again, ${x} and the whole of it. And everybody would see.`,
      `${a} knew that voice. It was just like ${a}, on a Monday. There was the badge, an hour old, and there was ${x}, waiting outside the custard to be let in. One only had to go on smiling. ${a} went on for seven steps.`,
    ],
    turn: ({ a, q, x }) => [
      `Then ${a} turned round, and sat down on the step, and let go of the custard. It all came back at once. "It's ${x}, isn't it?" said ${a}. "I go cold first." "I go hot," said ${q}. "And then my knees." "Yes! The knees!" Nobody had ever asked about the knees. They sat and shook, and compared it. "I hold on to something," said ${a}. "You can have me." They went one step, and one step. It was forty, and they were scared for all of them.`,
      `On the eighth ${a} turned back. "Move up," said ${a}, and got in behind the umbrellas. They could both be heard to shake. "I thought that you weren't, any more," said ${q}. "It was custard," said ${a}. "It's ${x}, the same as you. What do you do?" "I hold on to the wall," said ${q}. "It isn't much good, a wall," said ${a}. "It doesn't come along." So they held on to each other, and that came along. It took an hour.`,
    ],
    last: ({ a, q }) => [
      `On Fridays there is a queue round the corner, of people who would rather not be seen in it. ${q} is at the front, and shows them where to hold on. "Is ${a} scared today?" they ask. "Very," says ${q}. So they all move up.`,
      `${q} comes in on Fridays, with the apple. "Are you?" says ${q}. "Yes," says ${a}. "You?" "Yes." Then there is no more to be said about it, and they set off, holding on.`,
    ],
  },
};
