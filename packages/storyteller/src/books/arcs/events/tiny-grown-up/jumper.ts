import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './jumper-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** A jumper has got small in the wash, and whoever puts it on gets small in it; the child looks after them until it is off. */
export const JUMPER: EventPlot = standsApart({ id: 'jumper', young, middle, old });

function young(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { refrain, aPea, B, b } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'hold', 'sad', 'shirt'), seen(K, 'stand', 'curious')],
        },
        `Here is ${G.names} red jumper. Oh dear! The wash was too hot. It is so small now.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `"It will fit," says ${g}. On it goes. Pop! Where is ${g}? ${B.introduced} looks.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(G, 'wave', 'surprised')] },
        `"Down here!" There is ${g}! ${Gcap} is as small as ${aPea}!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(G, 'sit', 'happy')], things: ['bread'] },
        `"Eat up, then you grow," says ${k}. One crumb of bread. "${refrain}" says ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'calm', 'watering-can'), seen(G, 'cover', 'surprised')] },
        `"Flowers grow with water," says ${k}. Drip! Wet, wet, wet. "${refrain}" says ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(G, 'reach', 'worried')] },
        `"Stretch!" says ${k}. Up, up, up go the arms. "${refrain}" says ${g}.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'walk', 'happy')] },
        `So ${g} sits in the pocket. ${k} looks after ${g}. "Hold on tight, ${g}!"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'kneel', 'calm'), seen(G, 'sit', 'sleepy')],
        },
        `Now it is night. ${k} makes a very small bed. "Jumper off, ${g}! Oh!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')] },
        `The jumper is small. It made ${g} small! "Take it off!" says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hug', 'happy'), seen(K, 'hug', 'happy')] },
        `Off it comes. POP! Big ${g} is back. What a big hug!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'wave', 'surprised'), seen(K, 'look-up', 'surprised')], things: ['shirt'] },
        `But who is in the jumper now? "Down here!" It is ${b}! Good night, tiny ${b}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { refrain, aPea, B, b } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'hold', 'sad', 'shirt'), seen(K, 'stand', 'curious')],
        },
        `${G.names} red jumper had been in the wash. The wash had been too hot. It came out as small as a sock. "Oh dear," said ${k}. "Nonsense," said ${g}, who loved that jumper. "It will still fit."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `${Gcap} pulled and pulled, and got it on. Then it went pop! There was nobody in the kitchen but ${k}, and ${B.introduced}. "Where are you?" called ${k}. They looked behind the door, and in the bread bin.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(G, 'wave', 'surprised')] },
        `"Down here!" said a voice like a fly. By the leg of the table stood ${g}, no bigger than ${aPea}. "Don't move!" said ${k}. "I'll look after you. Stay where I can see you." That was what ${g} always said to ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(G, 'sit', 'happy')], things: ['bread'] },
        `"You have to eat up if you want to grow," said ${k}. ${Gcap} sat on the plate and ate one crumb of bread. It was as big as a cushion. ${Gcap} could not manage the crust. "${refrain}" said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'calm', 'watering-can'), seen(G, 'cover', 'surprised')] },
        `"Beans grow if you water them," said ${k}, and fetched the watering can. One drop fell on ${g}, and that was a whole bath. ${k} dried ${g} with a corner of a paper hanky. "${refrain}" said ${g}, and sneezed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'curious'), seen(G, 'reach', 'worried')] },
        `At the kitchen door were pencil lines, where ${g} measured ${k} each birthday. "Stand up straight," said ${k}. "Heels together. Stretch!" ${k} drew a line with a very sharp pencil. It was lower than the mat. "${refrain}" said ${g}.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'walk', 'happy')] },
        `So they made the best of it. ${k} put ${g} in the top pocket, where it was warm. They went round the garden. "Hold on tight," said ${k}. "Don't lean out. And tell me if you need a wee."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'kneel', 'calm'), seen(G, 'sit', 'sleepy')],
        },
        `In the evening ${k} made a bed in a walnut shell. A leaf was the blanket. ${Gcap} got in just as it was. "You can't sleep in your jumper," said ${k}. "You always say that to me." And then ${k} looked at the jumper.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')] },
        `It was red. It fitted ${g} very well. "That jumper got small in the wash," said ${k} slowly. "And then you got small in the jumper. It isn't you at all! It's the jumper! Quick, take it off!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hug', 'happy'), seen(K, 'hug', 'happy')] },
        `It went over one ear, and over the other. POP! There sat ${g}, as big as ever, on what had been a walnut. "Thank you for looking after me," said ${g}. And this time ${k} was the one who had to stretch, for the hug.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious'), seen(B, 'wave', 'surprised')], things: ['shirt'] },
        `"Bed now," said ${g}. "Where's ${b}?" They looked under the pillow and behind the door. On the floor lay the red jumper. Something moved in the left sleeve. "Down here!" said a voice like a fly.`,
      ),
    ],
  };
}
