import type { Told } from '../../arc.ts';
import { cap, titled } from '../wording.ts';
import type { NewHouse } from './arc.ts';

/** Told to the smallest: one, two, three marks on a door; the door stays; a string goes. */
export function young({ child: K, grownUp: G, before, refrain, home, chance }: NewHouse): Told {
  const name = K.name;
  const g = cap(G.name);
  return {
    title: titled(chance.pick(`the string with knots`, `${name} on the door`, `how big is ${name}?`)),
    refrain,
    pages: [
      {
        text: [
          `Stand by the door, ${name}. One mark. That is you. And up here? You too.`,
          `See the marks on the door? Small. Big. Bigger. All of them are ${name}.`,
          `This door has ${name} on it. ${name} at two. And ${name} now.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [{ who: K, pose: 'stand', feeling: 'proud' }],
        },
      },
      {
        text: [
          `${g} has no ruler. ${g} has a string. A knot for each mark. Tie, tie.`,
          `How big? Get the string! ${g} ties a knot. There is ${name}, in string.`,
          `${g} likes a bit of string. One knot, two knots. It is just ${name}.`,
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
          `Boxes, boxes, boxes. They are off to a new ${home}. Cups in. Books in. Bed in.`,
          `It is the day to move. The chairs go. The pots go. To a new ${home}!`,
          `Into a box, teddy. Into a box, hats. There is a new ${home} to fill.`,
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
          `Here it is, the new ${home}. Hello? Lo, lo. "${refrain}."`,
          `One new ${home}. It had a smell of paint. "${refrain}!"`,
          `In they went. The new ${home} was too big. "${refrain}."`,
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
          `And look! This door has marks. They say ${before}. "${refrain}."`,
          `What is on the door? One mark. Two marks. But they are for ${before}. "${refrain}."`,
          `Who is this, on the door? ${before} lived here before. "${refrain}!"`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'close',
          actors: [{ who: K, pose: 'look-up', feeling: 'surprised' }],
        },
      },
      {
        text: [
          `What is at the bottom of this box? A string. A string with knots!`,
          `${name} looked in a box. No cups. No hats. Only the old string. Oh!`,
          `Where is ${name}, small and big? In a box, on a string!`,
        ],
        scene: {
          camera: 'medium',
          actors: [{ who: K, pose: 'reach', feeling: 'excited' }],
          things: ['box', 'string'],
        },
      },
      {
        text: [
          `Hold it up to the door. Knot, mark. Knot, mark. Hello, ${name}!`,
          `${g} held the string. ${name} made the marks. All of them came too.`,
          `Up goes the string, by the door. A mark for each knot. There is ${name}.`,
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
          `Night. Two on one door. Good night, ${before}. Good night, ${name}.`,
          `Now it is dark. ${name} is in bed. On the door are two, side by side.`,
          `Shh. The boxes sleep. ${name} too. But the door is awake. Two are on it.`,
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
