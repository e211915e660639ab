import type { Told } from '../../arc.ts';
import { cap, titled } from '../wording.ts';
import type { NewHouse } from './arc.ts';

/** Told to the smallest: one, two, three marks on a door; the door stays; a string goes. */
export function young({ child: K, grownUp: G, before, refrain, home, there, chance }: NewHouse): Told {
  const name = K.name;
  const g = cap(G.name);
  return {
    title: titled(chance.pick(`the string with knots`, `${name} on the door`, `how big is ${name}?`)),
    refrain,
    pages: [
      {
        text: [
          `Look at the marks on the door. Small. Bigger. Big! All of them are ${name}.`,
          `Every year ${name} stands by the door. Every year there is a new mark.`,
          `This door has marks on it. This is ${name} at two. This is ${name} now.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [{ who: K, pose: 'stand', feeling: 'proud' }],
        },
      },
      {
        text: [
          `${g} has a string as well. It has a knot for each mark. That is ${name}, in string.`,
          `How big? Get the string! ${g} ties a knot. There is ${name}, in string.`,
          `${g} ties knots in a string. One knot, two knots. They are as tall as ${name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: G, pose: 'hold', feeling: 'happy', holds: 'string' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Boxes, boxes, boxes. They are off to a new ${there}. Cups in. Books in. Bed in.`,
          `It is the day to move. The chairs go. The pots go. To a new ${there}!`,
          `Into a box, teddy. Into a box, hats. There is a new ${there} to fill.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'hold', feeling: 'excited' },
            { who: G, pose: 'walk', feeling: 'calm' },
          ],
          things: ['box'],
        },
      },
      {
        text: [
          `"And the door?" said ${name}. But a door fits no box.`,
          `${name} pulled at the door. "Come on!" But doors stay where they are.`,
          `"I want my marks," said ${name}. But marks do not come off a door.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'reach', feeling: 'sad' },
            { who: G, pose: 'kneel', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `Here is the new ${home}. It is so empty! ${name} looked. "${refrain}."`,
          `The new ${home} smelled of paint. It was not like home. ${name} looked. "${refrain}!"`,
          `In they went. The new ${home} was too big. ${name} looked. "${refrain}."`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'worried' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: ['house', 'box'],
        },
      },
      {
        text: [
          `And look! This door has marks. But they say ${before}, not ${name}. "${refrain}."`,
          `What is on the door? One mark. Two marks. But they are for ${before}. ${name} looked. "${refrain}."`,
          `Who is this, on the door? ${before} lived here before. ${name} looked. "${refrain}!"`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'close',
          actors: [{ who: K, pose: 'look-up', feeling: 'surprised' }],
        },
      },
      {
        text: [
          `${name} looked in the last box. There was the string! The string with all the knots.`,
          `${name} looked in a box. No cups. No hats. Only the old string. Oh!`,
          `What is in this box? It is the string! "That is me," said ${name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [{ who: K, pose: 'reach', feeling: 'excited' }],
          things: ['box', 'string'],
        },
      },
      {
        text: [
          `Up goes the string. ${g} holds it. Knot, mark. Knot, mark. There is ${name}!`,
          `${g} held the string. ${name} made the marks. Now they are on this door, too.`,
          `Hello, new door! ${g} holds up the string. A mark for each knot. There is ${name}!`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'reach', feeling: 'happy' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
          things: ['string'],
        },
      },
      {
        text: [
          `It is night. Two are on the door now. Good night, ${before}. Good night, ${name}.`,
          `Now it is dark. ${name} is in bed. ${name} and ${before} are both on the door.`,
          `${name} is asleep. The door has two on it now. Good night, new ${home}.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: K, pose: 'sit', feeling: 'sleepy' }],
        },
      },
    ],
  };
}
