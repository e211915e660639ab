import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './mop-old.ts';

/** At a school for spies the Head has to be found, whom nobody notices, and one says good morning to everybody. */
export const MOP: EventPlot = { id: 'mop', young, middle, old };

function young(going: Going): Told {
  const { refrain, K, k, T, M, m, W, w } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(K, 'wave', 'happy'), seen(W, 'stand', 'happy')],
          things: ['bucket'],
        },
        `${k} goes to spy school! Somebody mops. "Good morning!" says ${k}. ${refrain}`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(T, 'point', 'happy'), seen(M, 'stand', 'excited')] },
        `"Find the Head!" says ${T.introduced}. "Sh!" says ${M.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'hide', 'curious'), seen(W, 'stand', 'calm')], things: ['bucket'] },
        `${m} looks behind the door. No! ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'kneel', 'curious'), seen(T, 'stand', 'calm')], things: ['box'] },
        `${m} looks in the box. No! Not there. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'look-up', 'curious'), seen(K, 'stand', 'curious')], things: ['chair'] },
        `${m} looks under the chair. No, no! ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'stand', 'worried')], things: ['bucket', 'puddle'] },
        `Crash! Down goes the bucket. "Oh dear!" says ${W.introduced}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'run', 'determined'), seen(T, 'run', 'calm'), seen(W, 'stand', 'sad')],
          things: ['puddle'],
        },
        `${m} runs by. They all run by. They have to find the Head!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'determined'), seen(W, 'kneel', 'happy')], things: ['puddle'] },
        `But ${k} stops. ${k} helps ${w} mop. Swish, swish.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'stand', 'proud'), seen(K, 'stand', 'surprised')], things: ['key'] },
        `"It is me," says ${w}. "I am the Head! Only you said good morning."`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [
            seen(W, 'stand', 'happy'),
            seen(K, 'cheer', 'happy'),
            seen(M, 'stand', 'surprised'),
            seen(T, 'stand', 'surprised'),
          ],
          things: ['bucket'],
        },
        `"Good morning, ${w}!" says ${m}. "Good morning!" say they all. ${refrain}`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, T, t, M, m, W, w } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(K, 'wave', 'happy'), seen(W, 'stand', 'happy')],
          things: ['bucket'],
        },
        `The school for spies looked like a shop for buttons. So nobody ever found it. ${k} had got a letter. ${k} came on Monday, in a big hat. Somebody was cleaning the floor. "Good morning," said ${k}, and went round the wet bit. ${refrain}`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(T, 'point', 'determined'), seen(M, 'stand', 'proud'), seen(K, 'stand', 'curious')],
        },
        `"This school has a Head," said ${T.introduced}. "Nobody knows who. I don't know either. Find the Head by Friday, and you are a spy." "Easy," whispered ${M.introduced}, who had a notebook in code. "Please may I lift my feet?" said ${k}. ${refrain}`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'hide', 'proud'), seen(K, 'stand', 'shy')], things: ['hat'] },
        `On Tuesday they learned to hide. ${m} was a lamp post, and a dog believed it. ${k} wore a false nose. "Good morning, ${k}," said everybody. ${k} said good morning back, and the nose fell off. ${refrain}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'reach', 'curious'), seen(T, 'stand', 'surprised'), seen(K, 'stand', 'curious')],
          things: ['chair'],
        },
        `On Wednesday they found a big chair, with its back to them. They crept up. They turned it round! There was only a cushion. "Nobody leaves a trace here," said ${m}. "There's not one fingerprint in the house!" ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(W, 'sit', 'happy')], things: ['bucket', 'biscuit'] },
        `On Thursday ${k} had found out nothing at all. ${W.introduced} had a bad knee, and a cat called Seven. She had told ${k} that, over a biscuit. But that wasn't spying. That was just talking.`,
      ),
      page(
        { setting: 'classroom', camera: 'close', actors: [seen(M, 'point', 'excited'), seen(T, 'stand', 'surprised')] },
        `On Friday it was nearly four. "It's you!" said ${m}, and pulled at ${T.names} moustache. "Ow!" said ${t}. It was a real one. "There's one room left!" cried ${m}. "The attic! Come on!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(W, 'stand', 'worried'), seen(M, 'run', 'determined'), seen(T, 'run', 'determined')],
          things: ['bucket', 'puddle'],
        },
        `On the stairs there was a crash. The bucket rolled down, step by step, and the water after it. ${w} stood in the middle with her mop. Nine spies ran up, and jumped over the puddle, and were gone.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'kneel', 'determined'), seen(W, 'stand', 'calm')],
          things: ['bucket', 'puddle'],
        },
        `${k} was the tenth. ${k} wanted to be a spy more than anything. ${k} looked up the stairs, and down at the bad knee. Then ${k} got down and wrung out the cloth. Up above, the clock struck four.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'sit', 'happy'), seen(K, 'think', 'surprised')], things: ['key'] },
        `"Now you've missed it," said ${w}. She sat down on a step, and something jingled. It was keys. There was one for every door in the house. ${k} looked at the keys. ${k} looked at the floor, without one fingerprint. "It's you!" said ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(W, 'stand', 'proud'),
            seen(K, 'stand', 'proud'),
            seen(M, 'stand', 'surprised'),
            seen(T, 'stand', 'shy'),
          ],
        },
        `"Eight years," said ${t}, and took off his hat. "I once asked you for a light bulb!" "And you got one," said ${w}. "I've been in every room, every day. They talked about me, and lifted their feet."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(W, 'point', 'happy'), seen(M, 'hold', 'determined', 'notebook'), seen(K, 'stand', 'happy')],
        },
        `"What is the first rule of spies?" asked ${w}. "Let nobody notice you," said ${m}. "That's the second," said ${w}. "The first is, notice everybody." ${m} wrote it down. Then ${m} looked up. "Sorry. How is your knee?"`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'medium',
          actors: [seen(K, 'stand', 'calm'), seen(W, 'stand', 'calm'), seen(T, 'stand', 'calm')],
          things: ['bucket', 'hat'],
        },
        `On Monday there were ten new ones, in ten new hats. They went past the bucket with their noses up. Only the smallest came back. "Good morning," it said. ${k} did not tell. ${refrain}`,
      ),
    ],
  };
}
