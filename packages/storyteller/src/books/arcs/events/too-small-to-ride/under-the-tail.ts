import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { page, withChildBeside } from '../page.ts';
import { old } from './under-the-tail-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * For the big ride one has to reach up to a wooden bear's paw, and for the small one to fit under a wooden mouse's tail.
 * Who is too small for the one is the only one who may on the other.
 */
export const UNDER_THE_TAIL: EventPlot = mateBeside({
  id: 'under-the-tail',
  young: (going) => young(withChildBeside(going)),
  middle: (going) => middle(withChildBeside(going)),
  old: (going) => old(withChildBeside(going), titled(going.chance.pick(...TITLES))),
});

function young(going: Going): Told {
  const { refrain, K, k, S, s, G, g, Gcap } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'excited'), seen(S, 'stand', 'happy'), seen(G, 'stand', 'happy')],
        },
        `The theme park! ${k} wants the rollercoaster. Up, up, and whee!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'proud'), seen(G, 'stand', 'calm')], things: ['sign'] },
        `A wooden bear holds a paw out. "Are you as tall as that?" "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined')], things: ['sign'] },
        `${k} stands on two toes. "Flat feet!" says the lady. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'worried', 'hat')], things: ['sign'] },
        `${k} puts on a tall hat. "Hats off!" says the lady. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'cheer', 'excited'), seen(K, 'stand', 'sad'), seen(G, 'hug', 'calm')] },
        `${S.introduced} is tall. In goes ${s}. Whee! ${k} must wait with ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')], things: ['sign'] },
        `But look! A very small door. A wooden mouse. "Can you fit under my tail?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(S, 'kneel', 'sad')], things: ['sign'] },
        `${s} is too big. ${Gcap} is too big. ${k} fits! In goes ${k}.`,
      ),
      page(
        { setting: 'cave', camera: 'wide', actors: [seen(K, 'sit', 'excited')], things: ['train', 'star'] },
        `It is a tiny train! Round and round, under the stars. Whee, ${k}!`,
      ),
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(S, 'kneel', 'curious'), seen(K, 'point', 'happy')] },
        `"What was in there?" says ${s}. "I will tell you," says ${k}. "Then you tell me!"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
          things: ['pencil'],
        },
        `At home ${g} draws a line. "As tall as the bear? ${refrain}" But nearly. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, S, s, G, g, Gcap } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'excited'), seen(S, 'stand', 'happy'), seen(G, 'stand', 'happy')],
        },
        `You could see the rollercoaster from the car park of the theme park. It went up like a ladder and came down like a dropped plate. "That one first," said ${k}. ${k} had been saying it since March.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'proud'), seen(S, 'stand', 'calm')], things: ['sign'] },
        `By the gate stood a wooden bear, with one paw out. "You must be as tall as my paw," said the sign. ${S.introduced} walked up, and the paw went bonk. ${k} walked up, and went straight under. "${refrain}" said the lady at the gate.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined')], things: ['sign'] },
        `${k} tried again, with a straight back and a long neck. Nobody looked at the toes. "Flat feet, please," said the lady, who always looked at the toes. It was one finger too small. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'worried', 'hat')], things: ['sign'] },
        `Next ${k} came by in a tall hat. "Hats off," said the lady. "It's not that I don't want you. The seat has a bar, and the bar has to have somebody to hold. ${refrain}" She said it quite kindly. It was still not yet.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'cheer', 'excited'), seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `So ${s} went in, and looked back, and was gone. ${k} and ${g} sat on a wall with their backs to it. You can hear it all the same. Clack, clack, clack, and then everybody you know is screaming with joy.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')], things: ['sign'] },
        `Behind the wall was a bush. Behind the bush there was a door, no higher than a chair. Beside it sat a wooden mouse with its tail in the air. "You must fit under my tail," said the sign. There was no queue. There was not even a grown-up.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'proud'), seen(S, 'kneel', 'sad'), seen(G, 'kneel', 'worried')],
          things: ['sign'],
        },
        `"Let me!" said ${s}, coming up with wild hair. The tail went bonk. ${Gcap} tried, on both knees. Bonk. A very old man in a cap looked out. "Not any more," he told them. "I'm sorry. Next?" And ${k} walked under, with room for a finger.`,
      ),
      page(
        { setting: 'cave', camera: 'wide', actors: [seen(K, 'sit', 'excited')], things: ['train', 'star'] },
        `It was a train. The carriages were as big as shoe boxes. It went in the dark under the roots, and through a room of stars. It went round a bend so fast that ${k} screamed with joy. Nobody over the wall knew who it was.`,
      ),
      page(
        {
          setting: 'playground',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(S, 'kneel', 'curious'), seen(K, 'point', 'happy')],
        },
        `"What was in there?" said ${s}. ${s} had an eye to the keyhole. "What was it like up there?" said ${k}. They looked at each other. Then they told it, all the way home, with both hands. They each went on the two rides that day.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
          things: ['pencil'],
        },
        `At home there is a door with pencil lines up it. ${Gcap} drew a new one, over ${K.names} flat hair. "As tall as the bear?" said ${k}. "${refrain}" said ${g}. ${k} lay as long as possible, and then curled up like a mouse. There was no hurry. It was only a finger.`,
      ),
    ],
  };
}
