import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './cup-and-letter-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Whoever carries somebody small to where they belong is carried to bed in the same way, and with the same words. */
export const CUP_AND_LETTER: EventPlot = { id: 'cup-and-letter', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, Z, z, L, l, Lcap, setting, on, into } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(Z, 'sit', 'worried')] },
        `Who is this ${on}? ${A.introduced} looked. It was ${Z.introduced}.`,
        `Somebody small was ${on}. ${A.introduced} looked. It was ${Z.introduced}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'worried'), seen(Z, 'sit', 'worried'), seen(B, 'stand', 'curious')],
        },
        `No leaf. No flower. Nothing for ${z} here! ${B.introduced} looked too.`,
        `"You can't live here," said ${a}. ${B.introduced} came to see.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined', 'spoon'), seen(Z, 'sit', 'curious')],
          things: ['spoon'],
        },
        `A spoon! On at one end. Off at the other. Oh, ${z}!`,
        `${a} had a spoon. ${z} got on. ${z} got off again.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'proud', 'cup'), seen(B, 'hold', 'happy', 'letter'), seen(Z, 'sit', 'calm')],
          things: ['cup', 'letter'],
        },
        `A cup on top. A letter underneath. "${refrain}"`,
        `Here is a cup. Here is a letter. In goes ${z}! "${refrain}"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'hold', 'determined', 'cup'), seen(Z, 'sit', 'curious'), seen(B, 'walk', 'calm')],
          things: ['cup', 'letter'],
        },
        `Not too fast. Not too bumpy. Step, step, step. "${refrain}"`,
        `Off they went. Slow, slow, slow. Mind the step! "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'curious', 'cup'), seen(B, 'point', 'curious')],
          things: ['cup', 'letter', 'gate'],
        },
        `On the gate? Too windy. On the grass? Too many feet.`,
        `"By the gate?" said ${b}. No, no. Too windy by the gate.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy', 'cup'), seen(Z, 'walk', 'happy')],
          things: ['cup', 'bush', 'flower'],
        },
        `By the bush! Up went the cup. And ${z} went ${into}.`,
        `Here is a good bush. ${z} went ${into}. Bye-bye, ${z}!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'excited', 'sock'), seen(B, 'hide', 'surprised')],
          things: ['sock', 'rock'],
        },
        `Who else? ${a} saved a rock. ${a} saved a sock. "${refrain}"`,
        `A sock! A rock! And ${b}! ${a} saved them all. "${refrain}"`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(L, 'kneel', 'curious'), seen(A, 'sleep', 'sleepy')],
        },
        `Now it is night. Who is this on the rug? It is ${a}!`,
        `At night ${l} saw somebody small. It was ${a}, on the rug.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(L, 'hug', 'happy'), seen(A, 'hug', 'sleepy')] },
        `Not too fast. Not bumpy. ${Lcap} had ${a}. "${refrain}" Good night.`,
        `${Lcap} took ${a} up. Slow, slow, slow. "${refrain}" Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, Z, z, L, l, Lcap, setting, on, into } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(Z, 'sit', 'worried')] },
        `${A.introduced} nearly put a foot down, and didn't. Somebody was there already, ${on}. It was ${Z.introduced}, who was very small, and wasn't going anywhere.`,
        `There was something ${on}. ${A.introduced} thought that it was a crumb. Then the crumb moved. It was ${Z.introduced}. It was a long way to anything.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'worried'), seen(Z, 'sit', 'worried'), seen(B, 'stand', 'curious')],
        },
        `"There's nothing to eat here," said ${a}, "and nobody to talk to." "And there are feet," said ${B.introduced}, and moved some. They both looked at ${z}. Somebody ought to do something.`,
        `"Is that one of ours?" said ${B.introduced}. "No," said ${a}. "It belongs with leaves, and shade. It took the wrong turn." They looked at ${z}. It's hard to ask the way when you are that small.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined', 'spoon'), seen(Z, 'walk', 'curious')],
          things: ['spoon'],
        },
        `A finger might squash. So ${a} fetched a spoon, and ${z} got on at one end. Then ${z} got off at the other. They did that six times. A spoon has too many ways out.`,
        `First they tried a spoon. "All aboard," said ${a}. ${z} got aboard, went right along it, and got down. It was a bridge, as far as ${z} could see. It was a very short one.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'proud', 'cup'), seen(B, 'hold', 'happy', 'letter'), seen(Z, 'sit', 'calm')],
          things: ['cup', 'letter'],
        },
        `So ${a} put a cup over ${z}, the right way down. ${b} slid a letter underneath, as slowly as butter. Now there was a floor, and walls, and a roof. "${refrain}" said ${a}.`,
        `What you want is a cup for a roof. For a floor you want a letter. ${b} slid it under, and said sorry to the feet, if any. "${refrain}" said ${a}, to the cup.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'hold', 'determined', 'cup'), seen(Z, 'sit', 'curious'), seen(B, 'walk', 'calm')],
          things: ['cup', 'letter'],
        },
        `They went like two people with a very full soup. ${a} took small steps, and ${b} called them. "Bump coming! Corner coming!" It must be odd to go so far, and not walk. "${refrain}" said ${a}.`,
        `It was thirty-one steps, and each of them was slow. Not too fast, because of the corners. Not too bumpy, because of the roof. ${b} went in front, and opened things. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'curious', 'cup'), seen(B, 'point', 'curious')],
          things: ['cup', 'letter', 'gate'],
        },
        `"Here," said ${b}, by the gate. But there was a draught. The path was all feet. The grass had had a football on it. ${a} looked at every place from very low down.`,
        `The gate was too windy. The path was too busy. "Couldn't it live with us?" said ${b}. "In the cup?" said ${a}. They thought of living in a cup. So they went on.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy', 'cup'), seen(Z, 'walk', 'happy')],
          things: ['cup', 'bush', 'flower'],
        },
        `Under the bush it was cool, and green, and nobody's way to anywhere. Up went the cup. For a while ${z} did nothing. Then ${z} went ${into}. It was like a front door.`,
        `Then they came to the bush, and it was just the thing. ${a} lifted the cup, and kept quite still. ${z} felt about a bit. And ${z} went ${into}, and didn't say goodbye.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'excited', 'sock'), seen(B, 'hide', 'surprised')],
          things: ['sock', 'rock', 'cup'],
        },
        `After that they couldn't stop. They saved a rock from the puddle side of the path. They saved a sock. They saved one pea. "${refrain}" said ${a}. Each was found somewhere better.`,
        `It was a shame to stop there. So ${a} saved a sock that had come off the line. ${a} saved a rock, in case it was lost. "${refrain}" said ${a}. ${b} hid, just in time.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(L, 'hold', 'surprised', 'letter'), seen(A, 'sit', 'sleepy')],
          things: ['letter', 'cup'],
        },
        `By night there were nine things that had been saved. "Is this my letter?" said ${l}. It was, with a ring on it, and some earth. "It's been a floor," said ${a}, and sat on the rug to explain.`,
        `"I've been looking for this letter," said ${l}, that night. It had a round mark on it, the size of a cup. "It was somebody's floor," said ${a}, from the rug. It was a long story, and a soft rug.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'kneel', 'curious'), seen(A, 'sleep', 'sleepy')] },
        `When ${l} had read the letter, somebody was there on the rug. It was ${a}, who had got a long way from bed. There was no pillow here. And there were feet. Somebody ought to do something.`,
        `Later ${l} nearly put a foot down, and didn't. Somebody lay there, and wasn't going anywhere. It was ${a}, in the wrong place altogether. ${Lcap} looked for a while. Then one arm went underneath, as slowly as butter.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(L, 'hug', 'happy'), seen(A, 'hug', 'sleepy')] },
        `They went up not too fast, and not too bumpy. It was odd to go so far, and not walk. "${refrain}" said somebody, close by. Then there was a bed, and ${a} went in among the pillows.`,
        `One arm was the floor, and one was the roof. It was thirteen stairs, and each of them was slow. "${refrain}" said ${l}. And ${a} went in among the blankets, and didn't say good night.`,
      ),
    ],
  };
}
