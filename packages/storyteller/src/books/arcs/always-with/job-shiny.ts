import type { Job } from './job.ts';

const cap = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** What is shiny sends the sun round a corner. */
export const SHINY: Job = {
  things: new Set([
    'trumpet',
    'key',
    'bell',
    'coin',
    'mirror',
    'magnifying glass',
    'trophy',
    'camera',
    'crown',
    'snow globe',
    'ring',
    'medal',
    'microscope',
    'lamp',
  ]),
  who: ['mole', 'mouse'],
  trouble: {
    young: [
      ({ who, b }) => `Plop! A button fell down a hole. "My button!" said ${who}. Poor ${b}.`,
      ({ who, b }) => `Here is ${who}. "My button fell in there," said ${b}. "It is so dark!"`,
      ({ who, b }) => `Why is ${who} sad? A button fell in a hole. "I can not see it," said ${b}.`,
    ],
    middle: [
      ({ who, b }) =>
        `At the hollow tree they found ${who}, upside down. "I had one gold button," said ${b}, coming out. "It was my grandmother's. I leaned over, to look in, and it fell to the bottom."`,
      ({ who, b }) =>
        `By a hollow tree stood ${who}. "Has anybody got some light?" said ${b}. "I've lost the button off my coat. It fell in there." ${b} reached in, and held up an acorn. "It's too dark. I only ever get acorns."`,
      ({ who, b }) =>
        `Something had gone plink, and then plink, and then a long way down, plonk. "That was the button," said ${who}, "that holds up my trousers." ${b} looked into the hollow tree. It was as dark as a sock.`,
    ],
    old: [
      ({ who, b }) =>
        `They had got as far as the jam when there was a plink. There is a hollow tree in that field, and ${who} had been leaning on it. "It's a button," said ${b}. "It's gold. It was my grandmother's, and her grandmother's. It's been on eleven coats." It was down there now, with four hundred years of leaves, in the dark.`,
      ({ who, b }) =>
        `"Nobody move," said ${who}. A button lay on the lip of the hollow tree, as round and gold as a small sun. They had all stopped breathing, and that was not enough. It turned over, and went in. "That was the one that I was going to be married in," said ${b}. "At five." They listened to it go down. It went on for some time.`,
      ({ who, b }) =>
        `In the third race ${who} fell over, and a button came off, and ran. It ran well. It went between the legs of the band and round the tea urn. It went in at the foot of the hollow tree. "It does that," said ${b}. "It's gold. It has been in the family longer than the nose has." Inside the tree there was no seeing anything at all.`,
    ],
  },
  tries: {
    young: [
      ({ b, a }) => `${cap(a)} reached in. Leaves, and more leaves. But no button, ${b}.`,
      ({ b, a }) => `${cap(a)} looked in. But then it got darker! "Too dark," said ${b}.`,
      ({ b, a }) => `"Come out, button!" said ${a}. But buttons do not come. Poor ${b}.`,
    ],
    middle: [
      ({ a, b }) =>
        `${cap(a)} put in an arm and brought up nuts. But ${b} did not want nuts. They looked in. But whoever looked in was in the way of the light. The more they looked, the darker it got.`,
      ({ a, b }) =>
        `They shook the tree. But it was a very old tree and only shook back. "Come out, button," called ${a}. But it had never been that sort of button. ${b} sat down and held up the trousers.`,
      ({ b, a }) =>
        `${cap(a)} knew of a glow-worm. But the glow-worm had gone to bed. They poked about with a straw. But in the dark everything feels like a button. "That's a beetle," said ${b}. "Sorry," they told it.`,
    ],
    old: [
      ({ a, b }) =>
        `${cap(a)} put in one arm, up to the ear. There were nuts, and a spoon, and somebody asleep. Everyone had a go. But you can feel only what is on top. And when you put your head in to look, there is your head, just where the light comes in. "It's a very good tree," said ${b}. "It keeps everything."`,
      ({ a, b }) =>
        `They sent for the lantern from the hall. But it was as fat as a bucket, and the hole was the size of a plate. They thought of a candle, and then of four hundred years of dry leaves. Nobody said any more about that. "I could stay here until there's an earthquake," said ${b}. ${cap(a)} took off a coat, so as not to be the only one with buttons.`,
      ({ a, b }) =>
        `"If one fished?" said ${a}. They had a straw, and a bit of honey for the end of it. It was a good idea. It came up with a leaf, and a leaf, and a wing case. But you have to know where to fish. Down there it was the same colour everywhere, and it was nobody's favourite. ${b} had not said anything for a while.`,
    ],
  },
  moment: {
    young: [
      ({ b, n, t }) => `${n} holds up the ${t}. Flash! Sun goes down the hole. "My button!" said ${b}.`,
      ({ b, n, t }) => `The ${t} is shiny. ${n} tips it. Sun goes in the hole. There it is, ${b}!`,
      ({ b, n, t }) => `${n} holds the ${t} in the sun. It shines down the hole. "I see gold!" said ${b}.`,
    ],
    middle: [
      ({ t, n, b }) =>
        `${n} stood out in the sun and tipped the ${t} a little. A spot of light jumped on to the tree. It ran up, and ran down, and went in. "Stop!" said ${b}. Far below, something winked.`,
      ({ t, n, k, b }) =>
        `"The sun can't go round corners," said ${k}. "It can if it's asked," said ${n}, and turned the ${t}. In at the hole went a bit of the afternoon. ${b} put down a straw with honey on it, and up came gold.`,
      ({ a, n, t }) =>
        `The ${t} had been shining in people's eyes for years. ${n} turned it, and now it shone into the tree. It lit a nut, and a spoon, and then the button. "And I asked you to cover it up," said ${a}.`,
    ],
    old: [
      ({ t, n, b }) =>
        `${n} did not go near the hole. ${n} went out into the field, where the sun was. ${n} held up the ${t} and looked for the place. It takes a moment. Then there was a small bright coin of light on the grass, and it shook, because ${n} did. It climbed the tree. It missed, and came back, and fell in. All down the inside of four hundred years there were things that nobody had ever seen. And at the bottom one of them looked back. "Left!" cried ${b}. "Left! That's her!"`,
      ({ t, n, b, a }) =>
        `"You asked me to leave it at home because it dazzled," said ${n}. "I did," said ${a}. "I'd like it to dazzle in there." The sun was as low as a hat by now, and going. ${n} turned the ${t}, a hair, and a hair. There was the light, and it went in at the foot of the tree like a cat. One straw, one drop of honey. Up came a leaf, and on the leaf sat the button. "It's five to five," said ${b}.`,
      ({ t, n, k, b }) =>
        `${k} lay on the grass with one eye to the hole. ${n} stood twenty steps off, with the ${t}, in the last good sun. "Up," called ${k}. "More. Too much. Stop." In the dark stood a thin gold stick of light, with dust going round in it. At the end of the stick was a spoon. Then there was an acorn. Then it was as if somebody down there had struck a very small gong. ${b} said its name.`,
    ],
  },
  last: {
    young: [
      ({ n, t }) => `The moon is up. It shines on the ${t}. Good night, ${n}.`,
      ({ b, n, t }) => `${b} has the button. ${n} has the ${t}. Good night, all.`,
      ({ n, t }) => `Wink, goes the ${t} in the moonlight. Wink, goes ${n}. Good night.`,
    ],
    middle: [
      ({ n, t, b }) =>
        `In the evening a spot of light runs about on ${b}'s wall. That is ${n}, at the gate, with the ${t}. It means good night.`,
      ({ n, t, a }) =>
        `"You may sit by the window," says ${a} on the bus. All the way into town there is a small sun on the ceiling. ${n} holds the ${t} quite still, so that it can be looked at.`,
      ({ n, t, b }) =>
        `The button is on again, with nine stitches. ${b} gave the ${t} a rub, and now it is twice as bright. You can see ${n} coming from the far side of the hill.`,
    ],
    old: [
      ({ n, t, b }) =>
        `They were married at five, with every button. Nobody can remember much about the speeches. But just as the sun went down, a spot of light came in by the side window. It went round the hall, and stopped for a moment on each of them. It was ${n}, outside, with the ${t}. Last of all it came to ${b}, and shook a little.`,
      ({ n, t, k }) =>
        `${n} and ${k} went back on a fine day, and lit the whole of it, from the top down. They have a list. There were nine nuts, a spoon, a toy soldier, a letter and a great many eyes. They left everything where it was. Tip the ${t} just so, they say, and it is a street at night, with a light at every number.`,
      ({ n, t, a, b }) =>
        `It is asked for nowadays, in attics, and behind pianos. ${cap(a)} keeps a bit of the fence clear for it, where the sun is. And at ten past seven, every fine evening, something flashes twice on the hill. That is ${b}, with the button. Down at the gate ${n} tips the ${t}, and it flashes back.`,
    ],
  },
};
