import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { InHospital } from './book.ts';

const MOST = 8;

/** A bag that is packed at home and has room in it for the way back. */
export function young({ child: K, grownUp: G, soft, comforter, chance }: InHospital): Told {
  const refrain = 'In it goes';
  const things = comforter === null ? (['backpack', 'blanket'] as const) : (['backpack'] as const);
  return {
    title: titled(chance.pick('in it goes', `${K.names} bag`, 'what is in the bag?')),
    refrain,
    pages: [
      page(
        keeping(
          MOST,
          [
            `${K.name} has a bag. Here is ${soft}. ${refrain}.`,
            `Pack, pack, pack. ${cap(soft)} goes first. "${refrain}," says ${K.name}. Good bag.`,
            `What can a bag hold? It can hold ${soft}. ${refrain}, ${K.name}!`,
          ],
          `${K.name} has a bag. ${refrain}.`,
        ),
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [act(K, 'kneel', 'calm')],
          things,
        },
      ),
      page(
        [
          `${K.name} is going to the hospital. ${cap(G.name)} comes too.`,
          `"Off to the hospital," said ${G.name}. "We go together."`,
          `There is a big house for helping. It is the hospital. ${cap(G.name)} will take ${K.name}.`,
          `${K.name} is off to the hospital. Who comes too? ${cap(G.name)} does.`,
        ],
        {
          camera: 'wide',
          actors: [act(G, 'kneel', 'calm'), act(K, 'stand', 'curious')],
        },
      ),
      page(
        [
          `"Why?" said ${K.name}. "Your body needs some help. They have help there."`,
          `"Did I do something?" "No," said ${G.name}. "Your body needs some help."`,
          `"Was I bad?" said ${K.name}. "No," said ${G.name}. "Bodies need help, some days."`,
          `${cap(G.name)} said it softly. "Your body needs help. You did nothing wrong." "Good," said ${K.name}.`,
        ],
        {
          camera: 'medium',
          actors: [act(K, 'look-up', 'worried'), act(G, 'sit', 'calm')],
        },
      ),
      page(
        [
          `A book for the bag? ${refrain}. A sock? ${refrain}. That sock? Not that one! It is wet.`,
          `A sock for the bag? ${refrain}. A book? ${refrain}. The cat? No! Not the cat.`,
          `More for the bag! A book. ${refrain}. One sock, then two. A boot? No, ${K.name}. Too big!`,
          `${K.name} has a sock and a book. ${refrain}. ${refrain}. Now shut, bag! Push, push, push.`,
        ],
        {
          camera: 'wide',
          actors: [act(K, 'hold', 'happy')],
          things: ['sock', 'book', 'backpack'],
        },
      ),
      page(
        [
          `Here is the hospital. Long floors. Step, step, squeak. ${cap(G.name)} holds a hand.`,
          `This is the hospital. Squeak, squeak, squeak. ${cap(G.name)} holds a hand.`,
          `So many doors! ${K.name} counts them. One, two, three. ${cap(G.name)} counts too.`,
          `Up in the lift. Ping! Out they come, ${K.name} and ${G.name}. Left, right, squeak.`,
        ],
        {
          setting: 'doctor',
          camera: 'wide',
          actors: [act(K, 'walk', 'shy'), act(G, 'walk', 'calm')],
        },
      ),
      page(
        [
          `"What is that? What is this?" You can ask. ${K.name} asks and asks.`,
          `"What is that for?" said ${K.name}. You can ask. Ask again!`,
          `Beep, says something. "What is it?" said ${K.name}. Somebody will tell you. Just ask.`,
          `Point at it, ${K.name}. "That? And that?" They have names. You can ask them all.`,
        ],
        {
          camera: 'close',
          actors: [act(K, 'point', 'curious')],
        },
      ),
      page(
        [
          `Some of it is hard. ${K.name} cried. That is all right. ${cap(G.name)} stayed close.`,
          `Some of it is not nice. "Ow," said ${K.name}. You can say ow.`,
          `${K.name} said no. ${K.name} said it loud. "I hear you," said ${G.name}. Squeeze, squeeze.`,
          `It was a hard bit. Big tears came. ${cap(G.name)} and ${K.name} held on tight.`,
        ],
        {
          camera: 'medium',
          actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')],
        },
      ),
      page(
        [
          `The bed goes up. The bed goes down. Up again! Ha, ha!`,
          `What does the bed do? Up! Down! Up! Ha, ha!`,
          `There is a button on the bed. Press! ${K.name} goes up. Hee, hee! Down.`,
          `Who is so high? ${K.name} is! The bed did that. Down we come. More!`,
        ],
        {
          camera: 'wide',
          actors: [act(K, 'sit', 'happy')],
        },
      ),
      page(
        keeping(
          MOST,
          [
            `Night comes. Out of the bag comes ${soft}. ${cap(G.name)} knows where ${K.name} is.`,
            `It is night now. Here is ${soft}. Here is the empty bag. Good night, bag.`,
            `The bag is flat now. ${cap(soft)} came out. Good night, ${K.name}.`,
            `Night comes. One bag, ${soft}, and ${K.name}. Good night, all three.`,
          ],
          'Night comes. Good night, bag.',
        ),
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [act(K, 'sit', 'calm')],
          things: comforter === null ? ['backpack', 'blanket'] : ['backpack'],
        },
      ),
    ],
  };
}
