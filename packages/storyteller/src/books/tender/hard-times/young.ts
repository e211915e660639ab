import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../../arcs/wording.ts';
import { act, page, softThing } from '../held.ts';
import type { HardTimes } from './book.ts';

const MOST = 8;

/** A spoon that goes tink on a bowl, today as well. */
export function young({ child: K, grownUp: G, hard, comforter, belief, chance }: HardTimes): Told {
  const refrain = 'Tink, tink';
  const soft = softThing(comforter);
  const believed = belief === null ? [] : keeping(MOST, [belief], '');
  return {
    title: titled(chance.pick('tink, tink', `${K.name} and the spoon`, 'the spoon goes tink')),
    refrain,
    pages: [
      page(
        [
          `Here is ${K.names} bowl. Here is a spoon. ${refrain}, goes the spoon.`,
          `${K.name} has a spoon. It hits the bowl. ${refrain}!`,
          `${K.name} can play a bowl. You need one spoon. ${refrain}, like that.`,
          `What does the spoon do? It taps the bowl. ${refrain}! "Again," says ${K.name}.`,
        ],
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [act(K, 'sit', 'happy')],
          things: ['bowl', 'spoon'],
        },
      ),
      page(
        keeping(
          MOST,
          [
            `"Come here a minute," said ${G.name}. "${hard.said} ${hard.more}"`,
            `"Sit by me," said ${G.name}. "${hard.said} ${hard.more}"`,
            `${cap(G.name)} knelt down by ${K.name}. "${hard.said} ${hard.more}"`,
            `"I will tell you," said ${G.name}. "${hard.said} ${hard.more}"`,
          ],
          `${hard.said} ${hard.more}`,
          `"Here is something hard." ${hard.said} ${hard.more}`,
        ),
        { camera: 'medium', actors: [act(G, 'kneel', 'calm'), act(K, 'sit', 'worried')] },
      ),
      page(
        [
          `It feels wobbly. ${K.name} holds on tight. "I am here," said ${G.name}.`,
          `Tummy goes flip. "I am with you," said ${G.name}. Squeeze.`,
          `${K.name} did not like it. ${cap(G.name)} has two arms. Both went round.`,
          `Sad? Cross? Both? "Come in here," said ${G.name}. ${K.name} came in.`,
        ],
        {
          setting: 'living-room',
          camera: 'close',
          actors: [act(K, 'hug', 'worried'), act(G, 'hug', 'calm')],
        },
      ),
      page(
        [
          `"${hard.mine}" said ${K.name}. "No," said ${G.name}. "${hard.notMine}"`,
          `"${hard.mine}" whispered ${K.name}. ${cap(G.name)} held on tight. "No. ${hard.notMine}"`,
          `${K.name} had a small question. "${hard.mine}" "No," said ${G.name}. "${hard.notMine}"`,
          `"${hard.mine}" The voice was ${K.names}. "${hard.notMine}" That was ${G.name}.`,
        ],
        {
          camera: 'medium',
          actors: [act(K, 'look-up', 'worried'), act(G, 'kneel', 'calm')],
        },
      ),
      page(
        [
          `Breakfast comes. Milk, bowl, spoon. ${refrain}. Still tink!`,
          `And then it is breakfast. What does the spoon say? ${refrain}!`,
          `Who is up? The bowl is up. The spoon is too. ${refrain}.`,
          `It is morning. Sit down, ${K.name}. Pick up the spoon. ${refrain}, says the bowl.`,
        ],
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [act(K, 'sit', 'calm')],
          things: ['bowl', 'spoon'],
        },
      ),
      page(
        [
          `"Why?" said ${K.name}. "Why? Why?" "Ask," said ${G.name}. "Ask me anything. Ask again."`,
          `${K.name} asked. And asked. And asked again. "Good asking," said ${G.name}.`,
          `${K.name} had one more question. And one more. ${cap(G.name)} had time for them all.`,
          `"Where? Who? When?" said ${K.name}. "I know some of it," said ${G.name}. "Keep asking."`,
        ],
        {
          camera: 'close',
          actors: [act(K, 'think', 'curious'), act(G, 'sit', 'calm')],
        },
      ),
      page(
        [
          `${K.name} put one block on top. Crash! Ha, ha! Laughing is all right too.`,
          `${K.name} built with blocks. Up, up, crash! Laughing is all right too.`,
          `Three blocks. Four blocks. Oh, no! Down they came. ${K.name} giggled. Giggles are allowed.`,
          `Here comes the tower of blocks. Wobble, wobble, bang! Ha! Playing still works.`,
        ],
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [act(K, 'cheer', 'happy')],
          things: ['blocks'],
        },
      ),
      page(
        [
          [
            `Night comes. Here is ${soft}. Here is ${G.name}.`,
            ...believed,
            `The spoon is in the bowl. ${refrain}. Good night.`,
          ]
            .join(' ')
            .replace(/ {2,}/g, ' '),
          [`Good night, bowl. Good night, spoon. ${refrain}.`, ...believed, `And ${G.name} is here.`]
            .join(' ')
            .replace(/ {2,}/g, ' '),
          [`The bowl is put away. Shh.`, ...believed, `${K.name} has ${soft}, and ${G.name}.`]
            .join(' ')
            .replace(/ {2,}/g, ' '),
          [
            `"Are you there?" "I am here," said ${G.name}.`,
            ...believed,
            `${refrain}, in the morning. Good night, ${soft.replace(/^the /, '')}.`,
          ]
            .join(' ')
            .replace(/ {2,}/g, ' '),
        ],
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [act(K, 'sit', 'calm'), act(G, 'sit', 'calm')],
          things: comforter === null ? ['blanket'] : [],
        },
      ),
    ],
  };
}
