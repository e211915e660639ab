import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './one-each-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Whoever has all of one thing would give it for a potato; whoever carries it in has never had one. */
export const ONE_EACH: EventPlot = { id: 'one-each', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { stuff, rank, refrain, S, s, W, w } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES(rank))),
    refrain,
    pages: [
      page(
        { setting: 'castle', camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(S, 'hold', 'happy', 'crown')] },
        `Here is ${A.introduced}. Now ${a} is ${rank} of ${stuff}! ${s} brings a sugar crown.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'excited'), seen(S, 'walk', 'calm')] },
        `In comes a cart. It is full of ${stuff}. "${refrain}" says ${s}. Yum!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(S, 'stand', 'calm')], things: ['plate'] },
        `What is for lunch? ${a} looks. More ${stuff}! "${refrain}" says ${s}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(S, 'reach', 'determined')] },
        `The chair is toffee. ${a} can't get up! ${s} pulls and pulls. Pop!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(S, 'stand', 'calm')], things: ['crown'] },
        `It is warm. Drip, drip goes the crown. More ${stuff} for supper? "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'curious'), seen(S, 'stand', 'calm')] },
        `"I am full," says ${a}. "What do the people eat?" "Hot potatoes," says ${s}.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'shy'), seen(A, 'stand', 'surprised')] },
        `"Do you never have ${stuff}?" says ${a}. "Never," says ${s}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(S, 'cheer', 'excited')] },
        `"No!" says ${a}. "Open the gate. One each!" In they all come.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'happy'), seen(A, 'stand', 'happy')] },
        `${s} has one, with eyes shut. "Oh!" says ${s}. "So that is it!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'potato'), seen(S, 'stand', 'happy')] },
        `And ${a}? ${a} gets a hot potato, with butter. It is so good!`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(W, 'stand', 'happy')],
          things: ['potato'],
        },
        `Then ${a} goes home. There are potatoes. "${refrain}" says ${w}. "One each," says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { stuff, rank, refrain, S, s, W, Wcap } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES(rank))),
    refrain,
    pages: [
      page(
        { setting: 'castle', camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(S, 'hold', 'happy', 'crown')] },
        `One Monday they made ${A.introduced} ${rank} of all the ${stuff}. There was a castle, and a crown of sugar on a cushion. It was ${s} who carried the cushion. ${s} looked at the crown a little too long. "${refrain}" said ${s}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'excited'), seen(S, 'walk', 'calm')] },
        `Carts came in from all over the land. They tipped all the ${stuff} into the hall, in a heap. "${refrain}" said ${s}. It was the law. ${a} ate until noon, and it was the best morning ever.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(S, 'stand', 'calm')], things: ['plate'] },
        `At noon ${s} brought in lunch, under a silver lid. It was ${stuff}. There was a second lid, and that was ${stuff} too. "Might I have a potato?" said ${a}. "Not a ${rank}," said ${s}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(S, 'reach', 'determined')] },
        `The throne was made of toffee. It was lovely to sit on, but it did not let go. ${s} had to pull, and then two guards, and then nine. There was a noise like a boot in mud. ${a} flew right across the hall.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(S, 'stand', 'calm')], things: ['crown'] },
        `In the afternoon the sun shone in, and the crown began to drip. It dripped into one ear. "What is for supper?" said ${a}. ${s} lifted a lid. "${refrain}" said ${s}. ${a} did not look.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'sad')] },
        `${a} had never thought that anybody could have enough of that. But it was so. ${a} went to the window. Down at the gate stood all the people, with their noses through the bars. They were eating something that steamed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'curious'), seen(S, 'stand', 'calm')] },
        `"What have they got?" said ${a}. "Only potatoes," said ${s}. "Hot ones, with butter. We have them every day." ${a} looked at ${s}. ${s} had carried ${stuff} since the morning. Not one bite was gone.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'shy'), seen(A, 'stand', 'surprised')] },
        `"Have you never had any?" said ${a}. "Nobody has," said ${s}. "It's all for the ${rank}. It's the law." "And who makes the law?" said ${a}. ${s} had to think. "You do," said ${s}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'pencil'), seen(S, 'stand', 'excited')] },
        `"Then bring me a pencil," said ${a}. It took one minute to write. ONE EACH, said the law. They hung it on the gate, and the gate was opened.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'stand', 'happy'), seen(A, 'stand', 'happy')] },
        `In they came, and each one took one. It was very quiet, as it is when all mouths are full. ${s} took the smallest, and shut both eyes. "Oh," said ${s}. "So that's what it is."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'potato'), seen(S, 'stand', 'happy')] },
        `Somebody came up to ${a} and held out a potato, with both hands. It was hot, and the butter ran. ${a} had never eaten anything so good. They had the throne for afters, and the crown went last.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(W, 'stand', 'happy')],
          things: ['potato'],
        },
        `Nobody is ${rank} without a crown, so ${a} went home. There were potatoes on the table. ${Wcap} held out the biggest one. "${refrain}" "No," said ${a}, and counted the plates. "One each."`,
      ),
    ],
  };
}
