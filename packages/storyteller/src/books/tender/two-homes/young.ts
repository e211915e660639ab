import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { TwoHomes } from './book.ts';

/** A pair of yellow socks that is never in one place. */
export function young({ child: K, grownUp: G, they, still, chance }: TwoHomes): Told {
  const refrain = chance.pick(
    'Where is the other sock?',
    'Sock, where are you?',
    'Where has that sock gone?',
    'Who has my other sock?',
    'Has anyone seen a sock?',
    'Where, oh where, is my sock?',
    'Where can that sock be?',
    'Sock, are you there?',
    'Come out, come out, sock!',
    'Did that sock hop off?',
    'Sock here? Sock there?',
    'One sock! Where is two?',
  );
  return {
    title: titled(chance.pick('one sock here, one sock there', 'where is the other sock?', 'two homes, two socks')),
    refrain,
    pages: [
      page(
        [
          `${K.name} has two socks. Yellow ones. One, two. Hop!`,
          `Look at ${K.names} socks. Yellow. One, two. Hop, hop!`,
          `On goes one sock. On goes two. Yellow, yellow, ${K.name}!`,
          `Who has yellow toes? ${K.name}! One sock. Two socks. Jump!`,
        ],
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [act(K, 'jump', 'happy')],
          things: ['sock'],
        },
      ),
      page(
        [
          `${cap(they)} do not live together now. So there are two homes.`,
          `Now there are two homes. ${cap(they)} live apart.`,
          `One home is now two homes. ${cap(they)} have one each.`,
          `Boxes, boxes. ${cap(they)} will live in two homes.`,
        ],
        { setting: 'street', camera: 'wide', actors: [act(K, 'stand', 'sad')], things: ['house'] },
      ),
      page(
        [
          `"Is it because of me?" "No," said ${G.name}. "It is a grown-up thing. Not yours."`,
          `"Did I do it?" said ${K.name}. "No," said ${G.name}. "It was not you."`,
          `"Was I bad?" said ${K.name}. "No, never. Grown-ups did this," said ${G.name}.`,
          `${K.name} asked it very low. "Me?" "Not you," said ${G.name}. "Not one bit."`,
        ],
        { setting: 'living-room', camera: 'medium', actors: [act(K, 'look-up', 'worried'), act(G, 'kneel', 'calm')] },
      ),
      page(
        [
          `Here is one home. Here is one sock. "${refrain}" said ${K.name}.`,
          `This is one home. One foot is yellow. "${refrain}" said ${K.name}.`,
          `Wake up, ${K.name}. One sock. Only one! "${refrain}"`,
          `A drawer. A sock. Look again. Just one! "${refrain}"`,
        ],
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [act(K, 'sit', 'curious')],
          things: ['sock'],
        },
      ),
      page(
        [
          `Not in the bed. Not in the boots. Not in the soup! "${refrain}"`,
          `Not under the bed. Not in the bath. Not in the bread! "${refrain}"`,
          `Look in the pan. Look in the jug. No, no. "${refrain}"`,
          `Is it in the sink? Is it on the cat? "${refrain}"`,
        ],
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [act(K, 'kneel', 'curious')],
        },
      ),
      page(
        [
          `Pack the bag. Off we go. Bump, bump, bump. Here is the other home.`,
          `Bag on the back. Step, step, step. Hello, other home.`,
          `In goes Bear. Zip, goes the bag. Tramp, tramp. Here we are.`,
          `Bye, this home. Come, bag. Left, right. Hello, that home.`,
        ],
        {
          setting: 'street',
          camera: 'wide',
          actors: [act(K, 'walk', 'calm')],
          things: ['backpack'],
        },
      ),
      page(
        [
          `${K.name} cried at the door. ${cap(G.name)} sat close. "It is hard. ${still}"`,
          `It feels wobbly here. "Sad is all right," said ${G.name}. "${still}"`,
          `Drip, drip, tears. ${cap(G.name)} had a big lap. "${still}"`,
          `"I miss there," said ${K.name}. "I know," said ${G.name}. "${still}"`,
        ],
        { setting: 'living-room', camera: 'close', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `And what is under the chair? Something yellow. The other sock! Ha!`,
          `Wait. What is on the lamp? It is yellow. The other sock! Ha!`,
          `Shake the boot. Thump, thump. What falls out? The other sock! Ha!`,
          `Peep. Who is in the sleeve? Come out, you sock! Ha!`,
        ],
        {
          camera: 'medium',
          actors: [act(K, 'point', 'surprised')],
          things: ['sock'],
        },
      ),
      page(
        [
          `One sock lives here. One sock lives there. ${K.name} lives in both. Good night.`,
          `A sock for this home. A sock for that home. Good night, ${K.name}.`,
          `A yellow sock on this bed. A sock on that. Good night, ${K.name}.`,
          `One foot is warm. One sock waits, over there. Good night.`,
        ],
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [act(K, 'sit', 'calm')],
          things: ['sock'],
        },
      ),
    ],
  };
}
