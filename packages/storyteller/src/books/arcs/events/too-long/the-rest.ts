import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './the-rest-old.ts';

/** Too long for the basket, the umbrella and hide and seek; and just as long as the gap under the door. */
export const THE_REST: EventPlot = { id: 'the-rest', young, middle, old };

function young(going: Going): Told {
  const { A, G, a, Gcap, chance } = going;
  const { refrain, K, k } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(K, 'wave', 'happy')] },
        `A nose comes in. Ears come in. It is ${A.introduced}! "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried')], things: ['basket'] },
        `The front goes into the basket. The back stays on the floor. ${a} is too long.`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'umbrella'), seen(A, 'walk', 'worried')],
          things: ['umbrella'],
        },
        `Drip, drop! The umbrella goes over the front. And the back? Wet. "${refrain}" says ${k}.`,
      ),
      page(
        {
          setting: 'garden',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'hide', 'happy'), seen(K, 'point', 'happy')],
          things: ['tree'],
        },
        `${a} hides behind the tree. Out sticks a nose. Out sticks a tail. "Found you! Twice!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'hug', 'calm')] },
        `"I am too long," says ${a}. "I am too long for everything."`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'worried')],
        },
        `Night. Whooo! The wind comes in, under the door. Brr, go all the toes!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'determined'), seen(G, 'hold', 'worried', 'scarf')],
          things: ['scarf', 'pillow'],
        },
        `They push in a scarf. Too short! They push in a pillow. Too short! Whooo!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(K, 'kneel', 'surprised')] },
        `${a} lies down by the door. Here is the nose. "${refrain}" says ${k}. And here is the tail!`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(G, 'cheer', 'happy'), seen(A, 'sit', 'proud')] },
        `Hush. No wind at all! ${a} is as long as the door. "Just right!" says ${Gcap === 'The grown-up' ? 'the grown-up' : Gcap}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(A, 'sleep', 'sleepy')] },
        `Bedtime. The nose warms ${K.names} nose. "${refrain}" It warms all ten toes. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, chance } = going;
  const { refrain, K, k } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(K, 'wave', 'happy')] },
        `When ${A.introduced} came to breakfast, the nose came first. It said good morning. Then one waited. "${refrain}" said ${k}. By the time the tail was in, the toast was cold.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'sit', 'worried')], things: ['basket'] },
        `There was a basket, and it was a good one. ${a} put in the front end, and the back fell out. ${a} put in the back, and the front was on the rug. It would have done very well for half of ${a}.`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'umbrella'), seen(A, 'walk', 'worried')],
          things: ['umbrella'],
        },
        `In the rain ${k} held the umbrella over ${a}, as far as it went. The ears were dry. Some way behind them it rained on the tail. "Sorry!" ${k} called to it. "${refrain}"`,
      ),
      page(
        {
          setting: 'garden',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'hide', 'happy'), seen(K, 'point', 'happy')],
          things: ['tree'],
        },
        `${a} was good at hide and seek, but only in the middle. Behind the tree there was nobody to be seen. To the left of the tree there was a nose. To the right of it there was a tail, and it wagged. "Found you," said ${k}. "Twice."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'hug', 'calm')] },
        `"Couldn't I be a bit shorter?" said ${a}. "I'm too long for the basket. I'm too long for the rain." ${k} put an arm round the front, and then one round the back. It took some walking. "You're not too long for me," said ${k}.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'worried')],
        },
        `That night the wind got up. "Whooo," it said, and came in under the door. The curtains danced. The pages of the book turned by themselves. "My toes have gone," said ${k}. "Mine went long ago," said ${g}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'determined'), seen(G, 'hold', 'worried', 'scarf')],
          things: ['scarf', 'pillow'],
        },
        `So they stuffed up the gap. The scarf did the left half, and the wind came in on the right. The pillow did the middle, and it came in on both sides. "Everything's too short," said ${k}. "There's nothing in this house that's long enough."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(K, 'point', 'excited')] },
        `It went quiet, but for the wind. In the doorway there was a nose. It stood there, and listened. "Too short?" said ${a}. Nobody had ever said that before. ${k} looked at the door. ${k} looked at ${a}, from one end to the other.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'proud'), seen(K, 'kneel', 'happy')] },
        `${a} lay down along the bottom of the door. The nose was in one corner. "${refrain}" said ${k}. It came, and it came. The tip of the tail went into the other corner. Not a hair was left over.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(A, 'sit', 'proud')] },
        `"Whoo?" said the wind, outside. It tried the left, and it tried the right. Then it went next door. In the room the curtains hung still. "As long as a door," said ${g}. "Exactly as long as a door." ${a} held quite still, so as not to be any shorter.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(A, 'sleep', 'sleepy')] },
        `At bedtime ${K.names} nose was cold, and so were ten toes, far below. Something warm came up beside the pillow. "${refrain}" whispered ${k}. And all the way down, one after the other, ten toes came back.`,
      ),
    ],
  };
}
