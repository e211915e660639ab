import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './one-each-old.ts';
import { partsOf } from './parts.ts';

/** Dreams are brought to every bed, and the last of them has to be somebody's. */
export const ONE_EACH: EventPlot = { id: 'one-each', young, middle, old };

function young(going: Going): Told {
  const { title, K, k, G, g, Gcap, D, d, D1, van } = partsOf(going);
  return {
    title,
    refrain: 'Sleep tight!',
    pages: [
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(D, 'stand', 'happy'), seen(K, 'look-up', 'curious')],
          things: ['lorry'],
        },
        `Brrm, brrm! Here comes the dream ${van}. ${D1} brings the dreams.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'hold', 'happy', 'box')], things: ['box'] },
        `One dream says woof. It is for the dog next door. Sleep tight!`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'hold', 'happy', 'box')], things: ['box'] },
        `One dream says splash. It is for the baby. Sleep tight!`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'hold', 'happy', 'box'), seen(G, 'stand', 'happy')], things: ['box'] },
        `One dream says cluck. It is for ${g}. Sleep tight!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'excited', 'box'), seen(D, 'stand', 'happy')], things: ['box'] },
        `Now there is one dream left. It says whoosh! It can fly! It is for ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sit', 'sleepy'), seen(K, 'stand', 'curious')], things: ['box'] },
        `${d} yawns. "Where is your dream?" asks ${k}. ${d} has none.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'box'), seen(D, 'stand', 'surprised')], things: ['box'] },
        `"Have this one," says ${k}. ${Gcap} brings a pillow. Sleep tight, ${d}!`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(D, 'sleep', 'happy'), seen(K, 'look-up', 'surprised')],
          things: ['lorry', 'moon'],
        },
        `Whoosh! Up goes the ${van}, round the moon. ${d} is fast asleep in it.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(D, 'hold', 'happy', 'box'), seen(K, 'sit', 'happy')],
          things: ['box'],
        },
        `Next night ${k} has a big dream. It says woof, splash, cluck and whoosh!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sleep', 'happy'), seen(G, 'stand', 'happy')], things: ['box'] },
        `Everybody is in it. They all fly. Sleep tight, ${k}!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, K, k, G, g, Gcap, D, d, D1, van } = partsOf(going);
  return {
    title,
    refrain: 'Sign here',
    pages: [
      page(
        {
          setting: 'street',
          time: 'night',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(D, 'stand', 'worried'), seen(K, 'look-up', 'surprised')],
          things: ['lorry'],
        },
        `Each night a ${van} came down the street, with its lamps turned low. DREAMS, it said on the side. One night it stopped. "The rain has washed my list away," said ${D1}. "I don't know whose they are!"`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(K, 'walk', 'excited'), seen(G, 'walk', 'curious'), seen(D, 'hold', 'calm', 'box')],
          things: ['box', 'torch'],
        },
        `"We know everybody here," said ${k}. So ${k} and ${g} put on their coats and slippers, to help. The dreams were in brown paper, and as warm as buns. If you held one to your ear, you could hear it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'box'), seen(D, 'point', 'happy')],
          things: ['box', 'pencil'],
        },
        `One barked. That was for the spaniel at number four. One smelled of the sea. That was for Mr Finch, the sailor. "Sign here," said ${d}. A sleepy arm came out, made a cross, and went in again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cover', 'surprised'), seen(G, 'stand', 'happy')], things: ['box'] },
        `They got only two wrong. "Sit down, please, children," said the baby at twelve, in its sleep. And at thirteen the head teacher said, "Boo!" They left it like that. It sounded as if they both liked it.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'excited', 'box'), seen(D, 'stand', 'calm')], things: ['box'] },
        `Then there was one left, as light as air. There was a wind in it. "It's flying!" said ${k}. It was for the only one who had not had a dream yet. It was for ${k}. "Sign here," said ${d}, and yawned.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'think', 'curious'), seen(D, 'sit', 'sleepy')],
          things: ['box', 'pencil'],
        },
        `"And when do you have yours?" said ${k}. "I don't," said ${d}. "There's one for each bed, and I haven't got a bed here. I had one once. There was a goat in it. It was a long time ago."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'determined', 'box'), seen(D, 'stand', 'surprised')],
          things: ['box', 'pencil'],
        },
        `${k} had waited all year for that dream. ${k} listened to the wind once more. Then ${k} wrote ${d} on the label. "I had one yesterday," said ${k}, and held out the pencil. "Sign here."`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(D, 'sleep', 'sleepy'), seen(K, 'look-up', 'surprised')],
          things: ['lorry', 'moon'],
        },
        `${Gcap} brought out a pillow. ${d} lay down in the ${van}, and shut both eyes. Then the wheels left the road! It flew past the window with all its lamps lit. It went twice round the church, snoring.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'calm')], things: ['pillow'] },
        `That night ${k} had no dream. It was only dark and quiet, like a room with nothing in it. "I had tea with a hen," said ${g} in the morning. ${k} passed the jam, and smiled a bit.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [seen(D, 'hold', 'happy', 'box'), seen(K, 'stand', 'surprised')],
          things: ['box', 'lorry'],
        },
        `Next night there was a big parcel, tied up with a bootlace. "I made it," said ${d}. "Everybody gave me a bit of theirs." It barked. It smelled of the sea. It said "Boo". "Sign here," said ${d}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'happy'), seen(G, 'stand', 'happy')],
          things: ['star'],
        },
        `They were all in it, the spaniel and the sailor and the hen. And all of them could fly. Now there is always one more on the list. "Cab," it says. ${Gcap} came in, and tucked up an arm. It had just made a cross.`,
      ),
    ],
  };
}
