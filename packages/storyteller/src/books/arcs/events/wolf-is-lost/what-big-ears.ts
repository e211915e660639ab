import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './what-big-ears-old.ts';

/** Big eyes, big ears and a big nose do not help a lost wolf; a grandmother with a big voice does. */
export const WHAT_BIG_EARS: EventPlot = { id: 'what-big-ears', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { W, w, N, n, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: [seen(K, 'hold', 'happy', 'basket')] },
        `${k} has a red hood. "I am Little Red Riding Hood!" The basket is for ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'happy')] },
        `"Coo-ee!" That is ${n}, far away. What a big voice! "I am coming!" says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'hide', 'sad'), seen(K, 'stand', 'surprised')], things: ['tree'] },
        `Who is behind the tree? It is a wolf! ${W.introduced} says, "Grrr. Oh, boo hoo. I am lost."`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'look-up', 'sad'), seen(K, 'stand', 'curious')] },
        `"What big eyes you have!" says ${k}. "Can you see your mummy?" ${w} looks. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'stand', 'worried'), seen(K, 'stand', 'curious')] },
        `"What big ears you have!" says ${k}. "Can you hear her?" ${w} listens. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'stand', 'sad'), seen(K, 'stand', 'surprised')] },
        `"What a big nose you have!" Sniff, sniff. "Atishoo!" ${w} has a cold. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(W, 'sit', 'sad')] },
        `${k} thinks. Eyes, ears, nose. What else can be big? "Coo-ee!" calls ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'happy'), seen(W, 'walk', 'shy')] },
        `"A voice!" says ${k}. "Come with me, ${w}." They go along the path, hand in paw.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(N, 'stand', 'surprised'), seen(K, 'point', 'happy'), seen(W, 'hide', 'shy')],
        },
        `"${n}, this is ${w}, and ${w} is lost." "Oh, you poor thing!" says ${n}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'shout', 'determined'), seen(K, 'cover', 'happy'), seen(W, 'cover', 'happy')],
        },
        `"What a big voice you have!" says ${w}. "All the better to call with!" says ${n}. "COO-EE!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(W, 'jump', 'happy'), seen(K, 'cheer', 'happy')] },
        `"Awoo!" It is far away. "Awoo!" It is near. "My mummy!" says ${w}. Here she comes!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(W, 'sleep', 'sleepy'), seen(N, 'stand', 'happy'), seen(K, 'stand', 'sleepy')],
        },
        `They all have tea. And now who is in ${N.names} bed? ${w} is! Shh. Good night, big ears.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { W, w, N, n, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: [seen(K, 'hold', 'happy', 'basket')] },
        `Once upon a time ${k} had a red hood. Everybody called ${k} Little Red Riding Hood. ${k} was taking a basket of buns through the wood to ${n}. It was not hard to find. You only had to listen.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'happy')] },
        `"COO-EE!" That was ${n}, at the cottage, a mile away. When ${n} called, the apples fell off the trees. "I'm coming!" said ${k}. And then something moved behind an oak.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'hide', 'shy'), seen(K, 'stand', 'surprised')], things: ['tree'] },
        `It was a wolf. "Grrr," said ${W.introduced}. "I am big and bad." "You're not very big," said ${k}. "No," said ${w}. "And I'm not very good at bad. I'm lost. I want my mum." And ${w} began to cry.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'look-up', 'sad'), seen(K, 'stand', 'curious')] },
        `"What big eyes you have!" said ${k}. "Can't you see the way home?" ${w} looked round with both of them. There were trees, and then there were trees. "${refrain}" said ${w}.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'stand', 'worried'), seen(K, 'stand', 'curious')] },
        `"But what big ears you have!" said ${k}. "Can't you hear your mum?" ${w} put up both of them, as high as they went. They heard the wind, and a beetle, and a bun being eaten. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'stand', 'sad'), seen(K, 'stand', 'surprised')] },
        `"But what a big nose you have!" said ${k}. "Can't you smell the way?" ${w} sniffed, and sniffed, and sneezed so hard that the leaves came down. "I've got a cold," said ${w}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'shout', 'sad'), seen(K, 'stand', 'calm')] },
        `Then ${w} howled for help. It came out like a squeaky gate. "What a small voice you have," said ${k} kindly. So that was no good either. They sat down and ate another bun.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'excited'), seen(W, 'sit', 'sad')] },
        `"COO-EE!" it came through the wood. A pine cone fell on ${W.names} nose. ${k} looked at the cone, and jumped up. "We've been looking for something big," said ${k}. "And I know who's got it. Come on!"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(N, 'stand', 'surprised'), seen(K, 'point', 'happy'), seen(W, 'hide', 'shy')],
        },
        `They followed the voice to the cottage. "${n}, this is ${w}," said ${k}, "who's lost." ${n} looked at the wolf over the gate, for a long time. "No scarf," said ${n}. "And with that cold!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'shout', 'determined'), seen(K, 'cover', 'happy'), seen(W, 'cover', 'surprised')],
        },
        `"What a big chest you have," said ${w}, as ${n} took a breath. "What a big mouth you have!" "All the better to call your mother with," said ${n}. "COOOO-EEEEE!" The chimney wobbled. The call went over seven hills.`,
      ),
      page(
        { camera: 'wide', actors: [seen(W, 'jump', 'happy'), seen(K, 'cheer', 'happy'), seen(N, 'stand', 'happy')] },
        `It was quiet. Then somebody answered, from the seventh hill. "Awoo!" And from the fourth, "Awoo!" And from the end of the lane. A big grey wolf jumped the wall. "Mum!" cried ${w}. ${k} and ${n} looked the other way, to be polite.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(W, 'sleep', 'sleepy'), seen(N, 'stand', 'happy'), seen(K, 'stand', 'happy')],
        },
        `Anybody who looked in at the window that night had a surprise. In ${N.names} bed lay a wolf, fast asleep. The blanket was up to the chin. ${n} had tucked in all four feet. "What big ears," whispered ${k}. It was time for all of them to go to bed.`,
      ),
    ],
  };
}
