import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './hummed-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * Whoever looks up to see how far it still is stops; whoever hums a song into the water breathes out, and is there. Swimming
 * teachers have children hum, so that they do not hold their breath.
 */
export const HUMMED: EventPlot = { id: 'hummed', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, W, w, Wcap, T, t } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'cup'), seen(W, 'sit', 'happy')] },
        `Here is ${A.introduced}. ${a} hums and hums. Hmm, hmm, row your boat!`,
      ),
      page(
        { setting: 'swimming-pool', camera: 'wide', actors: [seen(T, 'point', 'happy'), seen(A, 'stand', 'worried')] },
        `It is the swimming test soon. Swim to the wall! Then you get a fish badge.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'worried'), seen(T, 'stand', 'calm')] },
        `Kick, kick! ${a} looks up. "${refrain}" Oh, so far! Down go the feet.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'surprised')] },
        `Now ${a} takes one big breath. Puff! It all comes out. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'worried'), seen(T, 'kneel', 'calm')] },
        `"Blow it out slowly," says ${t}. "In the water." How? "${refrain}" says ${a}.`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(W, 'kneel', 'calm')],
        },
        `In the bath ${a} is quiet. ${Wcap} has the towel. "I can't do it," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(W, 'point', 'surprised')], things: ['bubbles'] },
        `Then ${a} hums. Hmm, hmm! Look at the bubbles! "You blow it out!" says ${w}.`,
      ),
      page(
        {
          setting: 'swimming-pool',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'float', 'determined'), seen(W, 'cheer', 'happy')],
        },
        `Now it is the test. In goes ${a}. Hmm, hmm, row your boat!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'surprised')], things: ['bubbles'] },
        `Kick and hum! Kick and hum! Bump. What is that? It is the wall!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'proud'), seen(T, 'cheer', 'happy'), seen(W, 'cheer', 'happy')] },
        `"${refrain}" says ${a}. "That is all!" says ${t}. Here is the fish badge.`,
      ),
      page(
        { setting: 'bathroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'happy')], things: ['bubbles'] },
        `At home ${a} has a bath. Hmm, hmm, goes the water. Merrily, merrily, good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, word, far, isTest, W, w, Wcap, T, t, S, s } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'cup'), seen(W, 'sit', 'happy')] },
        `${A.introduced} hummed. ${a} hummed on the stairs, and in the bath, and into the milk. It was always the same song. "Row, row, row your boat," it went, and the milk made bubbles. "Must you?" said ${w}.`,
      ),
      page(
        { setting: 'swimming-pool', camera: 'wide', actors: [seen(T, 'point', 'happy'), seen(A, 'stand', 'worried')] },
        `${isTest ? `On Friday there was the swimming ${word}.` : `On Friday one could swim for the ${word}.`} One had to swim ${far}, and not stop. Whoever did it got a fish to sew on. ${a} wanted that fish. But ${a} had always stopped.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'worried'), seen(T, 'stand', 'calm')] },
        `On Monday ${a} set off well. Then ${a} looked up, to see the wall. "${refrain}" It was so far that both feet went down by themselves. "That was nearly to the steps," said ${t}, the teacher.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'surprised'), seen(T, 'kneel', 'happy')] },
        `On Tuesday ${a} kept both eyes shut, against the wall. It went beautifully. "${refrain}" said ${a}. "You tell me," said ${t}. ${a} had swum in a ring, and was back at the start.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'worried'), seen(T, 'point', 'calm')] },
        `On Wednesday ${a} took one enormous breath, and held it. It lasted for eight strokes. Then it came out like a whale. "${refrain}" "Too far to hold your breath," said ${t}. "Let it go in the water. Slowly, all the time."`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(W, 'sit', 'calm')],
        },
        `On Thursday night ${a} sat in the bath without a sound. ${Wcap} sat by with the towel. "I'm worried," said ${a}. "I'll stop in the middle, and they'll all be looking." "Would you like your song?" said ${w}. "No," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(W, 'point', 'surprised')], things: ['bubbles'] },
        `But ${a} lay back, and the chin got wet. And ${a} began to hum, since ${a} always did. Bubbles came up, and more bubbles. "What are you doing?" said ${w}. "Nothing," said ${a}. "You're letting it go," said ${w}. "In the water. Slowly, all the time."`,
      ),
      page(
        {
          setting: 'swimming-pool',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'float', 'determined'), seen(T, 'stand', 'calm'), seen(W, 'wave', 'happy')],
        },
        `On Friday they all stood in a row, in caps. ${a} was first. ${a} did not think of the wall. ${a} thought of a boat. Face in, and hum. Row, row, row. Face up, and breathe. Face in, and hum.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'surprised')], things: ['bubbles'] },
        `The steps went by on the left. The clock went by on the right. Merrily, merrily, merrily, went ${a}. Then something hit ${a} on the hand. ${a} was quite cross. Who had put that there? It was the wall.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'proud'), seen(T, 'cheer', 'happy'), seen(W, 'cheer', 'happy')] },
        `"${refrain}" said ${a}. "There isn't any more," said ${t}. "That was all of it." ${Wcap} clapped until the towel fell in. And ${t} gave ${a} the fish.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'float', 'determined'), seen(A, 'wave', 'happy')] },
        `Next came ${s}, who had gone a bit green. "What did you do in there?" whispered ${s}. ${a} told ${s} all of it. Then ${s} went in. And from one end to the other the water went hmm, hmm, hmm.`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(W, 'kneel', 'calm')],
          things: ['bubbles'],
        },
        `That night ${w} held up the towel by the bath. "${refrain}" said ${w}. "Hmm," said the water. It meant: two more verses.`,
      ),
    ],
  };
}
