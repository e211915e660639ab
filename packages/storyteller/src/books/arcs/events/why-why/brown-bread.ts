import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './brown-bread-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Each why is followed to the next one, down the street, and the last of them is the first that was asked that day. */
export const BROWN_BREAD: EventPlot = { id: 'brown-bread', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, N, n, C, c, asks } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'point', 'curious'), seen(N, 'hold', 'surprised', 'bread')],
          things: ['bread'],
        },
        `Here is ${A.introduced}. ${asks} "Why is bread brown, ${n}?"`,
        `This is ${A.introduced}. ${asks} "${n}, why is bread brown?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'think', 'curious')] },
        `"Hm!" said ${n}. She went in to think.`,
        `${n} did not know. In she went, to think.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')], things: ['puddle'] },
        `Look, a puddle! But it did not rain. "${refrain}" said ${a}.`,
        `Splash! A puddle! There was no rain. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'curious'), seen(A, 'look-up', 'curious')], things: ['bucket'] },
        `${B.introduced} saw a bucket. "It fell over," said ${b}.`,
        `${B.introduced} found a bucket. It lay on its side.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'surprised'), seen(A, 'kneel', 'curious')] },
        `${C.introduced} was wet. ${c} had jumped on it. "${refrain}"`,
        `Who jumped on it? ${C.introduced}! "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(B, 'think', 'curious')], things: ['bell'] },
        `A bell had made ${c} jump. "${refrain}" Now nobody knew.`,
        `Ding! It was a bell. "${refrain}" said ${a}. Nobody knew that.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'happy')] },
        `"Let us go and see," said ${a}. Off they ran.`,
        `Nobody knew. So ${a} and ${b} went to see.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(N, 'hold', 'sad', 'bread'), seen(A, 'stand', 'surprised')],
          things: ['bread'],
        },
        `"I rang it!" said ${n}. "My bread is black!" "${refrain}" said ${a}.`,
        `It was ${n}! Ding, ding! Her bread was black. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'point', 'happy'), seen(A, 'cover', 'shy')] },
        `"I forgot it. I had to think. You asked me why bread is brown!"`,
        `"I had to think," said ${n}. "Who asked me that? You!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'bread'), seen(N, 'cheer', 'happy'), seen(B, 'jump', 'happy')],
          things: ['bread'],
        },
        `Ding! They took the next bread out in time. It was brown. "${refrain}" said ${n}. ${a} knew!`,
        `The next bread was not black. It was brown. "${refrain}" said ${b}. "We took it out," said ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, N, n, C, c, asks } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'point', 'curious'), seen(G, 'stand', 'sleepy')] },
        `${A.introduced} woke up with a why, the first of many. ${asks} ${Gcap} had answered nine by breakfast. "Ask somebody else," said ${g}. "I'm empty."`,
        `${asks} By breakfast ${A.introduced} had asked nine. Then ${g} ran out. "There's a whole street out here," said ${g}. "Somebody will know."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'hold', 'surprised', 'bread'), seen(A, 'stand', 'curious')],
          things: ['bread'],
        },
        `${N.introduced} the baker stood at her door with some bread. "Why is bread brown?" said ${a}. ${n} opened her mouth, and shut it. "I've never thought," she said. She went in to think.`,
        `First came ${N.introduced} the baker, with bread under her arm. "It goes in white," said ${a}. "Why does it come out brown?" "Well," said ${n}. She stood there. Then she went in to think.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'jump', 'surprised')], things: ['puddle'] },
        `They went on, ${a} and ${B.introduced}, and trod in a puddle. It hadn't rained for a week. "${refrain}" said ${a}. "I don't know," said ${b}. "Let's go and see where it comes from."`,
        `Further on ${B.introduced} stepped in a puddle. But it was a dry day. There was no rain in it at all. "${refrain}" said ${a}. They walked along it, to find the start.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'curious'), seen(A, 'kneel', 'curious')], things: ['bucket'] },
        `At the top end lay a bucket, on its side, still dripping. "There," said ${b}. "It fell over." "${refrain}" said ${a}. "Buckets don't, by themselves. They stand there."`,
        `It started at a bucket. The bucket lay there with its mouth open. "Somebody knocked it down," said ${b}. "${refrain}" said ${a}. On the handle there was a hair.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'surprised'), seen(A, 'kneel', 'curious')] },
        `Behind the wall sat ${C.introduced}, wet to the knees. "I was asleep up here," said ${c}. "Then I was in a bucket." "${refrain}" said ${a}. "I jumped," said ${c}.`,
        `${C.introduced} was sitting on the wall, and wrung out one foot. "It was me," said ${c}. "I came down in it." "${refrain}" said ${a}. "Because I jumped first."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'think', 'curious'), seen(B, 'think', 'curious'), seen(C, 'point', 'angry')],
          things: ['bell'],
        },
        `"And why did you jump?" "Because of the bell," said ${c}. "It went ding, right in my ear." "Why did it?" said ${a}. ${c} didn't know. ${b} didn't know. Nobody knew.`,
        `"A bell went off," said ${c}. "At this time of day!" "Why would it?" said ${a}. They looked at each other. That was the end of what anybody knew.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'happy'), seen(C, 'walk', 'curious')] },
        `"When nobody knows," said ${a}, "somebody has to go and see." So they went back the way that the ding had come. ${c} came too, dripping. There was a funny smell.`,
        `Most people stop there. ${a} went to see. They followed their ears down the street, all three. Then they followed their noses, for there was a smell, and it was black.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(N, 'hold', 'sad', 'bread'), seen(A, 'stand', 'surprised')],
          things: ['bread'],
        },
        `It came from the baker's. "I rang for help!" said ${n}. She had a tray of bread, and it was as black as boots. "It's burnt." "${refrain}" said ${a}, quite softly.`,
        `${n} stood in the smoke with one hand on the bell. "Look at my bread!" she said. You could have drawn with it. "I rang for everybody to come." "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'think', 'curious'), seen(A, 'cover', 'shy')] },
        `"I forgot it. I was thinking," said ${n}. "In thirty years I've never stopped to think. But somebody asked me something." ${a} had a warm feeling in both ears. "It was you," said ${n}.`,
        `"I was thinking, you see," said ${n}. "I stood there and thought, and it burnt. Somebody asked me why bread is brown." Everybody looked at ${a}. So that was where it all began.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'excited'), seen(N, 'stand', 'surprised')], things: ['bread'] },
        `Then ${a} looked at the black bread again. "It's white," said ${a}. "Then it's brown. Then it's black!" "Well, I never," said ${n}. "It's brown because somebody takes it out."`,
        `"I'm sorry," said ${a}, and picked up a piece of bread. It was black outside, brown further in, and white in the middle. "There's your answer," said ${a}. "Brown is on the way to black."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'cheer', 'happy'), seen(A, 'hold', 'proud', 'bread'), seen(B, 'sit', 'happy')],
          things: ['bread'],
        },
        `They watched the next lot together, with the nose and the eyes. Now! It came out brown. "It's the best I ever made," said ${n}. "${refrain}" She asked it twice. And ${a} said, "Because."`,
        `The next bread had four of them looking at it. At brown they all shouted. "I've a new why," said ${n}, with her mouth full. "What makes the holes?" Nobody knew. So they stayed to see.`,
      ),
    ],
  };
}
