import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { KeepsakeTale } from './arc.ts';

const MOST = 8;

/** Two little marks. Was it a bear? Was it a mouse? Look in the picture. */
export function young(bound: KeepsakeTale): Told {
  const { child: K, grownUp: G, noun, it, mark, shown, chance } = bound;
  const no = chance.pick('No, no, no', 'Not so, not so', 'Oh no, not that');
  const theIt = `the ${it}`;
  return {
    title: titled(chance.pick(`${G.names} ${noun}`, `two ${mark}s in ${theIt}`, `who bit ${theIt}?`)),
    refrain: `${no}!`,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `What is this? It is ${G.names} ${noun}. ${G.name} likes it best of all.`,
            `Here is ${G.name}. Here is the ${noun}. ${G.names} ${noun}, soft and slow.`,
            `Shh. Can ${K.name} see it? Yes. It is ${G.names} ${noun}.`,
          ].map((text) => text.replace(', soft and slow', ', all day long')),
          `Here is ${G.name}. And here is the ${noun}.`,
        ),
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: G, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `But what is that, ${K.name}? One ${mark}. Two ${mark}s. Side by side, and so small.`,
          `One little ${mark}. Two little ${mark}s. ${K.names} thumb goes in. Who did that?`,
          `${K.name} looks close. See? One ${mark}. And one more. Who made those two?`,
        ],
        scene: { camera: 'close', actors: [{ who: K, pose: 'point', feeling: 'curious' }], things: shown },
      },
      {
        text: [
          `"Was it a mouse?" says ${K.name}. Nibble. But mice have tiny teeth. "${no}!" says ${G.name}.`,
          `Was it a mouse, ${K.name}? A mouse goes nib, nib. Too small. "${no}!" says ${G.name}.`,
          `"A mouse!" says ${K.name}. But that is too big for a mouse. "${no}!" says ${G.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'think', feeling: 'curious' },
            { who: G, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `"Was it a bear?" says ${K.name}. Grrr! But bears have big teeth. "${no}!" says ${G.name}.`,
          `Was it a bear, ${K.name}? A bear goes CHOMP. Too big. "${no}!" says ${G.name}.`,
          `"A bear!" says ${K.name}. But that is too small for a bear. "${no}!" says ${G.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'jump', feeling: 'excited' },
            { who: G, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Not a mouse. Not a bear. Not a duck. ${G.name} laughs. ${G.name} has a book.`,
          `"I know who," says ${G.name}. Up comes a big book. It has pictures in it.`,
          `${G.name} pats the chair. ${G.name} has the big book. "Come, ${K.name}. Come and see who."`,
        ].map(cap),
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'hold', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'curious' },
          ],
          things: ['book'],
        },
      },
      {
        text: [
          `Look! A baby. Two teeth. And what is in its mouth? ${cap(theIt)}! Who is it?`,
          `In the book is a baby. It has two teeth. It has ${theIt}. Chomp!`,
          `See the baby? It has no hair. It has two new teeth, and ${theIt}!`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'surprised' },
            { who: G, pose: 'sit', feeling: 'happy' },
          ],
          things: ['book'],
        },
      },
      {
        text: [
          `"Me!" says ${K.name}. "You," says ${G.name}. One tooth. Two teeth. One ${mark}. Two ${mark}s.`,
          `It is ${K.name}! So small, ${K.name} was. One, two went the teeth. One, two.`,
          `"That is me!" says ${K.name}. "It was me, ${G.name}!" "Yes," says ${G.name}. "It was you."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'cheer', feeling: 'proud' },
            { who: G, pose: 'hug', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Good night, ${noun}. Good night, ${G.name}. Good night, two little ${mark}s. Mine.`,
          `Now it is late. ${K.names} thumb is in the ${mark}. It still fits. Good night.`,
          `${cap(theIt)} goes up. ${K.name} goes up. One ${mark}, two ${mark}s. Good night, ${G.name}.`,
        ],
        scene: {
          time: 'night',
          camera: 'close',
          actors: [
            { who: K, pose: 'hug', feeling: 'sleepy' },
            { who: G, pose: 'hug', feeling: 'happy' },
          ],
          things: shown,
        },
      },
    ],
  };
}
