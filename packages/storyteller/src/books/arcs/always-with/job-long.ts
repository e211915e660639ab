import type { Job } from './job.ts';

const cap = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** What is always as long as it is can measure a door. */
export const LONG: Job = {
  things: new Set([
    'violin',
    'toy train',
    'pencil',
    'paintbrush',
    'magic wand',
    'carrot',
    'telescope',
    'skateboard',
    'candle',
    'spoon',
    'broom',
    'ribbon',
    'toothbrush',
    'hammer',
    'flute',
    'feather',
    'banana',
    'rope',
    'trombone',
  ]),
  who: ['badger', 'tortoise', 'otter'],
  trouble: {
    young: [
      ({ who }) => `Here is ${who}. The bath is big. Is the door too small?`,
      ({ who, b }) => `Heave! ${cap(who)} has a bath. "Will it go in?" said ${b}. The door is small.`,
      ({ who, b }) => `Look at ${who}. "My bath is big. My door is small!" said ${b}.`,
    ],
    middle: [
      ({ who, b }) =>
        `Down the hill stood ${who}, beside a bath with feet. "It's for my house," said ${b}, "right at the top. If it won't go in at the door, I can't get it down again. Does anybody know how wide a door is?"`,
      ({ who, b }) =>
        `Then they met ${who}, who had won a bath. "It's a long way up to my house," said ${b}. "And is the bath too wide for the door? I'd like to know before I start."`,
      ({ who, b }) =>
        `"Stop!" said ${who}, to ten people with a bath. "I've had a thought. It's a bath. It's a door. Are they the same size?" The ten people put it down. "You might have had it sooner," they said to ${b}.`,
    ],
    old: [
      ({ who, b }) =>
        `They had got as far as the jam when a bath came round the corner, with ten legs. Under it came ${who}, with friends. It was a beauty, with feet like a lion. "It's a mile uphill to my door," said ${b}, "and it's a small door. I've only just thought of that. If it won't go in, it stays out on the hill, and so do I."`,
      ({ who, b }) =>
        `The first prize was a bath, and it was ${who} who won it. Everyone clapped. Then ${b} went quiet, and walked all round it. "I live up there," said ${b}, and pointed to a very small house on a very steep hill. "Four of you can get it up. Nobody could ever get it down. So I'd have to be sure about the door."`,
      ({ who, b }) =>
        `In the middle of the speeches there was a bump. It was ${who}, putting down one end of a bath. "Don't get up," said ${b}. "I only want to ask. It's a mile to my house, and the last bit is steps. Which is wider, this or my front door? I've looked at the one and I've looked at the other. I can't look at both."`,
    ],
  },
  tries: {
    young: [
      ({ b, a }) => `${cap(a)} walked along the bath. ${b} walked along the door. But their feet were not the same.`,
      ({ a }) => `"It is this wide," said ${a}. But then both arms got tired.`,
      ({ b, a }) => `"It is so wide," said ${b}. "Or this? Or this?" Nobody knew. Not even ${a}.`,
    ],
    middle: [
      ({ b, a }) =>
        `${cap(a)} walked along the bath, and it was nine feet long. Then ${b} walked along the door, and that was six. They looked down. But their feet were not the same size!`,
      ({ a, b }) =>
        `"I'll be the bath," said ${a}. Both arms went out, just as wide, and up the hill. But there was a gate on the way, and a friend to wave to. "It was about so," said ${a} at the top. "Or so," said ${b}.`,
      ({ b, a }) =>
        `They shut one eye and looked from far away. But from far away everything looks small. They held a bit of knitting to the bath. But knitting stretches. "It might go in," said ${a}. "It might not," said ${b}.`,
    ],
    old: [
      ({ a, b }) =>
        `It was nine feet, by the feet of ${a}. ${b} went up the hill, and came back, out of breath. The door was six. So that was that, until somebody asked whose. They took off their boots and had a look. It was like comparing a plum with a bus. "A foot ought to be a foot," said ${a}, "or what's it for?"`,
      ({ a, b }) =>
        `${cap(a)} held out both arms, as wide as the bath, and set off up the hill. It was a windy hill, and steep, and there was a wasp. At the top there was some discussion. "Were you as wide as this when you started?" said ${b}. "I was, at first," said ${a}. They tried it with knitting. But knitting is a thing that wants to please.`,
      ({ a, b }) =>
        `"We could just carry it up and see," said ${a}. They looked at the hill. They looked at the ten people, one of whom had already sat down in the bath. Somebody drew it in the dust, full size. But you can't carry dust up a hill. ${b} began to say that it had been a lovely prize, and would make a good pond.`,
    ],
  },
  moment: {
    young: [
      ({ b, n, t }) => `${n} puts the ${t} along the bath. Two! And the door? Three! ${b} is glad. It fits!`,
      ({ b, n, t }) => `${n} counts with the ${t}. The bath is two. The door is three. It fits, ${b}!`,
      ({ b, n, t }) => `The ${t} is never shorter or longer. ${n} measures with it. "It fits!" said ${b}.`,
    ],
    middle: [
      ({ t, n, b }) =>
        `${n} laid the ${t} along the bath, and again, and half again. Two and a half. Up the hill went the ${t}, and got no shorter. The door was three. "Three is more," said ${b}, and hugged the gatepost.`,
      ({ b, n, t }) =>
        `The ${t} is always the same length. ${n} held it to the bath. It was three of the ${t}. They took it up. The door was two and a bit! "But the bath lying on its side?" said ${n}. That was two. In it went, feet first, with ${b} in front.`,
      ({ a, n, t }) =>
        `Feet are all different. But there was only one ${t}. "Two of it, and a thumb," said ${n}, at the bath. "Two of it, and a hand," called ${a}, at the door. A hand is more than a thumb. They all picked up the bath.`,
    ],
    old: [
      ({ t, n, b }) =>
        `${n} knelt down and laid the ${t} along the rim. Then ${n} put a thumb where it ended and laid it down again. Two, and a half. It went up the hill under ${n}'s arm, past the wasp. It was exactly as long at the top as it had been at the bottom. It is a thing that could be said of very little that day. The door was two, and three quarters. "By a quarter," said ${b}, faintly, and sat down on the step.`,
      ({ t, n, a }) =>
        `"It's three of the ${t}," said ${n}, from the bath. "And the door is two and a half," called ${a}, from the top. So that was no good, and they knew it, for nothing and for certain. Then ${n} turned the ${t} on end. "How deep is it? Lying down, it's three. On its side, it's two." You could hear that go through ten people, one after another. They picked up the bath by its ear.`,
      ({ t, n, k, b }) =>
        `It had been in the way on the bus, because of being as long as it was. Nobody had thought that this was the point of it. ${k} held one end, and ${n} did the counting. The bath was four, less a finger. The door was four. "One finger!" said ${b}. "Is that enough?" They carried it up with their tongues out. It went in like a letter, and the ${t} went in behind it.`,
    ],
  },
  last: {
    young: [
      ({ b, n, t }) => `Splish, splash, ${b}. The ${t} waits by the bath. Good night, ${n}.`,
      ({ n, t }) => `How long is ${n}? ${n} is two of the ${t}. Good night.`,
      ({ n, t }) => `${n} measures the bed. It is two of the ${t}. Good night, ${n}.`,
    ],
    middle: [
      ({ n, t, b }) =>
        `Now they ask for it everywhere. "How far is it to ${b}'s?" people say. It is nine hundred of the ${t}, less the gate. ${n} has counted it twice.`,
      ({ t, a, n }) =>
        `In the hall there are pencil lines, to see who has grown. They are all in bits of the ${t}. ${n} holds it very straight. "I'm one and a half," says ${a}.`,
      ({ t, b, n }) =>
        `On Saturdays they are asked up the hill, for a bath each. ${b} has put up a hook. ${n} goes first, and then the ${t}, with a dry towel.`,
    ],
    old: [
      ({ t, a, n }) =>
        `Nobody in that town says feet any more. Curtains are sold by the ${t}. So are planks. "Give me one and a half," says ${a} at the counter. They send round for it, and ${n} brings it, and holds the other end. It has its own seat on the bus, and there is a notice over it. It says PUBLIC MEASURE.`,
      ({ n, t, b, k }) =>
        `${n} and ${k} measured everything, that summer. It was forty of the ${t} to the pond. The shadow of the church was ninety, and by tea it was more. On the hill there is a light in a small round window, and a noise of water. "It's exactly the size for me," calls ${b}. "I don't know how you knew." They knew to a quarter.`,
      ({ t, n, a }) =>
        `${cap(a)} asked, a few days later, if it might be borrowed. It was for a shelf. It was brought back the same night, wrapped up in a clean cloth, with a bit of cake. "It was right all along," said ${a}, on the step, "and I'd only ever seen the ends." Then ${n} put the ${t} to bed. It takes up just one of itself.`,
    ],
  },
};
